import Fastify from 'fastify';
import pg from 'pg';

/**
 * The limit to compare a door with: a bare Fastify handler with the two statements that a check-in can't do without, in a
 * transaction, and one that answers a prepared query with the list. No access, no signature, no event to others. Started
 * as a process of its own: `node bench/bare-door.ts DATABASE_URL EVENT_ID`; says its address on the first line.
 */
const [databaseUrl, eventId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();

app.post('/check-in', async (request) => {
  const { ticket_id: ticketId, gate } = request.body as { ticket_id: string; gate: string };
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'in',
      text: `update events.tickets set checked_in_at = now(), gate = $2 where id = $1 and checked_in_at is null
        and state = 'valid' returning id as "ticketId", order_id as "orderId", holder_name as "holderName", gate`,
      values: [ticketId, gate],
    });
    await client.query({
      name: 'scan',
      text: `insert into events.scans (id, ticket_id, number, kind, gate, at) values (gen_random_uuid(), $1, 1, 'in', $2, now())`,
      values: [ticketId, gate],
    });
    await client.query('commit');
    return { message: 'OK', data: rows[0] };
  } finally {
    client.release();
  }
});

app.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select t.id as "ticketId", t.order_id as "orderId", t.holder_name as "holderName", y.name as "typeName", t.serial,
        t.state, t.checked_in_at as "checkedInAt", t.checked_out_at as "checkedOutAt", t.gate, '' as by
      from events.tickets t join events.ticket_types y on y.id = t.type_id where t.group_id = $1
      order by t.holder_name, t.id`,
    values: [eventId],
  });
  return { message: 'OK', data: rows };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
