import type {
  ColumnQuestion,
  RowProblem,
  RowWarning,
} from '@chalkline/contract/competitions/import.schema.ts';
import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { Reading, ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import { longestTypedScore } from '@chalkline/contract/competitions/score.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { isOfDivision } from '@chalkline/contract/competitions/workout-divisions.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { rowProblemOf } from '../../imports/csv-table.rules.ts';
import type { FilePlace } from './file-places.rules.ts';
import { type ImportedState, ImportedStates } from './imported-states.rules.ts';
import { notUnderstood, type PlaceCell, readPlaceCell, readStateCell } from './place-cells.rules.ts';
import { outlierWarnings } from './score-outliers.rules.ts';
import { entryFinder, type KnownField, type ScoredEntry } from './scored-entry.rules.ts';
import type { OverallLine, ScoreLine, ScoresTable } from './scores-table.rules.ts';

export interface PresentScore {
  readonly id: string;
  readonly workoutId: string;
  readonly entryId: string;
  readonly value: ScoreValue | null;
}

interface ImportedWorkout {
  readonly scoring: WorkoutScoring;
  readonly divisionIds: readonly string[] | null;
}

export interface ScoresKnown extends KnownField {
  readonly workoutOf: ReadonlyMap<string, ImportedWorkout>;
  readonly current: readonly PresentScore[];
  /** By workout. */
  readonly answers: Readonly<Record<string, ReadingAnswers>>;
}

export interface PlannedScore {
  readonly row: number;
  readonly column: string;
  readonly workoutId: string;
  readonly entry: ScoredEntry;
  readonly typed: string;
  readonly value: ScoreValue;
  /** The score it corrects. */
  readonly previousId: string | null;
}

export interface ScoresPlan {
  readonly added: readonly PlannedScore[];
  readonly changed: readonly PlannedScore[];
  readonly unchanged: number;
  /** The places the file gives, with each entry's division. */
  readonly filePlaces: readonly (FilePlace & { readonly divisionId: string })[];
  /** Entries whose state in the file differs from their current one. */
  readonly states: readonly ImportedState[];
  readonly warnings: readonly RowWarning[];
  readonly problems: readonly RowProblem[];
  readonly questions: readonly ColumnQuestion[];
}

/** What the cells of a file change; importing the same file again changes nothing. */
export function planScores(
  { lines, overall, statuses }: Pick<ScoresTable, 'lines' | 'overall' | 'statuses'>,
  known: ScoresKnown,
): ScoresPlan {
  const findEntry = entryFinder(known);
  const fieldOf = Map.groupBy(known.entries, ({ divisionId }) => divisionId);
  const currentOf = new Map(known.current.map((score) => [slotKey(score.workoutId, score.entryId), score]));
  const firstRow = new Map<string, number>();
  const problems: RowProblem[] = [];
  const questions = new Map<string, ColumnQuestion>();
  const rowsOfNobody = new Set<number>();
  const added: PlannedScore[] = [];
  const changed: PlannedScore[] = [];
  const filePlaces: ScoresPlan['filePlaces'][number][] = [];
  const imported = new ImportedStates();
  const warnings: RowWarning[] = [];
  const hear = (cell: PlaceCell, line: OverallLine, entry: ScoredEntry, workoutId: string | null) => {
    const { row, placeColumn: column } = line;
    if (cell.kind === 'problem') problems.push(cell.problem);
    if (cell.kind === 'unknown') warnings.push(cell.warning);
    if (cell.kind === 'place') {
      const { id: entryId, divisionId } = entry;
      filePlaces.push({ row, column, entryId, divisionId, workoutId, place: cell.place });
    }
    if (workoutId !== null) return;
    // A state is about the whole competition, which a word in a single workout can't say.
    if (cell.kind === 'state') imported.add({ row, column, entry, state: cell.state });
    if (cell.kind === 'no_result') warnings.push(notUnderstood(line));
  };
  const placeOf = (line: OverallLine, entry: ScoredEntry) =>
    readPlaceCell(line, fieldOf.get(entry.divisionId)?.length ?? 0);
  let unchanged = 0;
  for (const line of lines) {
    const entry = findEntry(line);
    if ('code' in entry) {
      // Once per row, however many workouts it has.
      if (!rowsOfNobody.has(line.row)) problems.push(entry);
      rowsOfNobody.add(line.row);
      continue;
    }
    const placed = placeOf(line, entry);
    hear(placed, line, entry, line.workoutId);
    const workout = known.workoutOf.get(line.workoutId);
    if (!workout) continue;
    const { scoring } = workout;
    const typed = typedOf(line, placed);
    const reading = readLine({ ...line, typed }, scoring, known.answers[line.workoutId]);
    if (reading.kind === 'empty') continue;
    const slot = slotKey(line.workoutId, entry.id);
    const earlier = firstRow.get(slot);
    if (earlier !== undefined) problems.push(scoreTwice(line, entry, earlier));
    else firstRow.set(slot, line.row);
    if (reading.kind === 'problem')
      problems.push(
        rowProblemOf(line.row, line.column, 'score_unreadable', `'${typed}': ${reading.message}`),
      );
    if (reading.kind === 'question') ask(questions, line, reading);
    if (reading.kind !== 'score') continue;
    const present = currentOf.get(slot);
    if (!present && !isOfDivision(workout, entry.divisionId)) {
      const message = `The division of ${entry.name} doesn’t do this workout.`;
      problems.push(rowProblemOf(line.row, line.column, 'workout_of_other_divisions', message));
      continue;
    }
    const planned = {
      row: line.row,
      column: line.column,
      workoutId: line.workoutId,
      entry,
      typed: line.tiebreak === '' ? typed : `${typed} tb ${line.tiebreak}`,
      value: reading.score,
      previousId: present?.id ?? null,
    };
    if (!present) added.push(planned);
    else if (isSameScore(present.value, reading.score)) unchanged += 1;
    else changed.push(planned);
  }
  for (const line of overall) {
    const entry = findEntry(line);
    // Already reported with the row's scores.
    if (!('code' in entry)) hear(placeOf(line, entry), line, entry, null);
  }
  for (const line of statuses) {
    const entry = findEntry(line);
    if (!('code' in entry)) hear(readStateCell(line), line, entry, null);
  }
  const { states } = imported;
  const all = [...warnings, ...imported.warnings, ...outlierWarnings([...added, ...changed], known)];
  return {
    added,
    changed,
    unchanged,
    filePlaces,
    states,
    warnings: all,
    problems,
    questions: [...questions.values()],
  };
}

/** The score; if the cell is empty, the word in the place column that says there is no result: `DNF`. */
function typedOf({ typed, place }: ScoreLine, placed: PlaceCell): string {
  const says = placed.kind === 'no_result' || (placed.kind === 'state' && placed.state === 'withdrawn');
  return says && /^[\s–—-]*$/.test(typed) ? place.trim() : typed;
}

function slotKey(workoutId: string, entryId: string): string {
  return `${workoutId} ${entryId}`;
}

function readLine(line: ScoreLine, scoring: WorkoutScoring, answers: ReadingAnswers | undefined): Reading {
  if (line.typed.length + line.tiebreak.length > longestTypedScore) {
    return { kind: 'problem', code: 'unreadable', message: `At most ${longestTypedScore} characters.` };
  }
  return readScore(line.typed, scoring, {
    imported: true,
    ...(answers && { answers }),
    ...(line.tiebreak !== '' && { tiebreaks: [line.tiebreak] }),
  });
}

function scoreTwice(line: ScoreLine, { name, bib }: ScoredEntry, earlier: number): RowProblem {
  const message = `${name} (bib ${bib}) has a score for this workout in row ${earlier} as well.`;
  return rowProblemOf(line.row, line.column, 'score_twice', message);
}

function ask(
  questions: Map<string, ColumnQuestion>,
  line: ScoreLine,
  reading: Extract<Reading, { kind: 'question' }>,
): void {
  const key = `${line.workoutId} ${reading.code}`;
  const asked = questions.get(key);
  if (asked) {
    questions.set(key, { ...asked, rows: asked.rows + 1 });
    return;
  }
  questions.set(key, {
    column: line.column,
    workoutId: line.workoutId,
    code: reading.code,
    message: reading.message,
    rows: 1,
    example: line.typed,
    choices: reading.choices.map(({ answers, understood }) => ({ answers, understood })),
  });
}

/** Whether two scores are equal, ignoring the order of their keys: the database has its own. */
export function isSameScore(one: ScoreValue | null, other: ScoreValue | null): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(ordered);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, ordered(value)]),
  );
}
