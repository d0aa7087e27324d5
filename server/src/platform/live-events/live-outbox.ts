import { hour } from '@chalkline/contract/spans.ts';
import { and, asc, count, gt, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import { liveHead, liveOutbox } from './live.table.ts';
import type { LiveMessage } from './live.ts';

/** An event as it is handed through: `json` is its data as text. */
export interface LiveEvent {
  readonly seq: number;
  readonly topic: string;
  readonly kind: string;
  readonly json: string;
}

export interface Head {
  readonly seq: number;
  readonly sweptSeq: number;
}

/** Events between two numbers: after the first, up to and with the second. */
export interface Stretch {
  readonly topics: readonly string[];
  readonly after: number;
  readonly upTo: number;
}

/** How far the numbering is, as this connection sees it. */
export async function readHead(db: Sql): Promise<Head> {
  const [head] = await db.select({ seq: liveHead.seq, sweptSeq: liveHead.sweptSeq }).from(liveHead);
  if (!head) throw new Error('live_head has no row: the migrations did not run to their end.');
  return head;
}

/** The kind of an event whose data was too large to send: whoever watches reads the thing again. */
export const rereadKind = 'reread';

/**
 * The kind of an event that says: who may watch this topic has changed, ask again. The database writes it itself when
 * rights end (migration `ended_rights`), under the topic, or under `session:<id>` or `person:<id>`.
 */
export const rightsKind = 'rights';

const mostBytes = 65_536;

/**
 * Writes a message into the outbox, one event for each topic, in the caller's transaction and in this order; they
 * have no numbers yet. Data that is too large becomes "read it again".
 */
export async function keepMessage(
  db: Sql,
  topics: readonly string[],
  message: Pick<LiveMessage, 'kind' | 'data'>,
  now: Date,
): Promise<void> {
  const data = JSON.stringify(message.data ?? null);
  const isTooLarge = Buffer.byteLength(data) > mostBytes;
  const [kind, json] = isTooLarge ? [rereadKind, 'null'] : [message.kind, data];
  await db.execute(sql`
    insert into ${liveOutbox} (topic, kind, data, created_at)
    select topic, ${kind}, ${json}::json, ${now}
    from unnest(${sql.param(topics)}::text[]) with ordinality as given (topic, place)
    order by place`);
}

/** Makes all that was told on these topics since a moment into "read it again". */
export async function callEventsBack(db: Sql, topics: readonly string[], since: Date): Promise<void> {
  if (topics.length === 0) return;
  const revoked = and(
    inArray(liveOutbox.topic, [...topics]),
    gte(liveOutbox.createdAt, since),
    ne(liveOutbox.kind, rightsKind),
  );
  // One after the other: each has an index of its own.
  for (const numbered of [isNull(liveOutbox.seq), isNotNull(liveOutbox.seq)]) {
    await db.update(liveOutbox).set({ kind: rereadKind, data: null }).where(and(numbered, revoked));
  }
}

/** How many events a stretch holds, counted no further than `most`. */
export async function countEvents(db: Sql, stretch: Stretch, most: number): Promise<number> {
  const some = db
    .select({ seq: liveOutbox.seq })
    .from(liveOutbox)
    .where(within(stretch))
    .limit(most)
    .as('some');
  const [counted] = await db.select({ count: count() }).from(some);
  return counted?.count ?? 0;
}

/** When the first event of a stretch was told; null where it has none. */
export async function firstToldAt(db: Sql, stretch: Stretch): Promise<Date | null> {
  const [first] = await db
    .select({ createdAt: liveOutbox.createdAt })
    .from(liveOutbox)
    .where(within(stretch))
    .orderBy(asc(liveOutbox.seq))
    .limit(1);
  return first?.createdAt ?? null;
}

/** The first events of a stretch, in order. */
export async function readEvents(db: Sql, stretch: Stretch, limit: number): Promise<LiveEvent[]> {
  const { topic, kind } = liveOutbox;
  return db
    .select({
      seq: sql<number>`${liveOutbox.seq}`.mapWith(Number),
      topic,
      kind,
      json: sql<string>`coalesce(${liveOutbox.data}::text, 'null')`,
    })
    .from(liveOutbox)
    .where(within(stretch))
    .orderBy(asc(liveOutbox.seq))
    .limit(limit);
}

function within({ topics, after, upTo }: Stretch) {
  return and(inArray(liveOutbox.topic, [...topics]), gt(liveOutbox.seq, after), lte(liveOutbox.seq, upTo));
}

/** Events are kept for so long, and a browser that was away for longer starts afresh. */
export const keptHours = 24;

const sweptAtOnce = 5_000;

/**
 * Deletes numbered events that are older than a day, oldest first, and writes down how far it came. Gives how
 * many. Call it again while it gives any. The caller's transaction holds the head's lock to its end.
 */
export async function sweepEvents(db: Sql, now: Date): Promise<number> {
  const past = new Date(now.getTime() - keptHours * hour);
  await db.select({ seq: liveHead.seq }).from(liveHead).for('update');
  const result = await db.execute<{ swept: number }>(sql`
    with oldest as (
      select seq, created_at from platform.live_outbox where seq is not null order by seq limit ${sweptAtOnce}
    ), gone as (
      delete from platform.live_outbox
      where seq in (select seq from oldest)
        and seq < coalesce((select min(seq) from oldest where created_at >= ${past}), ${Number.MAX_SAFE_INTEGER})
      returning seq
    ), head as (
      update platform.live_head set swept_seq = greatest(swept_seq, (select max(seq) from gone))
      where exists (select from gone)
    )
    select count(*)::int as swept from gone`);
  return result.rows[0]?.swept ?? 0;
}
