import type pg from 'pg';

/** The channel of LISTEN and NOTIFY. Its messages are only wake-ups; the events are in the outbox. */
export const wakeChannel = 'chalkline_live';

/** Sent by a trigger: there are unnumbered events no process knows about. */
export const unnumberedNotice = 'new';

/**
 * Numbers committed events and wakes the other processes. The numbering process holds the head's row lock until it
 * commits, so numbers become visible in order and without gaps: a reader that asks for numbers above the last one it
 * saw misses nothing, whatever transactions are still open.
 *
 * Revoked permissions come first in their round, so nothing committed after them is ever delivered earlier. Other
 * events of a round are in the order they were written. A transaction that waited for another one's row lock wrote
 * after it, so changes of one row are delivered in order.
 */
export async function numberEvents(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select from platform.live_head for update');
    // A separate statement, to see what was committed while waiting for the lock.
    await client.query(numberWhatIsThere);
    await client.query('commit');
  } catch (error) {
    // A broken connection has already rolled back, and the first error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const numberWhatIsThere = `
  with fresh as (
    select id, row_number() over (order by kind <> 'rights', id) as place from platform.live_outbox where seq is null
  ), head as (
    update platform.live_head set seq = seq + (select count(*) from fresh)
    where exists (select from fresh)
    returning seq - (select count(*) from fresh) as before
  ), numbered as (
    update platform.live_outbox set seq = head.before + fresh.place
    from fresh, head where live_outbox.id = fresh.id
    returning live_outbox.seq
  )
  select pg_notify('${wakeChannel}', '') from numbered limit 1`;

export interface OutboxState {
  readonly seq: number;
  readonly sweptSeq: number;
  /** Something committed isn't numbered yet. */
  readonly waiting: boolean;
}

export async function readState(client: pg.ClientBase): Promise<OutboxState> {
  const result = await client.query<{ seq: string; swept: string; waiting: boolean }>(
    `select seq, swept_seq as swept, exists (select from platform.live_outbox where seq is null) as waiting
     from platform.live_head`,
  );
  const [row] = result.rows;
  if (!row) throw new Error('live_head has no row: the migrations did not run to their end.');
  return { seq: Number(row.seq), sweptSeq: Number(row.swept), waiting: row.waiting };
}

/** The next events after a number, on all topics. */
export async function readAfter(client: pg.ClientBase, after: number, limit: number) {
  const result = await client.query<{ seq: string; topic: string; kind: string; json: string }>(
    `select seq, topic, kind, coalesce(data::text, 'null') as json
     from platform.live_outbox where seq > $1 order by seq limit $2`,
    [after, limit],
  );
  return result.rows.map(({ seq, topic, kind, json }) => ({ seq: Number(seq), topic, kind, json }));
}
