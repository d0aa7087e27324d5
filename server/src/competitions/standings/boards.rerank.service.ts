import type { Sql } from '../../platform/database/database.ts';
import type { ScoreCell } from '../board-requests/board-requests.repository.ts';
import { findBoardFrame } from './board-material.repository.ts';
import {
  type BulkMaterial,
  type BulkRanking,
  rankMaterial,
  shownWorkoutIds,
} from './boards.bulk-ranking.service.ts';
import { type BoardViewAt, shownWorkouts } from './boards.material.service.ts';
import { type ChangedScore, packedNumber, withChangedScores } from './packed-field.rules.ts';
import { findCurrentScores } from './packed-material.repository.ts';

/** Beyond this, reading everything is faster. */
const changedAtMost = 20_000;

/**
 * Ranks a large division again when only some scores changed since `before`: reads just those scores, and ranks just
 * their workouts. The result equals a full ranking; null if it can't, because something else changed too.
 */
export async function rerankScores(
  sql: Sql,
  before: BulkRanking,
  viewAt: BoardViewAt,
  cells: readonly ScoreCell[],
): Promise<BulkRanking | null> {
  const { material } = before;
  const { division } = material.frame;
  const frame = await findBoardFrame(sql, division.id);
  if (!frame || cells.length > changedAtMost) return null;
  const workouts = shownWorkouts(frame, viewAt);
  if (!isSame({ frame, workouts }, material)) return null;
  const shown = new Set(shownWorkoutIds(workouts));
  const changedCells = cells.filter(({ workoutId }) => shown.has(workoutId));
  const scores = new Map(material.scores);
  const current = await findCurrentScores(sql, division.id, changedCells);
  for (const [workoutId, found] of Map.groupBy(current, (one) => one.workoutId)) {
    const known = scores.get(workoutId);
    const changed = changesOf(material, found);
    if (!known || !changed) return null;
    scores.set(workoutId, withChangedScores(known, changed, material.known));
  }
  const touched = withDependentWorkouts(new Set(current.map(({ workoutId }) => workoutId)), material);
  const kept = before.field.workouts.filter(({ id }) => !touched.has(id));
  return rankMaterial({ ...material, scores }, kept);
}

type Found = Awaited<ReturnType<typeof findCurrentScores>>[number];

/** New values get the next number, here and in the list of values. */
function changesOf(
  { positionOf, known, values }: BulkMaterial,
  found: readonly Found[],
): ChangedScore[] | null {
  const changed: ChangedScore[] = [];
  for (const { bib, packed, value } of found) {
    const entry = positionOf(bib);
    if (entry === undefined) return null;
    const isNew = packed !== null && packedNumber(packed, known) === values.length;
    if (isNew && value !== null) values.push(value);
    changed.push({ entry, packed });
  }
  return changed;
}

/** Adds workouts whose ties are broken by one of these, because their ranking depends on it. */
export function withDependentWorkouts(
  touched: ReadonlySet<string>,
  material: BulkMaterial,
): ReadonlySet<string> {
  const more = material.workouts.filter(
    ({ id, scoring: { brokenByPart } }) =>
      !touched.has(id) && brokenByPart !== undefined && touched.has(brokenByPart),
  );
  if (more.length === 0) return touched;
  return withDependentWorkouts(new Set([...touched, ...more.map(({ id }) => id)]), material);
}

type Settings = Pick<BulkMaterial, 'frame' | 'workouts'>;

function isSame(now: Settings, { frame, workouts }: BulkMaterial): boolean {
  return JSON.stringify([now.frame, now.workouts]) === JSON.stringify([frame, workouts]);
}
