import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { BoardView } from '@chalkline/contract/competitions/explanation.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { type LaidCells, type RankedLaid, rankCells } from '../ranking/board-ranking.rules.ts';
import type { OverallEntry } from '../ranking/overall.rules.ts';
import { adjustmentsByEntry, type ShownAdjustment } from './board.rules.ts';
import { type BoardFrame, findBoardFrame } from './board-material.repository.ts';
import { type Gathered, gatherDivision } from './boards.gather.service.ts';
import { type BoardLook, type ShownWorkout, shownWorkouts } from './boards.material.service.ts';
import type { CompactField, PackedScores } from './compact-board.rules.ts';
import { lastReceived, layPacked, type PositionOf, positionsOf } from './packed-field.rules.ts';

/** What a large division is ranked from, as a view of its board may know it. */
export interface PackedMaterial extends Gathered {
  readonly view: BoardView;
  readonly frame: BoardFrame;
  readonly workouts: readonly ShownWorkout[];
  readonly positionOf: PositionOf;
  /** By entry. */
  readonly field: readonly OverallEntry[];
  readonly adjusted: ReadonlyMap<number, ShownAdjustment>;
}

/** A large board, ranked, with what its head is made of. */
export interface PackedBoard {
  readonly material: PackedMaterial;
  /** Milliseconds; 0 for none. */
  readonly lastScoreAt: number;
  readonly field: RankedField;
  readonly cut: BoardCut | null;
}

interface RankedField extends CompactField {
  readonly workouts: readonly RankedLaid<LaidCells & PackedScores>[];
}

/**
 * Reads and ranks a large division by few values in place of a row for each score. null where it cannot: where
 * results count as they were at a moment, and where teams are made of their members.
 */
export async function rankPacked(
  tx: Pick<Transaction, 'sql' | 'readTogether'>,
  divisionId: string,
  look: BoardLook,
): Promise<PackedBoard | null> {
  const frame = await findBoardFrame(tx.sql, divisionId);
  if (!frame) return null;
  const workouts = shownWorkouts(frame, look);
  if (!isPlain(frame, workouts, look)) return null;
  const gathered = await gatherDivision(tx, frame.division, toldOf(workouts));
  return rankMaterial(materialOf({ view: look.view, frame, workouts }, gathered));
}

/** The workouts whose results are seen at all. */
export function toldOf(workouts: readonly ShownWorkout[]): string[] {
  return workouts.filter((workout) => workout.told).map(({ id }) => id);
}

/** `kept`: the workouts in which nothing is different from when they were ranked last. */
export function rankMaterial(
  material: PackedMaterial,
  kept: readonly RankedLaid<LaidCells & PackedScores>[] = [],
): PackedBoard {
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

function materialOf(
  shown: Pick<PackedMaterial, 'view' | 'frame' | 'workouts'>,
  gathered: Gathered,
): PackedMaterial {
  const { entries } = gathered;
  const positionOf = positionsOf(entries.bibs);
  const field = Array.from(entries.statuses, () => usual);
  for (const { bib, state, leftAt, tieOrder } of gathered.unusual) {
    const position = positionOf(bib);
    if (position === undefined) continue;
    entries.statuses[position] = rankedStatuses.indexOf(state);
    field[position] = { status: state, withdrewAt: leftAt?.getTime() ?? null, tieOrder };
  }
  const bibOf = new Map(gathered.adjustments.map(({ entryId, bib }) => [entryId, bib]));
  const adjusted = new Map<number, ShownAdjustment>();
  for (const [entryId, adjustment] of adjustmentsByEntry(gathered.adjustments)) {
    const position = positionOf(bibOf.get(entryId) ?? 0);
    if (position === undefined) continue;
    adjusted.set(position, adjustment);
    field[position] = { ...(field[position] ?? usual), adjustment: adjustment.adjustment ?? 0 };
  }
  return { ...gathered, ...shown, positionOf, field, adjusted };
}

const usual: OverallEntry = { status: 'active', withdrewAt: null, tieOrder: null, adjustment: 0 };

function isPlain({ division }: BoardFrame, workouts: readonly ShownWorkout[], { view }: BoardLook): boolean {
  const isFrozen = view === 'public' && division.frozenAt !== null;
  const isAdded = division.teams !== null && division.teams.by !== 'team';
  return !isFrozen && !isAdded && workouts.every(({ told, asOf }) => !told || asOf === null);
}
