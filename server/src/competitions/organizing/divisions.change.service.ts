import {
  type CompetitionScoring,
  type PointsSetting,
  pointsMatchTotal,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { DivisionPatch, NewDivision } from '@chalkline/contract/competitions/division.schema.ts';
import type { NewOrder } from '@chalkline/contract/competitions/order.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requestBoards } from '../board-requests/board-requests.service.ts';
import { revokeBoardEvents } from '../board-requests/boards.revoke.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { settingsChanged } from '../competitions/competitions.errors.ts';
import { asksForUnknownTable } from '../competitions/competitions.rules.ts';
import { requireMadeCutsKept, requireValidCuts } from '../cuts/cuts.settings.service.ts';
import { agesCrossed, divisionNotFound } from '../divisions/divisions.errors.ts';
import {
  type Division,
  deleteDivisionRow,
  findDivision,
  findDivisions,
  insertDivisions,
  nextDivisionPosition,
  placeDivisions,
  updateDivision,
} from '../divisions/divisions.repository.ts';
import { pointsAgainstTotal, unknownPointsTable } from '../workouts/workouts.errors.ts';
import { leaveOutDivision } from '../workouts/workouts.repository.ts';

interface DivisionParams {
  readonly competitionId: string;
  readonly divisionId: string;
}

/** Last in order. Throws 409 if the name is taken, 422 for an unknown points table. */
export async function createDivision(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewDivision,
): Promise<Division> {
  if (asksForUnknownTable(body.points)) throw unknownPointsTable('body.points.table');
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    requireMatchingPoints(body.points, competition.scoring);
    await requireValidCuts(tx.sql, { ...body, competitionId });
    const position = await nextDivisionPosition(tx.sql, competitionId);
    await insertDivisions(tx.sql, [{ ...body, id, competitionId, position, createdAt, frozenAt: null }]);
    const after = { id, name: body.name };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.division_created', { after });
    await requestBoards(parts, tx, [id]);
    return divisionOf(tx, { competitionId, divisionId: id });
  });
}

/** Throws 409 if it has changed from what the patch expects, 422 for an age range that is empty. */
export async function changeDivision(
  parts: Parts,
  viewer: Viewer,
  { competitionId, divisionId }: DivisionParams,
  patch: DivisionPatch,
): Promise<Division> {
  if (asksForUnknownTable(patch.points)) throw unknownPointsTable('body.points.table');
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    const division = await divisionOf(tx, { competitionId, divisionId });
    const change = readPatch(division, patch, settingsChanged);
    if (!change) return division;
    const { before, after, row } = change;
    requireMatchingPoints(after.points, competition.scoring);
    const { ageFrom, ageTo } = row;
    // No one could enter.
    if (ageFrom !== null && ageTo !== null && ageTo < ageFrom) throw agesCrossed();
    if (after.cuts) await requireMadeCutsKept(tx.sql, divisionId, division.cuts, after.cuts);
    if (after.cuts || after.plannedField !== undefined) await requireValidCuts(tx.sql, row);
    await updateDivision(tx.sql, divisionId, after);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.division_changed', {
      before: { id: divisionId, name: division.name, ...before },
      after,
    });
    await requestBoards(parts, tx, [divisionId]);
    return divisionOf(tx, { competitionId, divisionId });
  });
}

function requireMatchingPoints(
  points: PointsSetting | null | undefined,
  { total }: Pick<CompetitionScoring, 'total'>,
): void {
  if (points && !pointsMatchTotal(points, total)) throw pointsAgainstTotal('body.points.method');
}

/** Puts all divisions in a new order. Throws 409 if their current order is not the one that was seen. */
export async function orderDivisions(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { from, to }: NewOrder,
): Promise<Division[]> {
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const present = await findDivisions(tx.sql, competitionId);
    if (String(present.map(({ id }) => id)) !== String(from)) throw settingsChanged();
    await placeDivisions(tx.sql, to);
    const change = { before: { divisionIds: from }, after: { divisionIds: to } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.divisions_ordered', change);
    return findDivisions(tx.sql, competitionId);
  });
}

/** Throws 409 while it has entries. */
export async function deleteDivision(
  parts: Parts,
  viewer: Viewer,
  { competitionId, divisionId }: DivisionParams,
): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const { name } = await divisionOf(tx, { competitionId, divisionId });
    await revokeBoardEvents(parts, tx, [divisionId]);
    await deleteDivisionRow(tx.sql, divisionId);
    await leaveOutDivision(tx.sql, competitionId, divisionId);
    const before = { id: divisionId, name };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.division_deleted', { before });
    return null;
  });
}

async function divisionOf(tx: Transaction, { competitionId, divisionId }: DivisionParams): Promise<Division> {
  const found = isId(divisionId) ? await findDivision(tx.sql, competitionId, divisionId) : null;
  if (!found) throw divisionNotFound();
  return found;
}
