import { applyPenalties } from '@chalkline/contract/competitions/apply-penalties.ts';
import type { BoardCell } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import { sortKey } from '../ranking/sort-key.rules.ts';
import { findStandings } from '../standings/boards.store.service.ts';
import {
  findPenaltiesOf,
  findScoresById,
  findSoloResultsOf,
  findWorkoutTexts,
} from './results.repository.ts';

/** What somebody did on their own in a workout, as its public leaderboard has it. */
export interface PublicScore {
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly zone: string;
    readonly startsOn: string;
    readonly endsOn: string;
  };
  readonly division: { readonly id: string; readonly name: string };
  readonly entryId: string;
  readonly workout: {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly movements: readonly string[];
    /** What the division does differently. */
    readonly standards: string;
  };
  readonly scoring: WorkoutScoring;
  readonly cell: BoardCell;
  readonly of: number;
  /** After penalties. */
  readonly value: ScoreValue;
  /** Lower is better; comparable between workouts that are scored alike. */
  readonly key: readonly number[];
  readonly receivedAt: Date;
}

/** As many competitions as are read, the latest. */
const mostEntries = 60;

/**
 * A person's results in competitions that a viewer may see, teams left out. Read from the public leaderboards, so nothing
 * is there before it is published, and a corrected score counts as soon as its division is ranked again.
 */
export async function publicScoresOf(
  parts: Parts,
  whose: { readonly personId: string; readonly viewerId: string | null },
): Promise<PublicScore[]> {
  const found = await findSoloResultsOf(parts.database.sql, whose, mostEntries);
  if (found.length === 0) return [];
  const placed = found.map(({ entryId, bib, division }) => ({ entryId, bib, divisionId: division.id }));
  return parts.database.transaction(async ({ sql }) => {
    const standings = await findStandings(sql, placed);
    const scored = found.flatMap((entry) => {
      const board = standings.get(entry.entryId);
      return (board?.head.workouts ?? []).flatMap(({ id, name, scoring }, index) => {
        const cell = board?.row.cells[index];
        return board && cell?.scoreId && cell.kind === 'scored'
          ? [{ entry, workoutId: id, name, scoring, cell, scoreId: cell.scoreId, of: board.head.rowCount }]
          : [];
      });
    });
    if (scored.length === 0) return [];
    const recorded = new Map(
      (
        await findScoresById(
          sql,
          scored.map(({ scoreId }) => scoreId),
        )
      ).map((score) => [score.id, score]),
    );
    const { texts, standards } = await findWorkoutTexts(sql, [
      ...new Set(scored.map(({ workoutId }) => workoutId)),
    ]);
    const penalties = scored.some(({ cell }) => cell.penalty)
      ? await findPenaltiesOf(
          sql,
          found.map(({ entryId }) => entryId),
        )
      : [];
    return scored.flatMap(({ entry, workoutId, name, scoring, cell, scoreId, of }) => {
      const { competition, division, entryId } = entry;
      const score = recorded.get(scoreId);
      const text = texts.find(({ id }) => id === workoutId);
      if (!score?.value || !text) return [];
      const own = penalties.filter((one) => one.entryId === entryId && one.workoutId === workoutId);
      const value = applyPenalties(score.value, own, scoring);
      const differently = standards.find(
        (one) => one.workoutId === workoutId && one.divisionId === division.id,
      );
      return {
        competition,
        division,
        entryId,
        scoring,
        cell,
        of,
        value,
        receivedAt: score.receivedAt,
        key: sortKey(value, scoring),
        workout: {
          id: workoutId,
          name,
          description: text.description,
          movements: text.movements,
          standards: differently?.text ?? '',
        },
      };
    });
  }, 'snapshot');
}
