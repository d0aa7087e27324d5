import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** A score typed into a cell, with the previous one. */
export interface CellChange {
  readonly workoutId: string;
  readonly entryId: string;
  readonly name: string;
  readonly before: CellText;
  readonly after: CellText;
  /** The score this change recorded, which undo corrects. */
  readonly scoreId: string;
  /** When it was sent, in milliseconds: responses can arrive out of order. */
  readonly sentAt: number;
}

/** A score as text that can be sent again. */
export interface CellText {
  /** Empty: no score. */
  readonly typed: string;
  readonly answers: ReadingAnswers;
  readonly words: string;
}

/** One undo step: a cell, or a whole pasted column. */
export type ScoreAct = readonly CellChange[];

/** The undo and redo stacks, latest last. */
export interface ActStack {
  readonly done: readonly ScoreAct[];
  readonly undone: readonly ScoreAct[];
}

export const noActs: ActStack = { done: [], undone: [] };

const actsKept = 200;

/** Adds an act, which clears the redo stack. */
export function withAct({ done }: ActStack, act: ScoreAct): ActStack {
  const acts = act.length === 0 ? done : [...done, act].toSorted((one, other) => sentAt(one) - sentAt(other));
  return { done: acts.slice(-actsKept), undone: [] };
}

function sentAt(act: ScoreAct): number {
  return act[0]?.sentAt ?? 0;
}

/** The outcome of undoing or redoing an act, per change. */
export interface ActOutcome {
  /** With the score recorded now. */
  readonly moved: ScoreAct;
  /** Failed: stays on its stack to try again. */
  readonly failed: ScoreAct;
}

/** The stacks after an undo or redo. */
export function afterMove(stack: ActStack, way: 'undo' | 'redo', { moved, failed }: ActOutcome): ActStack {
  const rest = (acts: readonly ScoreAct[]) => [...acts.slice(0, -1), ...(failed.length > 0 ? [failed] : [])];
  const more = (acts: readonly ScoreAct[]) => [...acts, ...(moved.length > 0 ? [moved] : [])];
  return way === 'undo'
    ? { done: rest(stack.done), undone: more(stack.undone) }
    : { done: more(stack.done), undone: rest(stack.undone) };
}

/** A recorded score as text that reads back as the same score. */
export function cellText(score: ScoreReply | null, scoring: WorkoutScoring): CellText {
  if (!score?.value) return { typed: '', answers: {}, words: 'no score' };
  const { text, words } = showScore(score.value, scoring);
  const reading = readScore(text, scoring);
  const meant =
    reading.kind === 'question'
      ? reading.choices.find((choice) => JSON.stringify(choice.score) === JSON.stringify(score.value))
      : undefined;
  return { typed: text, answers: meant?.answers ?? {}, words };
}
