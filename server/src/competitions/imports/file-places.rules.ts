import type { RankedStatus } from '@chalkline/contract/competitions/entry-statuses.ts';
import {
  type PlaceDifference,
  type PlacesCompared,
  shownDifferences,
} from '@chalkline/contract/competitions/places-compared.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { type BoardInput, rankBoard } from '../ranking/board-ranking.rules.ts';
import { numberAt } from '../ranking/places.rules.ts';
import { shownPlace } from '../ranking/workout-ranking.rules.ts';

/** A place as a file gives it. */
export interface FilePlace {
  readonly row: number;
  readonly column: string;
  readonly entryId: string;
  /** null: the overall place. */
  readonly workoutId: string | null;
  readonly place: number;
}

/** A score that a file brings. */
export interface ImportedScore {
  readonly workoutId: string;
  readonly entryId: string;
  readonly value: ScoreValue;
}

/** An entry in the state that a file brings it into. */
export interface EntryInState {
  readonly entryId: string;
  readonly state: RankedStatus;
}

/** What a file would change in a division. */
export interface ImportedRows {
  readonly imported: readonly ImportedScore[];
  readonly states: readonly EntryInState[];
}

/** One division with the scores and states of a file in it, ranked as the board ranks it, beside the places of the file. */
export function comparePlaces(
  input: BoardInput,
  file: ImportedRows,
  filePlaces: readonly FilePlace[],
): PlacesCompared {
  const { workouts, overall, indexOf } = rankBoard(withFile(input, file));
  const differences: PlaceDifference[] = [];
  let agreeing = 0;
  for (const { row, column, entryId, workoutId, place } of filePlaces) {
    const index = indexOf.get(entryId) ?? -1;
    const entry = input.entries[index];
    if (!entry) continue;
    const workout = workouts.find(({ id }) => id === workoutId);
    const places = workout && shownPlace(workout.ranking, index, input.scoring.absent);
    const made = workoutId === null ? numberAt(overall.places, index) : (places ?? 0);
    if (made === place) agreeing += 1;
    else
      differences.push({
        row,
        column,
        name: entry.name,
        bib: entry.bib,
        given: place,
        made: made === 0 ? null : made,
      });
  }
  return { compared: agreeing + differences.length, agreeing, differences };
}

/** Several divisions of one file as one answer. */
export function addCompared(all: readonly PlacesCompared[]): PlacesCompared {
  const differences = all.flatMap((one) => one.differences).sort((a, b) => a.row - b.row);
  return {
    compared: all.reduce((sum, { compared }) => sum + compared, 0),
    agreeing: all.reduce((sum, { agreeing }) => sum + agreeing, 0),
    differences: differences.slice(0, shownDifferences),
  };
}

function withFile(input: BoardInput, { imported, states }: ImportedRows): BoardInput {
  const stateOf = new Map(states.map(({ entryId, state }) => [entryId, state]));
  const entries = input.entries.map((entry) => ({ ...entry, status: stateOf.get(entry.id) ?? entry.status }));
  const slot = (score: { readonly workoutId: string; readonly entryId: string }) =>
    `${score.workoutId} ${score.entryId}`;
  const replaced = new Set(imported.map(slot));
  const kept = input.scores.filter((score) => !replaced.has(slot(score)));
  return { ...input, entries, scores: [...kept, ...imported.map((score) => ({ id: 'imported', ...score }))] };
}
