import {
  type NewScheduleItem,
  type ScheduleItemPatch,
  scheduleLimit,
} from '@chalkline/contract/competitions/schedule.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CompetitionInView, seeCompetition } from '../competitions/competition-access.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { settingsChanged } from '../competitions/competitions.errors.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkout, findWorkouts } from '../workouts/workouts.repository.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { notACompetitionDay, scheduleFull, scheduleItemNotFound } from './schedule.errors.ts';
import {
  countScheduleItems,
  deleteScheduleItemRow,
  findScheduleItem,
  findScheduleItems,
  insertScheduleItems,
  updateScheduleItem,
} from './schedule.repository.ts';
import type { ScheduleItem } from './schedule.table.ts';

interface ScheduleItemParams {
  readonly competitionId: string;
  readonly scheduleItemId: string;
}

/** By day and time. Items don't name a workout that isn't released. */
export async function listSchedule(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
): Promise<ScheduleItem[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  const items = await findScheduleItems(sql, competitionId);
  if (hasRight(seen, 'seeInside')) return items;
  const now = parts.clock.now();
  const workouts = await findWorkouts(sql, competitionId);
  const known = new Set(workouts.filter((workout) => isReleased(workout, now)).map(({ id }) => id));
  return items.map((item) => ({
    ...item,
    workoutId: item.workoutId !== null && known.has(item.workoutId) ? item.workoutId : null,
  }));
}

/** Throws 409 if the schedule is full, 422 for a day outside of the competition or another competition's workout. */
export async function createScheduleItem(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewScheduleItem,
): Promise<ScheduleItem> {
  const createdAt = parts.clock.now();
  const row = { ...body, id: newId(createdAt.getTime()), competitionId, createdAt };
  return parts.database.transaction(async (tx) => {
    await requireFit(tx, await enterSettings(tx, viewer, competitionId), row);
    if ((await countScheduleItems(tx.sql, competitionId)) >= scheduleLimit) throw scheduleFull();
    await insertScheduleItems(tx.sql, [row]);
    const change = { after: { id: row.id, ...body } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.schedule_added', change);
    return row;
  });
}

/** Throws 409 if it has changed from what the patch expects. */
export async function changeScheduleItem(
  parts: Parts,
  viewer: Viewer,
  params: ScheduleItemParams,
  patch: ScheduleItemPatch,
): Promise<ScheduleItem> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    const seen = await enterSettings(tx, viewer, competitionId);
    const item = await itemOf(tx, params);
    const change = readPatch(item, patch, settingsChanged);
    if (!change) return item;
    const { id, day, startsAt, title } = item;
    await requireFit(tx, seen, change.row);
    await updateScheduleItem(tx.sql, id, change.after);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.schedule_changed', {
      before: { id, day, startsAt, title, ...change.before },
      after: change.after,
    });
    return change.row;
  });
}

export async function deleteScheduleItem(
  parts: Parts,
  viewer: Viewer,
  params: ScheduleItemParams,
): Promise<null> {
  const { competitionId } = params;
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const { id, title } = await itemOf(tx, params);
    await deleteScheduleItemRow(tx.sql, id);
    const change = { before: { id, title } };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.schedule_removed', change);
    return null;
  });
}

async function requireFit(
  tx: Transaction,
  { competition: { id, startsOn, endsOn } }: CompetitionInView,
  { day, workoutId }: Pick<ScheduleItem, 'day' | 'workoutId'>,
): Promise<void> {
  if (day < startsOn || day > endsOn) throw notACompetitionDay();
  if (workoutId === null) return;
  const found = isId(workoutId) ? await findWorkout(tx.sql, id, workoutId) : null;
  if (!found) throw unknownWorkout('body.workoutId');
}

async function itemOf(
  tx: Transaction,
  { competitionId, scheduleItemId }: ScheduleItemParams,
): Promise<ScheduleItem> {
  const found = isId(scheduleItemId) ? await findScheduleItem(tx.sql, competitionId, scheduleItemId) : null;
  if (!found) throw scheduleItemNotFound();
  return found;
}
