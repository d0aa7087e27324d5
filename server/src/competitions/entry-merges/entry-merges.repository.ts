import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderUnits } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { appeals } from '../appeals/appeals.table.ts';
import { checkIns } from '../check-ins/check-ins.table.ts';
import { cutEntries } from '../cuts/cuts.table.ts';
import { adjustments } from '../decisions/adjustments.table.ts';
import { type PenaltyRow, penalties } from '../decisions/penalties.table.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { type Entry, entryColumns, isOwn } from '../entries/entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { entryClaims } from '../entry-claims/entry-claims.table.ts';
import { entryTransfers } from '../entry-transfers/entry-transfers.table.ts';
import { followedEntries } from '../following/following.table.ts';
import { heatLanes, heats } from '../heats/heats.table.ts';
import { judgeScores } from '../judging/judging.table.ts';
import { registrations } from '../registrations/registrations.table.ts';
import { submissions } from '../submissions/submissions.table.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import type { MergeFacts } from './entry-merges.rules.ts';
import { distinctEntries } from './entry-merges.table.ts';

/** An entry with what merging it depends on and moves. */
export interface MergeEntry extends MergeFacts {
  readonly entry: Entry;
  readonly email: string | null;
  readonly checkedIn: boolean;
  readonly followers: number;
}

/** Some entries of a competition, without those that were merged. */
export async function findMergeEntries(
  database: Sql,
  competitionId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MergeEntry>> {
  const rows = await database
    .select({
      entry: entryColumns,
      teamSize: divisions.teamSize,
      teams: divisions.teams,
      email: entryClaims.email,
      checkedInAt: checkIns.checkedInAt,
      unitId: registrations.unitId,
      returnedAt: orderUnits.returnedAt,
      followers: counted(sql`${followedEntries} where ${followedEntries.entryId} = ${entries.id}`),
      members: counted(
        sql`(select ${registeredMembers.id}::text from ${registeredMembers} where ${registeredMembers.entryId} = ${entries.id}
          union all select ${teamMembers.memberId}::text from ${teamMembers} where ${teamMembers.teamId} = ${entries.id}) every`,
      ),
      teamId: sql<
        string | null
      >`(select ${teamMembers.teamId} from ${teamMembers} where ${teamMembers.memberId} = ${entries.id})`,
      openAppeals: counted(
        sql`${appeals} where ${appeals.entryId} = ${entries.id} and ${appeals.state} = 'open'`,
      ),
      openSubmissions: counted(
        sql`${submissions} where ${submissions.entryId} = ${entries.id} and ${submissions.state} = 'open'`,
      ),
      openConflicts: counted(
        sql`${judgeScores} where ${judgeScores.entryId} = ${entries.id} and ${judgeScores.outcome} = 'conflict'`,
      ),
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .leftJoin(entryClaims, eq(entryClaims.entryId, entries.id))
    .leftJoin(checkIns, eq(checkIns.entryId, entries.id))
    .leftJoin(registrations, eq(registrations.entryId, entries.id))
    .leftJoin(orderUnits, eq(orderUnits.id, registrations.unitId))
    .where(and(eq(entries.competitionId, competitionId), inArray(entries.id, [...ids]), isOwn));
  return new Map(
    rows.map(({ entry, teams, checkedInAt, unitId, returnedAt, ...facts }) => [
      entry.id,
      {
        ...facts,
        entry,
        bib: entry.bib,
        state: entry.state,
        personId: entry.personId,
        addedUp: isAddedUp(teams),
        checkedIn: checkedInAt !== null,
        order: unitId === null ? null : returnedAt === null ? 'sold' : 'returned',
      },
    ]),
  );
}

const counted = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;

/** What an entry was merged into; null: nothing, or there is no such entry. */
export async function findMergedInto(
  database: Sql,
  competitionId: string,
  entryId: string,
): Promise<string | null> {
  const [found] = await database
    .select({ into: entries.mergedInto })
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), eq(entries.id, entryId)));
  return found?.into ?? null;
}

export function findPenaltiesOf(database: Sql, entryIds: readonly string[]): Promise<PenaltyRow[]> {
  return database
    .select()
    .from(penalties)
    .where(and(inArray(penalties.entryId, [...entryIds]), isNull(penalties.withdrawnAt)));
}

export function findAdjustmentsOf(database: Sql, entryIds: readonly string[]) {
  return database
    .select()
    .from(adjustments)
    .where(and(inArray(adjustments.entryId, [...entryIds]), isNull(adjustments.withdrawnAt)));
}

