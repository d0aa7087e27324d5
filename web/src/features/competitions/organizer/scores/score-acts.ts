import { readScore } from '@chalkline/contract/competitions/reading/read-score.ts';
import type { ReadingAnswers } from '@chalkline/contract/competitions/reading/reading.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** What one typed into a cell, and what stood there before. */
export interface CellChange {
  readonly workoutId: string;
  readonly entryId: string;
  readonly name: string;
  readonly before: CellText;
  readonly after: CellText;
  /** The score that this change left standing: what undoing it corrects. */
  readonly scoreId: string;
  /** When it was sent, in milliseconds: receipts can overtake each other. */
  readonly sentAt: number;
}

/** A score as it can be sent again. */
export interface CellText {
  /** Empty: no score. */
  readonly typed: string;
  readonly answers: ReadingAnswers;
  readonly words: string;
}

/** One step back or forward: a cell, or a whole pasted column. */
export type ScoreAct = readonly CellChange[];

/** What one has done here, latest last, and what was taken back of it. */
export interface ActStack {
  readonly done: readonly ScoreAct[];
  readonly undone: readonly ScoreAct[];
}

export const noActs: ActStack = { done: [], undone: [] };

const actsKept = 200;

/** Something new: what was taken back before it cannot be redone any more. */
export function withAct({ done }: ActStack, act: ScoreAct): ActStack {
  const acts = act.length === 0 ? done : [...done, act].toSorted((one, other) => sentAt(one) - sentAt(other));
  return { done: acts.slice(-actsKept), undone: [] };
}

function sentAt(act: ScoreAct): number {
  return act[0]?.sentAt ?? 0;
}

/** What became of each change of an act that was taken back or done again. */
export interface ActOutcome {
  /** With the score that stands now. */
  readonly moved: ScoreAct;
  /** Did not arrive: stays where it was, to be tried again. */
  readonly failed: ScoreAct;
}

/** The stack after its last act was taken back, or its last undone one done again. */
export function afterMove(stack: ActStack, way: 'undo' | 'redo', { moved, failed }: ActOutcome): ActStack {
  const rest = (acts: readonly ScoreAct[]) => [...acts.slice(0, -1), ...(failed.length > 0 ? [failed] : [])];
  const more = (acts: readonly ScoreAct[]) => [...acts, ...(moved.length > 0 ? [moved] : [])];
  return way === 'undo'
    ? { done: rest(stack.done), undone: more(stack.undone) }
    : { done: more(stack.done), undone: rest(stack.undone) };
}

/** A recorded score as text that is read back to the same score. */
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
