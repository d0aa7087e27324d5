import Fastify from 'fastify';
import pg from 'pg';

/**
 * The limit to compare with: a bare Fastify handler with one hand-written, prepared query each, which gives
 * the same bytes. No checks, no access, no envelope made from a schema. Started as a process of its own:
 * `node bench/bare-process.ts DATABASE_URL COMPETITION_ID`; says its address on the first line.
 */
const [databaseUrl, competitionId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();

const listQuery = `
  select c.id, c.name, c.place, c.country, c.online, c.starts_on::text as "startsOn", c.ends_on::text as "endsOn",
    c.zone, c.state, f.names as "divisionNames", f.entered as "entryCount", f.capacity,
    (select count(*)::int from (select 1 from competitions.competitions where state = 'published' and visibility = 'public'
      and ends_on > $1
      limit 10001) counted) as total
  from competitions.competitions c left join lateral (
    select array_agg(d.name order by d.position, d.id) as names,
      sum((select count(*) from competitions.entries e where e.division_id = d.id and e.state = 'active'))::int as entered,
      case when bool_and(d.capacity is not null) then sum(d.capacity)::int end as capacity
    from competitions.divisions d where d.competition_id = c.id) f on true
  where c.state = 'published' and c.visibility = 'public' and c.ends_on > $1
  order by c.starts_on, c.id limit 13`;

app.get('/list', async (request, reply) => {
  const { next } = request.query as { next: string };
  const { rows } = await pool.query({ name: 'list', text: listQuery, values: [yesterday()] });
  const total = rows[0]?.total;
  const data = rows.slice(0, 12).map(({ total: _, ...row }) => row);
  reply.header('content-type', 'application/json; charset=utf-8');
  return JSON.stringify({ message: 'OK', data, next, total });
});

const boardQuery = `
  select b.head, p.rows, b.row_count as "rowCount", h.seq
  from competitions.divisions d join competitions.boards b on b.division_id = d.id and b.view = 'public'
  join competitions.board_pages p on p.division_id = b.division_id and p.view = b.view and p.page = 0, platform.live_head h
  where d.competition_id = $1 order by d.position limit 1`;

app.get('/board', async (request, reply) => {
  const { next } = request.query as { next: string };
  const { rows } = await pool.query({ name: 'board', text: boardQuery, values: [competitionId] });
  const [{ head, rows: page, rowCount, seq }] = rows;
  const data = `${head.slice(0, -1)},"position":"${seq}","rows":${page}}`;
  reply.header('content-type', 'application/json; charset=utf-8');
  return `{"message":"OK","data":${data},"next":${next ? JSON.stringify(next) : 'null'},"total":${rowCount}}`;
});

/** The last day that is over in every zone. */
function yesterday(): string {
  return new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
}

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
