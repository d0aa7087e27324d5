import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { FolderWorkout } from '@chalkline/contract/competitions/result-folder.schema.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { oncePerCause, whereIs } from './folder-rows.rules.ts';
import { enteredFile, enteredScores, type PublishedScore, type ResultFolder } from './result-folder.rules.ts';
import { answersOf, typedOf, workoutsOf } from './result-settings.rules.ts';

/** The cells that are no scores of their workouts, each with its line and column. */
export function unreadableCells(folder: ResultFolder): string[] {
  const scoresOf = Map.groupBy(enteredScores(folder), ({ workout }) => workout);
  const settings = workoutsOf(folder);
  return folder.competition.workouts.flatMap((workout, index) => {
    const cells = scoresOf.get(workout.id) ?? [];
    const scoring = settings[index]?.scoring;
    if (!scoring) return [];
    const reading = { file: enteredFile(folder), workout, scoring, answers: answersOf(workout, cells) };
    const faults = cells.flatMap((cell) => unreadable(cell, reading) ?? []);
    // A setting that is missing makes every row unreadable: its cause is said once.
    return oncePerCause(faults, (fault) =>
      fault.replace(/^.*?, line \d+, (column '\w+'): workout '.*?': '.*': /s, '$1'),
    );
  });
}

interface CellReading {
  readonly file: string;
  readonly workout: FolderWorkout;
  readonly scoring: WorkoutScoring;
  readonly answers: ReadingAnswers;
}

function unreadable(cell: PublishedScore, how: CellReading): string | null {
  const why = whyNot(cell, how);
  if (why === null) return null;
  // The first column with which it is no score.
  const alone = { ...cell, tiebreak: '', secondTiebreak: '' };
  const column = whyNot(alone, how)
    ? 'result'
    : whyNot({ ...cell, secondTiebreak: '' }, how)
      ? 'tiebreak'
      : 'second_tiebreak';
  const text = { result: cell.result, tiebreak: cell.tiebreak, second_tiebreak: cell.secondTiebreak }[column];
  return `${whereIs({ file: how.file, line: cell.line }, column)}: workout '${cell.workout}': '${text}': ${why}`;
}

function whyNot(cell: PublishedScore, { workout, scoring, answers }: CellReading): string | null {
  const reading = readScore(typedOf(cell, workout), scoring, { imported: true, answers });
  return reading.kind === 'problem' || reading.kind === 'question' ? reading.message : null;
}
