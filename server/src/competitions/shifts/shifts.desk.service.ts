import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lockInTurn } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import {
  type CompetitionInView,
  competitionLock,
  enterCompetition,
  seeCompetition,
} from '../competitions/competition-access.service.ts';
import { competitionClosed, competitionNotFound } from '../competitions/competitions.errors.ts';
import { shiftNotFound } from './shifts.errors.ts';
import { type MissingPapers, readPapers } from './shifts.papers.service.ts';
import { findShift, findShifts, findVolunteers, type Volunteer } from './shifts.repository.ts';
import type { ShiftRow } from './shifts.table.ts';

export interface ShiftParams {
  readonly competitionId: string;
  readonly shiftId: string;
}

/** Someone on a shift, with what they still need for it. */
export type StaffedVolunteer = Volunteer & MissingPapers;

/** A shift with who signed up, in the order in which they did. */
export interface StaffedShift extends ShiftRow {
  readonly volunteers: readonly StaffedVolunteer[];
}

/** All shifts of a competition by time. */
export async function readShifts(sql: Sql, competitionId: string): Promise<StaffedShift[]> {
  const rows = await findShifts(sql, competitionId);
  const found = await findVolunteers(sql, competitionId);
  const personIds = found.map(({ personId }) => personId);
  const papersOf = await readPapers(sql, competitionId, personIds);
  const volunteers = Map.groupBy(found, ({ shiftId }) => shiftId);
  return rows.map((row) => ({
    ...row,
    volunteers: (volunteers.get(row.id) ?? []).map((one) => ({ ...one, ...papersOf(one.personId, row) })),
  }));
}

export function shiftOf(shifts: readonly StaffedShift[], shiftId: string): StaffedShift {
  const found = shifts.find(({ id }) => id === shiftId);
  if (!found) throw shiftNotFound();
  return found;
}

/** One change of shifts at a time, so that two people never take the last place. */
const shiftsLock = (competitionId: string) => ['competition shifts', competitionId, 'exclusive'] as const;

/** For those who run the competition. Throws 404, 403 or 409. */
export async function enterShifts(tx: Transaction, viewer: Viewer, competitionId: string): Promise<void> {
  await enterCompetition(tx, viewer, competitionId, 'manageEntries', [shiftsLock(competitionId)]);
}

/** The same, with a shift. */
export async function enterShift(
  tx: Transaction,
  viewer: Viewer,
  { competitionId, shiftId }: ShiftParams,
): Promise<ShiftRow> {
  await enterShifts(tx, viewer, competitionId);
  const found = isId(shiftId) ? await findShift(tx.sql, competitionId, shiftId) : null;
  if (!found) throw shiftNotFound();
  return found;
}

/** For volunteers: shifts change hands while the competition is published or live. Throws 404 or 409. */
export async function enterAsVolunteer(
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
): Promise<CompetitionInView> {
  if (!isId(competitionId)) throw competitionNotFound();
  await lockInTurn(tx, [competitionLock(competitionId), shiftsLock(competitionId)]);
  const seen = await seeCompetition(tx.sql, viewer, competitionId);
  if (seen.state !== 'published' && seen.state !== 'live') throw competitionClosed(seen.state);
  return seen;
}
