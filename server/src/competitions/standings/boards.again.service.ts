import type { Sql } from '../../platform/database/database.ts';
import type { ScoreCell } from '../board-requests/board-requests.repository.ts';
import { findBoardFrame } from './board-material.repository.ts';
import { type BoardLook, shownWorkouts } from './boards.material.service.ts';
import { type PackedBoard, type PackedMaterial, rankMaterial, toldOf } from './boards.packed.service.ts';
import { type ChangedScore, packedNumber, withChangedScores } from './packed-field.rules.ts';
import { findCurrentScores } from './packed-material.repository.ts';

/** With more it is quicker to read all. */
const changedAtMost = 20_000;

/**
 * Ranks a large division again where nothing but some scores is different from when `before` was ranked: reads those
 * scores alone, and ranks anew the workouts they are of. Gives what ranking all of it would give; null where it
 * cannot, because something else is different too.
 */
export async function rankAgain(
  sql: Sql,
  before: PackedBoard,
  look: BoardLook,
  cells: readonly ScoreCell[],
): Promise<PackedBoard | null> {
  const { material } = before;
  const { division } = material.frame;
  const frame = await findBoardFrame(sql, division.id);
  if (!frame || cells.length > changedAtMost) return null;
  const workouts = shownWorkouts(frame, look);
  if (!isSame({ frame, workouts }, material)) return null;
  const told = new Set(toldOf(workouts));
  const asked = cells.filter(({ workoutId }) => told.has(workoutId));
  const scores = new Map(material.scores);
  const current = await findCurrentScores(sql, division.id, asked);
  for (const [workoutId, found] of Map.groupBy(current, (one) => one.workoutId)) {
    const known = scores.get(workoutId);
    const changed = changesOf(material, found);
    if (!known || !changed) return null;
    scores.set(workoutId, withChangedScores(known, changed, material.known));
  }
  const touched = withBroken(new Set(current.map(({ workoutId }) => workoutId)), material);
  const kept = before.field.workouts.filter(({ id }) => !touched.has(id));
  return rankMaterial({ ...material, scores }, kept);
}

type Found = Awaited<ReturnType<typeof findCurrentScores>>[number];

/** Values that are new get the next number, here and in the list of values at once. */
function changesOf(
  { positionOf, known, values }: PackedMaterial,
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

/** A workout whose ties another part breaks is ranked by that one too. */
export function withBroken(touched: ReadonlySet<string>, material: PackedMaterial): ReadonlySet<string> {
  const more = material.workouts.filter(
    ({ id, scoring: { brokenByPart } }) =>
      !touched.has(id) && brokenByPart !== undefined && touched.has(brokenByPart),
  );
  if (more.length === 0) return touched;
  return withBroken(new Set([...touched, ...more.map(({ id }) => id)]), material);
}

type Settings = Pick<PackedMaterial, 'frame' | 'workouts'>;

function isSame(now: Settings, { frame, workouts }: PackedMaterial): boolean {
  return JSON.stringify([now.frame, now.workouts]) === JSON.stringify([frame, workouts]);
}
