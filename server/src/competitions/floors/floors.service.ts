import { type FloorPatch, floorLimit, type NewFloor } from '@chalkline/contract/competitions/floor.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { floorChanged, floorNotFound, tooManyFloors } from './floors.errors.ts';
import {
  countFloors,
  deleteFloorRow,
  findFloor,
  findFloors,
  insertFloors,
  updateFloor,
} from './floors.repository.ts';
import type { FloorRow } from './floors.table.ts';

interface FloorParams {
  readonly competitionId: string;
  readonly floorId: string;
}

/** By name. */
export async function listFloors(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<FloorRow[]> {
  const { sql } = parts.database;
  await seeCompetition(sql, viewer, competitionId);
  return findFloors(sql, competitionId);
}

/** Throws 409 for a name that another one has, or when there are too many. */
export async function createFloor(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewFloor,
): Promise<FloorRow> {
  const createdAt = parts.clock.now();
  const row = { ...body, id: newId(createdAt.getTime()), competitionId, createdAt };
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    if ((await countFloors(tx.sql, competitionId)) >= floorLimit) throw tooManyFloors();
    await insertFloors(tx.sql, [row]);
    const change = { after: { id: row.id, ...body } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.floor_added', change);
    return row;
  });
}

/** The same floors for another competition. */
export async function copyFloors(
  { clock }: Pick<Parts, 'clock'>,
  { sql }: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const createdAt = clock.now();
  const copies = (await findFloors(sql, from)).map((floor) => ({
    ...floor,
    id: newId(createdAt.getTime()),
    competitionId: to,
    createdAt,
  }));
  await insertFloors(sql, copies);
}

/** Heats that are planned keep their lanes: fewer or more hold from the next seeding on. */
export async function changeFloor(
  parts: Parts,
  viewer: Viewer,
  params: FloorParams,
  patch: FloorPatch,
): Promise<FloorRow> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const floor = await floorOf(tx, params);
    const change = readPatch(floor, patch, floorChanged);
    if (!change) return floor;
    await updateFloor(tx.sql, floor.id, change.after);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.floor_changed', {
      before: { id: floor.id, ...change.before },
      after: change.after,
    });
    return change.row;
  });
}

/** Throws 409 while heats are planned on it. */
export async function deleteFloor(parts: Parts, viewer: Viewer, params: FloorParams): Promise<null> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const { id, name } = await floorOf(tx, params);
    await deleteFloorRow(tx.sql, id);
    const change = { before: { id, name } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.floor_removed', change);
    return null;
  });
}

async function floorOf(tx: Transaction, { competitionId, floorId }: FloorParams): Promise<FloorRow> {
  const found = isId(floorId) ? await findFloor(tx.sql, competitionId, floorId) : null;
  if (!found) throw floorNotFound();
  return found;
}
