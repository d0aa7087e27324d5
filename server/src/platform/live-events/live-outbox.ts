import { hour } from '@chalkline/contract/spans.ts';
import { and, asc, count, gt, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import { liveHead, liveOutbox } from './live.table.ts';
import type { LiveMessage } from './live.ts';

/** An event as it is passed on: `json` is its data as text. */
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

/** Events in a range: after the first number, up to and including the second. */
export interface Stretch {
  readonly topics: readonly string[];
  readonly after: number;
  readonly upTo: number;
}

/** How far events are numbered, as this connection sees it. */
export async function readHead(db: Sql): Promise<Head> {
  const [head] = await db.select({ seq: liveHead.seq, sweptSeq: liveHead.sweptSeq }).from(liveHead);
  if (!head) throw new Error('live_head has no row: the migrations did not run to their end.');
  return head;
}

/** The kind of an event whose data was too large to send: watchers reload the thing. */
export const rereadKind = 'reread';

/**
 * The kind of an event that says that permissions for this topic changed: check them again. The database writes it when
 * permissions end (migration `ended_rights`), under the topic, or under `session:<id>` or `person:<id>`.
 */
export const rightsKind = 'rights';

const mostBytes = 65_536;

/**
 * Writes a message into the outbox in the caller's transaction, one event per topic, in this order; they aren't
 * numbered yet. Data that is too large becomes a `reread` event.
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

/** Turns all events on these topics since a moment into `reread` events. */
export async function callEventsBack(db: Sql, topics: readonly string[], since: Date): Promise<void> {
  if (topics.length === 0) return;
  const revoked = and(
    inArray(liveOutbox.topic, [...topics]),
    gte(liveOutbox.createdAt, since),
    ne(liveOutbox.kind, rightsKind),
  );
  // One after the other: each has its own index.
  for (const numbered of [isNull(liveOutbox.seq), isNotNull(liveOutbox.seq)]) {
    await db.update(liveOutbox).set({ kind: rereadKind, data: null }).where(and(numbered, revoked));
  }
}

/** How many events are in a range, counted up to `most`. */
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

/** The time of the first event in a range; null if it has none. */
export async function firstToldAt(db: Sql, stretch: Stretch): Promise<Date | null> {
  const [first] = await db
    .select({ createdAt: liveOutbox.createdAt })
    .from(liveOutbox)
    .where(within(stretch))
    .orderBy(asc(liveOutbox.seq))
    .limit(1);
  return first?.createdAt ?? null;
}

/** The first events of a range, in order. */
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

/** How long events are kept. A browser that was away for longer starts over. */
export const keptHours = 24;

const sweptAtOnce = 5_000;

/**
 * Deletes numbered events older than a day, oldest first, and records how far it got. Returns how many; call it again
 * until it returns 0. The caller's transaction holds the head's lock.
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
