import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { type LaidCells, type RankedLaid, rankCells } from '../ranking/board-ranking.rules.ts';
import type { OverallEntry } from '../ranking/overall.rules.ts';
import { adjustmentsByEntry, type ShownAdjustment } from './board.rules.ts';
import { type BoardFrame, findBoardFrame } from './board-material.repository.ts';
import { type BulkData, readInBulk } from './boards.bulk-read.service.ts';
import { type BoardViewAt, type ShownWorkout, shownWorkouts } from './boards.material.service.ts';
import type { BoardColumns, PackedScores } from './packed-board.rules.ts';
import { lastReceived, layPacked, type PositionOf, positionsOf } from './packed-field.rules.ts';

/** The input for ranking a large division, as far as the view shows it. */
export interface BulkMaterial extends BulkData {
  readonly view: BoardView;
  readonly frame: BoardFrame;
  readonly workouts: readonly ShownWorkout[];
  readonly positionOf: PositionOf;
  /** By entry. */
  readonly field: readonly OverallEntry[];
  readonly adjusted: ReadonlyMap<number, ShownAdjustment>;
}

/** A ranked division, with what the head of its leaderboard needs. */
export interface BulkRanking {
  readonly material: BulkMaterial;
  /** Milliseconds; 0 for none. */
  readonly lastScoreAt: number;
  readonly field: RankedField;
  readonly cut: BoardCut | null;
}

interface RankedField extends BoardColumns {
  readonly workouts: readonly RankedLaid<LaidCells & PackedScores>[];
}

/**
 * Reads and ranks a large division from a few large values instead of one row per score. null if it can't: for frozen
 * results, and for teams that add up their members' results.
 */
export async function rankInBulk(
  tx: Pick<Transaction, 'sql' | 'readTogether'>,
  divisionId: string,
  viewAt: BoardViewAt,
): Promise<BulkRanking | null> {
  const frame = await findBoardFrame(tx.sql, divisionId);
  if (!frame) return null;
  const workouts = shownWorkouts(frame, viewAt);
  if (!isPlain(frame, workouts, viewAt)) return null;
  const data = await readInBulk(tx, frame.division, shownWorkoutIds(workouts));
  return rankMaterial(materialOf({ view: viewAt.view, frame, workouts }, data));
}

/** The workouts with visible results. */
export function shownWorkoutIds(workouts: readonly ShownWorkout[]): string[] {
  return workouts.filter((workout) => workout.isShown).map(({ id }) => id);
}

/** Ranks it. `kept`: workouts that haven't changed since they were last ranked. */
export function rankMaterial(
  material: BulkMaterial,
  kept: readonly RankedLaid<LaidCells & PackedScores>[] = [],
): BulkRanking {
  const { frame, workouts, entries, scores, field, adjusted } = material;
  const known = new Map(kept.map((one) => [one.id, one]));
  const laid = workouts.map(({ id, scoring, points, over }) => {
    const workout = { id, scoring, points, over };
    const same = known.get(id);
    if (same) return { ...same, workout };
    const penalties = material.penalties.filter(({ workoutId }) => workoutId === id);
    return layPacked(workout, { ...material, scores: scores.get(id) ?? null, penalties });
  });
  const settings = { scoring: frame.competition.scoring, divisionPoints: frame.division.points };
  const ranked = rankCells(settings, field, laid, kept);
  const cut = drawnCut(frame, material, { entries: field, ...ranked });
  const cutStates = cut && cutStatesOf(cut, field);
  return {
    material,
    lastScoreAt: [...scores.values()].reduce((last, some) => Math.max(last, lastReceived(some)), 0),
    field: { entries, absent: settings.scoring.absent, adjusted, cutStates, ...ranked },
    cut: cut?.head ?? null,
  };
}

function materialOf(shown: Pick<BulkMaterial, 'view' | 'frame' | 'workouts'>, data: BulkData): BulkMaterial {
  const { entries } = data;
  const positionOf = positionsOf(entries.bibs);
  const field = Array.from(entries.statuses, () => usual);
  for (const { bib, state, leftAt, tieOrder } of data.unusual) {
    const position = positionOf(bib);
    if (position === undefined) continue;
    entries.statuses[position] = rankedStatuses.indexOf(state);
    field[position] = { status: state, withdrewAt: leftAt?.getTime() ?? null, tieOrder };
  }
  const bibOf = new Map(data.adjustments.map(({ entryId, bib }) => [entryId, bib]));
  const adjusted = new Map<number, ShownAdjustment>();
  for (const [entryId, adjustment] of adjustmentsByEntry(data.adjustments)) {
    const position = positionOf(bibOf.get(entryId) ?? 0);
    if (position === undefined) continue;
    adjusted.set(position, adjustment);
    field[position] = { ...(field[position] ?? usual), adjustment: adjustment.adjustment ?? 0 };
  }
  return { ...data, ...shown, positionOf, field, adjusted };
}

const usual: OverallEntry = { status: 'active', withdrewAt: null, tieOrder: null, adjustment: 0 };

function isPlain(
  { division }: BoardFrame,
  workouts: readonly ShownWorkout[],
  { view }: BoardViewAt,
): boolean {
  const isFrozen = view === 'public' && division.frozenAt !== null;
  const isAdded = division.teams !== null && division.teams.by !== 'team';
  return !isFrozen && !isAdded && workouts.every(({ isShown, asOf }) => !isShown || asOf === null);
}
