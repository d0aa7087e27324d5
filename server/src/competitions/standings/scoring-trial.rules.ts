import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { scoringPresetNames, scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import type {
  ScoringTrial,
  ScoringTrialReply,
  TrialRow,
  TrialRules,
} from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import type { BoardInput } from '../ranking/board-ranking.rules.ts';
import { madeUpEntry } from '../ranking/trial.rules.ts';
import { makeBoard } from './board.rules.ts';

/** The scores of one sample athlete, by workout id; missing workouts have no score. */
export type TrialScores = ReadonlyMap<string, ScoreValue>;

/**
 * Ranks scores under the current rules and under each preset, with the code that ranks leaderboards. Every workout
 * counts as over, so missing scores count as absent.
 */
export function tryRules(
  { scoring, divisionPoints, workouts }: Omit<ScoringTrial, 'athletes'>,
  athletes: readonly TrialScores[],
): ScoringTrialReply {
  const input: BoardInput = {
    scoring,
    divisionPoints,
    entries: athletes.map((_, index) => madeUpEntry(String(index), index + 1)),
    workouts: workouts.map((workout) => ({ ...workout, over: true })),
    scores: athletes.flatMap((scores, index) =>
      [...scores].map(([workoutId, value]) => ({
        id: `${index} ${workoutId}`,
        workoutId,
        entryId: String(index),
        value,
      })),
    ),
    penalties: [],
    adjustments: [],
    teams: null,
  };
  const boardOf = (rules: TrialRules, by: CompetitionScoring) => ({
    rules,
    rows: trialRows({ ...input, scoring: by }),
  });
  return {
    boards: [
      boardOf('as_sent', scoring),
      ...scoringPresetNames.map((preset) => boardOf(preset, scoringPresets[preset])),
    ],
  };
}

function trialRows(input: BoardInput): TrialRow[] {
  return makeBoard(input).map(({ entryId, place, tied, total, cells }) => ({
    athlete: Number(entryId),
    place,
    tied,
    total,
    cells: cells.map((cell, at) => ({
      workoutId: input.workouts[at]?.id ?? '',
      understood: cell.words,
      place: cell.place,
      tied: cell.tied,
      points: cell.points,
    })),
  }));
}
