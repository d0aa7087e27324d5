import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import {
  type ClientNeed,
  type TrainingReason,
  trainingNeeds,
} from '@chalkline/contract/coaching/coaching.schema.ts';
import { and, count, eq, inArray, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { checkIns } from '../check-ins/check-ins.table.ts';
import type { ListedCoaching } from '../coachings/coachings.repository.ts';
import { coachings } from '../coachings/coachings.table.ts';
import { sharedWithTrainer } from '../sharing/sharing.table.ts';

/**
 * Who needs the trainer first: by their training, then a check-in is missing or has no reply, then a program ends, then
 * requests, then the others.
 */
const ranks = {
  missed: 1,
  falling: 2,
  pain: 3,
  missing: 4,
  toReply: 5,
  ending: 6,
  asked: 7,
  active: 8,
  paused: 9,
  ended: 10,
} as const;

/** What training says of clients, by the ids of their coachings. */
export type TrainingNeeds = ReadonlyMap<string, TrainingReason>;

export interface ListedClient extends ListedCoaching {
  readonly rank: number;
  /** What the trainer should look at. */
  readonly needs: ClientNeed | null;
  readonly sortName: string;
}

interface ClientsAsked {
  readonly trainerId: string;
  readonly states: readonly CoachingState[];
  /** The beginnings of names. */
  readonly search: string | undefined;
  /** Check-ins that were due before and have no answers are missing. */
  readonly missingBefore: Date;
  readonly training: TrainingNeeds;
}

const sortName = sql<string>`lower(${people.name})`;

function rankOf(missingBefore: Date, training: TrainingNeeds): SQL<number> {
  const those = (need: TrainingReason) => {
    const ids = [...training].flatMap(([id, its]) => (its === need ? id : []));
    return sql`when ${coachings.id} = any(${sql.param(ids)}::uuid[]) then ${sql.raw(String(ranks[need]))}`;
  };
  const byTraining = sql.join(trainingNeeds.map(those), sql` `);
  const ofThis = sql`${checkIns.coachingId} = ${coachings.id}`;
  const isOpen = sql`${checkIns.answeredAt} is null`;
  const hasNoReply = sql`${checkIns.answeredAt} is not null and ${checkIns.reply} is null`;
  return sql<number>`case ${byTraining}
    when ${coachings.state} = 'active' and exists (select from ${checkIns}
      where ${ofThis} and ${isOpen} and ${checkIns.dueAt} <= ${missingBefore.toISOString()}::timestamptz)
      then ${sql.raw(String(ranks.missing))}
    when ${coachings.state} in ('active', 'paused') and exists (select from ${checkIns}
      where ${ofThis} and ${hasNoReply}) then ${sql.raw(String(ranks.toReply))}
    ${those('ending')}
    when ${coachings.state} = 'asked' then ${sql.raw(String(ranks.asked))}
    when ${coachings.state} = 'active' then ${sql.raw(String(ranks.active))}
    when ${coachings.state} = 'paused' then ${sql.raw(String(ranks.paused))}
    else ${sql.raw(String(ranks.ended))} end`;
}

/** Who needs the trainer first, and by name among equals. */
export const clientsOrder = (missingBefore: Date, training: TrainingNeeds) =>
  keyset<ListedClient>(
    ascending({ sql: rankOf(missingBefore, training), type: 'integer' }, ({ rank }) => rank),
    ascending({ sql: sortName, type: 'text' }, (row) => row.sortName),
    ascending(coachings.id, ({ id }) => id),
  );

export async function findClients(
  database: Sql,
  { trainerId, states, search, missingBefore, training }: ClientsAsked,
  page: KeysetPage,
): Promise<ListedClient[]> {
  const { id, name } = people;
  const query = database
    .select({ coaching: coachings, id, name, sortName, rank: rankOf(missingBefore, training) })
    .from(coachings)
    .innerJoin(people, eq(id, coachings.clientId))
    .$dynamic();
  const wanted = and(
    eq(coachings.trainerId, trainerId),
    inArray(coachings.state, [...states]),
    search ? matchesPrefixes(personText(people), search) : undefined,
  );
  const rows = await pageOf(query, wanted, page);
  return rows.map(({ coaching, rank, ...row }) => ({
    ...coaching,
    rank,
    needs: needsOf(rank),
    sortName: row.sortName,
    other: { id: row.id, name: row.name },
  }));
}

/** How many coachings this trainer has in each state; states without any are left out. */
export async function countClients(
  database: Sql,
  trainerId: string,
): Promise<ReadonlyMap<CoachingState, number>> {
  const rows = await database
    .select({ state: coachings.state, number: count() })
    .from(coachings)
    .where(eq(coachings.trainerId, trainerId))
    .groupBy(coachings.state);
  return new Map(rows.map(({ state, number }) => [state, number]));
}

/** How many requests and clients under way of this trainer there are at each rank that needs the trainer, and at none. */
export async function countNeeding(
  database: Sql,
  trainerId: string,
  missingBefore: Date,
  training: TrainingNeeds = new Map(),
) {
  const rows = await database
    .select({ rank: rankOf(missingBefore, training), number: count() })
    .from(coachings)
    .where(and(eq(coachings.trainerId, trainerId), inArray(coachings.state, ['asked', 'active', 'paused'])))
    .groupBy(sql`1`);
  const at = (wanted: number) => rows.find(({ rank }) => rank === wanted)?.number ?? 0;
  const needing = rows.filter(({ rank }) => rank < ranks.asked);
  return {
    asked: at(ranks.asked),
    checkIns: at(ranks.missing) + at(ranks.toReply),
    needing: needing.reduce((sum, { number }) => sum + number, 0),
    onTrack: at(ranks.active),
  };
}

/** Answered check-ins of clients under way that have no reply, and when the first of them was answered. */
export async function countToReply(database: Sql, trainerId: string) {
  const isOf = and(eq(coachings.trainerId, trainerId), inArray(coachings.state, ['active', 'paused']));
  const [found] = await database
    .select({ number: count(), oldest: min(checkIns.answeredAt) })
    .from(checkIns)
    .innerJoin(coachings, eq(coachings.id, checkIns.coachingId))
    .where(and(isOf, isNotNull(checkIns.answeredAt), isNull(checkIns.reply)));
  return { number: found?.number ?? 0, oldest: found?.oldest ?? null };
}

function needsOf(rank: number): ListedClient['needs'] {
  if (rank === ranks.missing) return 'check_in';
  if (rank === ranks.toReply) return 'reply';
  return [...trainingNeeds, 'ending' as const].find((need) => ranks[need] === rank) ?? null;
}

/** Clients under way who share their training with this trainer. */
export function findSharingTraining(database: Sql, trainerId: string, limit: number) {
  return database
    .select({ coachingId: coachings.id, clientId: coachings.clientId, state: coachings.state })
    .from(coachings)
    .innerJoin(
      sharedWithTrainer,
      and(eq(sharedWithTrainer.coachingId, coachings.id), eq(sharedWithTrainer.area, 'training')),
    )
    .where(and(eq(coachings.trainerId, trainerId), inArray(coachings.state, ['active', 'paused'])))
    .orderBy(coachings.id)
    .limit(limit);
}
