import Fastify from 'fastify';
import pg from 'pg';

/**
 * The limit to compare the food diary with: a bare Fastify handler with one hand-written, prepared query each. No checks,
 * no access, no figures of foods. Started as a process of its own: `node bench/bare-diary.ts DATABASE_URL PERSON_ID`; says
 * its address on the first line.
 */
const [databaseUrl, personId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();

/** What a search reads beside the food table: what was eaten lately comes first. */
app.get('/search', async () => {
  const text = `select food_id from nutrition.diary_entries where person_id = $1 order by id desc limit 200`;
  const { rows } = await pool.query({ name: 'search', text, values: [personId] });
  return { message: 'OK', data: rows };
});

app.get('/day', async (request) => {
  const { day } = request.query as { day: string };
  const text = `select * from nutrition.diary_entries where person_id = $1 and day = $2 order by id`;
  const { rows } = await pool.query({ name: 'day', text, values: [personId, day] });
  return { message: 'OK', data: rows };
});

app.get('/history', async (request) => {
  const { to } = request.query as { to: string };
  const text = `select day::text, count(*)::int as entries, sum(milligrams)::text as milligrams
    from nutrition.diary_entries where person_id = $1 and day between $2::date - 89 and $2 group by day order by day`;
  const { rows } = await pool.query({ name: 'history', text, values: [personId, to] });
  return { message: 'OK', data: rows };
});

app.get('/add', async () => {
  const text = `insert into nutrition.diary_entries
      (id, person_id, day, meal, food_id, name, unit, quantity, milligrams, version, created_at, updated_at)
    values (gen_random_uuid(), $1, '2028-01-01', 'lunch', 'sr-173410', 'Food', 'g', 100000, 100000, 1, now(), now())
    returning id`;
  const { rows } = await pool.query({ name: 'add', text, values: [personId] });
  return { message: 'OK', data: rows[0] };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
