import type pg from 'pg';

/** The channel of LISTEN and NOTIFY. Its messages only wake; what happened stands in the outbox. */
export const wakeChannel = 'chalkline_live';

/** What a trigger says on it: there is something without a number, and no process knows. */
export const unnumberedNotice = 'new';

/**
 * Gives numbers to what is committed and has none, and wakes the other processes. Whoever numbers holds the
 * head's row lock until its own commit, so numbers become visible in their order and without holes: a reader
 * that asks for what is above the last number it saw misses nothing, whatever transactions are still open.
 *
 * Rights that ended come first in their round: what was committed after them is never in an earlier one. Among the others
 * of one round the order is that of writing. A transaction that waited for another one's row lock wrote
 * after it, so what was changed first is told first.
 */
export async function numberEvents(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select from platform.live_head for update');
    // A statement of its own: it must see what was committed while the lock was awaited.
    await client.query(numberWhatIsThere);
    await client.query('commit');
  } catch (error) {
    // A broken connection has rolled back by itself, and the first error is the one to tell.
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
  /** Something is committed and has no number yet. */
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

/** The next events after a number, of all topics. */
export async function readAfter(client: pg.ClientBase, after: number, limit: number) {
  const result = await client.query<{ seq: string; topic: string; kind: string; json: string }>(
    `select seq, topic, kind, coalesce(data::text, 'null') as json
     from platform.live_outbox where seq > $1 order by seq limit $2`,
    [after, limit],
  );
  return result.rows.map(({ seq, topic, kind, json }) => ({ seq: Number(seq), topic, kind, json }));
}