/** The published lanes of these entries. */
export function findLanes(database: Sql, entryIds: readonly string[]) {
  const { entryId, workoutId, lane } = heatLanes;
  return database
    .select({ entryId, workoutId, lane, heat: heats.number })
    .from(heatLanes)
    .innerJoin(heats, eq(heats.id, heatLanes.heatId))
    .where(inArray(entryId, [...entryIds]));
}

/** In a published workout; if the one that stays has a lane too, that one is left empty. */
export async function moveLane(
  database: Sql,
  workoutId: string,
  { keptId, mergedId }: MergedPair,
  both: boolean,
): Promise<void> {
  const which = and(eq(heatLanes.workoutId, workoutId), eq(heatLanes.entryId, mergedId));
  if (both) await database.delete(heatLanes).where(which);
  else await database.update(heatLanes).set({ entryId: keptId }).where(which);
}

export interface MergedPair {
  readonly keptId: string;
  readonly mergedId: string;
}

/** Moves what hangs on the duplicate and isn't a score, decision or lane. What both have once stays the kept one's. */
export async function moveBelongings(
  database: Sql,
  { keptId, mergedId }: MergedPair,
  { hasClaimed, hasOrder }: { readonly hasClaimed: boolean; readonly hasOrder: boolean },
): Promise<void> {
  await database.execute(sql`insert into ${followedEntries} (person_id, entry_id, followed_at)
    select person_id, ${keptId}::uuid, followed_at from ${followedEntries} where entry_id = ${mergedId}
    on conflict do nothing`);
  await database.delete(followedEntries).where(eq(followedEntries.entryId, mergedId));
  const ofKept = (table: typeof checkIns | typeof entryClaims) =>
    database.select({ one: sql`1` }).from(table).where(eq(table.entryId, keptId));
  await database
    .update(checkIns)
    .set({ entryId: keptId })
    .where(and(eq(checkIns.entryId, mergedId), notExists(ofKept(checkIns))));
  await database.delete(checkIns).where(eq(checkIns.entryId, mergedId));
  if (!hasClaimed)
    await database
      .update(entryClaims)
      .set({ entryId: keptId })
      .where(and(eq(entryClaims.entryId, mergedId), notExists(ofKept(entryClaims))));
  await database
    .delete(entryClaims)
    .where(inArray(entryClaims.entryId, hasClaimed ? [keptId, mergedId] : [mergedId]));
  if (hasOrder) {
    await database.update(registrations).set({ entryId: keptId }).where(eq(registrations.entryId, mergedId));
    await database
      .update(entryTransfers)
      .set({ entryId: keptId })
      .where(eq(entryTransfers.entryId, mergedId));
  }
  const onTeam = alias(teamMembers, 'on_team');
  await database
    .update(teamMembers)
    .set({ memberId: keptId })
    .where(
      and(
        eq(teamMembers.memberId, mergedId),
        notExists(database.select({ one: sql`1` }).from(onTeam).where(eq(onTeam.memberId, keptId))),
      ),
    );
  await database.delete(teamMembers).where(eq(teamMembers.memberId, mergedId));
  await database.delete(cutEntries).where(eq(cutEntries.entryId, mergedId));
  const decided = alias(appeals, 'decided');
  const sameWorkout = and(eq(decided.entryId, keptId), eq(decided.workoutId, appeals.workoutId));
  await database
    .update(appeals)
    .set({ entryId: keptId })
    .where(
      and(
        eq(appeals.entryId, mergedId),
        notExists(database.select({ one: sql`1` }).from(decided).where(sameWorkout)),
      ),
    );
}

/** A submitted result follows its score, unless the entry that stays has submitted one in that workout itself. */
export async function moveSubmission(
  database: Sql,
  { keptId, mergedId }: MergedPair,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const own = alias(submissions, 'own');
  const sameWorkout = and(eq(own.entryId, keptId), eq(own.workoutId, submissions.workoutId));
  await database
    .update(submissions)
    .set({ entryId: keptId, scoreId: to })
    .where(
      and(
        eq(submissions.entryId, mergedId),
        eq(submissions.scoreId, from),
        notExists(database.select({ one: sql`1` }).from(own).where(sameWorkout)),
      ),
    );
}

/** Saying it again changes nothing. */
export async function insertDistinct(
  database: Sql,
  row: typeof distinctEntries.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await database.insert(distinctEntries).values(row).onConflictDoNothing();
  return rowCount === 1;
}
