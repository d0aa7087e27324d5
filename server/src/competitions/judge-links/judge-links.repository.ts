import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { floors } from '../floors/floors.table.ts';
import { heatLanes, heats } from '../heats/heats.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { type JudgeLinkRow, judgeLinks } from './judge-links.table.ts';

/** With what its card and its list say. */
export interface JudgeLink extends JudgeLinkRow {
  readonly competition: { readonly id: string; readonly name: string; readonly zone: string };
  readonly floor: { readonly id: string; readonly name: string };
  readonly judgeName: string | null;
}

/** Those that work, by floor and lane. */
export function findJudgeLinks(database: Sql, competitionId: string, now: Date): Promise<JudgeLink[]> {
  return selectLinks(database)
    .where(and(eq(judgeLinks.competitionId, competitionId), works(now)))
    .orderBy(asc(floors.name), asc(judgeLinks.floorId), asc(judgeLinks.lane), asc(judgeLinks.id))
    .then(linksOf);
}

export async function findJudgeLink(
  database: Sql,
  competitionId: string,
  judgeLinkId: string,
): Promise<JudgeLink | null> {
  const wanted = and(eq(judgeLinks.competitionId, competitionId), eq(judgeLinks.id, judgeLinkId));
  return linksOf(await selectLinks(database).where(wanted))[0] ?? null;
}

/** Null for one that never was or works no more. */
export async function findByToken(database: Sql, token: string, now: Date): Promise<JudgeLink | null> {
  const found = await selectLinks(database).where(and(eq(judgeLinks.token, token), works(now)));
  return linksOf(found)[0] ?? null;
}

/** The link that a person judges by, as long as it works. */
export async function findLinkOf(database: Sql, personId: string, now: Date): Promise<JudgeLinkRow | null> {
  const [found] = await database
    .select()
    .from(judgeLinks)
    .where(and(eq(judgeLinks.personId, personId), works(now)));
  return found ?? null;
}

/** Whether two people judged by links on one device: then a score of the one may be sent by the other. */
export async function isOneDevice(database: Sql, personIds: readonly string[]): Promise<boolean> {
  const found = await database
    .select({ deviceHash: judgeLinks.deviceHash })
    .from(judgeLinks)
    .where(inArray(judgeLinks.personId, [...personIds]));
  return found.length === personIds.length && new Set(found.map(({ deviceHash }) => deviceHash)).size === 1;
}

/** Whether an athlete has this lane in a published heat, in the workout or the one it is a part of. */
export async function isInLane(
  database: Sql,
  { competitionId, floorId, lane }: Pick<JudgeLinkRow, 'competitionId' | 'floorId' | 'lane'>,
  { workoutId, entryId }: { readonly workoutId: string; readonly entryId: string },
): Promise<boolean> {
  const found = await database.$count(
    heatLanes,
    and(
      eq(heatLanes.entryId, entryId),
      eq(heatLanes.competitionId, competitionId),
      eq(heatLanes.lane, lane),
      or(
        eq(heatLanes.workoutId, workoutId),
        inArray(
          heatLanes.workoutId,
          database.select({ id: workouts.partOf }).from(workouts).where(eq(workouts.id, workoutId)),
        ),
      ),
      inArray(
        heatLanes.heatId,
        database.select({ id: heats.id }).from(heats).where(eq(heats.floorId, floorId)),
      ),
    ),
  );
  return found > 0;
}

export function countJudgeLinks(database: Sql, competitionId: string, now: Date): Promise<number> {
  return database.$count(judgeLinks, and(eq(judgeLinks.competitionId, competitionId), works(now)));
}

export async function insertJudgeLinks(database: Sql, rows: readonly JudgeLinkRow[]): Promise<void> {
  await database.insert(judgeLinks).values([...rows]);
}

/** All of a competition at once. */
export async function revokeJudgeLinks(database: Sql, competitionId: string, revokedAt: Date): Promise<void> {
  await database
    .update(judgeLinks)
    .set({ revokedAt })
    .where(and(eq(judgeLinks.competitionId, competitionId), isNull(judgeLinks.revokedAt)));
}

/** False if it was revoked before. */
export async function markRevoked(database: Sql, judgeLinkId: string, revokedAt: Date): Promise<boolean> {
  const { rowCount } = await database
    .update(judgeLinks)
    .set({ revokedAt })
    .where(and(eq(judgeLinks.id, judgeLinkId), isNull(judgeLinks.revokedAt)));
  return rowCount === 1;
}

/** False if another device was first. */
export async function markOpened(
  database: Sql,
  judgeLinkId: string,
  opened: Pick<JudgeLinkRow, 'deviceHash' | 'openedAt' | 'personId'>,
): Promise<boolean> {
  const { rowCount } = await database
    .update(judgeLinks)
    .set(opened)
    .where(and(eq(judgeLinks.id, judgeLinkId), isNull(judgeLinks.openedAt), isNull(judgeLinks.revokedAt)));
  return rowCount === 1;
}

function works(now: Date) {
  return and(isNull(judgeLinks.revokedAt), gt(judgeLinks.expiresAt, now));
}

function selectLinks(database: Sql) {
  return database
    .select({
      row: judgeLinks,
      competition: { id: competitions.id, name: competitions.name, zone: competitions.zone },
      floor: { id: floors.id, name: floors.name },
      judgeName: people.name,
    })
    .from(judgeLinks)
    .innerJoin(competitions, eq(competitions.id, judgeLinks.competitionId))
    .innerJoin(floors, eq(floors.id, judgeLinks.floorId))
    .leftJoin(people, eq(people.id, judgeLinks.personId))
    .$dynamic();
}

type Selected = Omit<JudgeLink, keyof JudgeLinkRow> & { readonly row: JudgeLinkRow };

function linksOf(found: readonly Selected[]): JudgeLink[] {
  return found.map(({ row, ...rest }) => ({ ...row, ...rest }));
}
