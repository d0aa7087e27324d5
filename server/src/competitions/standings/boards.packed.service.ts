import type { BoardCut } from '@chalkline/contract/competitions/cut.schema.ts';
import { rankedStatuses } from '@chalkline/contract/competitions/entry-statuses.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { cutStatesOf, drawnCut } from '../cuts/board-cut.rules.ts';
import { adjustmentsByEntry } from './board.rules.ts';
import {
  type BoardFrame,
  findBoardFrame,
  findMaterialAdjustments,
  findMaterialPenalties,
  findShownEntries,
} from './board-material.repository.ts';
import { findScoreValues } from './board-parts.repository.ts';
import { rankCells } from './board-ranking.rules.ts';
import { type BoardLook, type ShownWorkout, shownWorkouts } from './boards.material.service.ts';
import type { CompactField } from './compact-board.rules.ts';
import type { OverallEntry } from './overall.rules.ts';
import {
  layPacked,
  type PositionOf,
  positionsOf,
  unpackEntries,
  unpackScores,
} from './packed-field.rules.ts';
import { IdTable, idWords } from './packed-ids.rules.ts';
import {
  findPackedEntries,
  findPackedScores,
  findUnusualEntries,
  haveOthersMore,
} from './packed-material.repository.ts';
import { PackedValues } from './packed-values.rules.ts';

/** A large board, ranked, with what its head is made of. */
export interface PackedBoard {
  readonly frame: BoardFrame;
  readonly workouts: readonly ShownWorkout[];
  /** Milliseconds; 0 for none. */
  readonly lastScoreAt: number;
  readonly field: CompactField;
  readonly cut: BoardCut | null;
}

/**
 * Reads and ranks a large division by few values in place of a row for each score. null where it cannot: where
 * results count as they were at a moment, and where teams are made of their members.
 */
export async function rankPacked(
  { sql, bulk }: Pick<Transaction, 'sql' | 'bulk'>,
  divisionId: string,
  look: BoardLook,
): Promise<PackedBoard | null> {
  const frame = await findBoardFrame(sql, divisionId);
  if (!frame) return null;
  const workouts = shownWorkouts(frame, look);
  if (!isPlain(frame, workouts, look)) return null;
  const told = workouts.filter((workout) => workout.told).map(({ id }) => id);
  const { entries, scores, values } = await readPacked({ sql, bulk }, frame.division, told);
  const positionOf = positionsOf(entries.bibs);
  const field = Array.from(entries.statuses, () => usual);
  for (const { bib, state, leftAt, tieOrder } of await findUnusualEntries(sql, divisionId)) {
    const position = positionOf(bib);
    if (position === undefined) continue;
    entries.statuses[position] = rankedStatuses.indexOf(state);
    field[position] = { status: state, withdrewAt: leftAt?.getTime() ?? null, tieOrder };
  }
  const adjusted = await adjustmentsOf(sql, divisionId, positionOf);
  for (const [position, { adjustment = 0 }] of adjusted) {
    field[position] = { ...(field[position] ?? usual), adjustment };
  }
  const penalties = await penaltiesOf(sql, divisionId, told);
  const laid = workouts.map(({ id, scoring, points, over }) =>
    layPacked(
      { id, scoring, points, over },
      {
        ...{ entries, positionOf, values, scores: scores[told.indexOf(id)] ?? null },
        penalties: penalties.filter(({ workoutId }) => workoutId === id),
      },
    ),
  );
  const settings = { scoring: frame.competition.scoring, divisionPoints: frame.division.points };
  const ranked = rankCells(settings, field, laid);
  const cut = drawnCut(frame, { view: look.view, workouts }, { entries: field, ...ranked });
  return {
    frame,
    workouts,
    lastScoreAt: scores.reduce((last, { lastAt }) => Math.max(last, lastAt), 0),
    cut: cut?.head ?? null,
    field: {
      entries,
      absent: settings.scoring.absent,
      adjusted,
      cutStates: cut && cutStatesOf(cut, field),
      ...ranked,
    },
  };
}

/** All that is read of a large division in bulk. */
export async function readPacked(
  { sql, bulk }: Pick<Transaction, 'sql' | 'bulk'>,
  division: { readonly id: string; readonly competitionId: string },
  workoutIds: readonly string[],
) {
  const entries = unpackEntries(await findPackedEntries(bulk, division.id));
  const count = entries.bibs.length;
  const isSmall = await haveOthersMore(sql, division, count);
  const found = await findPackedScores(bulk, workoutIds, isSmall ? division.id : null);
  const [corrected, who, known] = [
    new IdTable(idWords(found.corrected)),
    new IdTable(entries.ids),
    new PackedValues(),
  ];
  const scores = found.workouts.map((packed) =>
    unpackScores(packed, corrected, who, { count, values: known }),
  );
  const read = await findScoreValues(sql, known.scoreIds);
  const values = known.scoreIds.map((id): ScoreValue => {
    const value = read.get(id);
    if (!value) throw new Error('A score went while its division was read. It is ranked again.');
    return value;
  });
  return { entries, scores, values };
}

const usual: OverallEntry = { status: 'active', withdrewAt: null, tieOrder: null, adjustment: 0 };

function isPlain({ division }: BoardFrame, workouts: readonly ShownWorkout[], { view }: BoardLook): boolean {
  const isFrozen = view === 'public' && division.frozenAt !== null;
  const isAdded = division.teams !== null && division.teams.by !== 'team';
  return !isFrozen && !isAdded && workouts.every(({ told, asOf }) => !told || asOf === null);
}

async function adjustmentsOf(sql: Sql, divisionId: string, positionOf: PositionOf) {
  const found = adjustmentsByEntry(await findMaterialAdjustments(sql, { divisionId }, null));
  const entries = await findShownEntries(sql, [...found.keys()]);
  return new Map(
    [...found].flatMap(([entryId, adjustment]) => {
      const position = positionOf(entries.get(entryId)?.bib ?? 0);
      return position === undefined ? [] : [[position, adjustment] as const];
    }),
  );
}

async function penaltiesOf(sql: Sql, divisionId: string, workoutIds: readonly string[]) {
  const found = await findMaterialPenalties(sql, { divisionId }, { asOf: null, workoutIds });
  const entries = await findShownEntries(sql, [...new Set(found.map(({ entryId }) => entryId))]);
  return found.map((penalty) => ({ ...penalty, bib: entries.get(penalty.entryId)?.bib ?? 0 }));
}
