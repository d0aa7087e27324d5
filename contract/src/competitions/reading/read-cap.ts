import type { ScoreResult } from '../score-value.schema.ts';
import type { TimeCap } from '../workout-scoring.schema.ts';
import type { Piece, ReadingAnswers } from './reading.ts';
import { found, unclear, wrong } from './reading.ts';

/** Reps at the cap as the text gives them. `CAP +12 138/150` has all of them. */
interface CapParts {
  readonly count: number | null;
  readonly meaning: 'plus' | 'reps' | 'left' | 'done';
  readonly done: number | null;
  readonly total: number | null;
}

/** Whether a text is about reps at the cap rather than a time. */
export function looksCapped(text: string): boolean {
  return /^c(ap)?(?![a-z])|^\d+ *reps?\b|^\d+ *\/ *\d+$/.test(text);
}

/**
 * Reads `CAP`, `CAP+12`, `CAP +12`, `89 reps`, `138/150`. What a count means depends on the workout's notation, which
 * is a setting and never guessed; only words (left, done) and fractions are unambiguous.
 */
export function readCap(text: string, cap: TimeCap | undefined, answers: ReadingAnswers): Piece<ScoreResult> {
  const words = capParts(text);
  if (words === null) return wrong('unreadable');
  if (!cap) return wrong('no_cap');
  if (words.meaning === 'reps' && cap.notation === 'remaining' && words.total === null) {
    if (answers.doneOrLeft === undefined) {
      return cap.totalReps ? unclear('doneOrLeft', 'done', 'left') : unclear('doneOrLeft', 'left');
    }
    return settle({ ...words, meaning: answers.doneOrLeft }, cap);
  }
  return settle(words, cap);
}

const capText =
  /^(?<word>c(?:ap)?(?![a-z]),?)? *(?<plus>\+)? *(?:(?<count>\d{1,6})(?![\d/]| *\/) *(?<reps>reps?)? *(?<side>left|remaining|done|completed)?)? *,? *(?:\(?(?<done>\d{1,6}) *\/ *(?<total>\d{1,6})\)?)?$/;

function capParts(text: string): CapParts | null {
  const parts = capText.exec(text)?.groups;
  if (!parts) return null;
  const { plus, count, reps, side, done, total } = parts;
  if (plus && !count) return null;
  const meant = side ? sideMeant(side) : reps && !plus ? 'reps' : 'plus';
  return { count: numberOr(count), meaning: meant, done: numberOr(done), total: numberOr(total) };
}

function sideMeant(side: string): 'left' | 'done' {
  return side === 'left' || side === 'remaining' ? 'left' : 'done';
}

function numberOr(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function settle(words: CapParts, cap: TimeCap): Piece<ScoreResult> {
  const total = cap.totalReps ?? words.total;
  if (words.total !== null && words.total !== total) return wrong('wrong_total');
  const counted = countedReps(words, cap);
  const done = counted.done ?? (total !== null && counted.left !== null ? total - counted.left : null);
  const left = counted.left ?? (total !== null && done !== null ? total - done : null);
  if ((done ?? 0) < 0 || (left ?? 0) < 0) return wrong('too_many_reps');
  if (total !== null && done !== null && left !== null && done + left !== total) return wrong('disagree');
  if (cap.notation === 'remaining' && left === null) return wrong('total_missing');
  if (cap.notation === 'completed' && done === null) return wrong('reps_missing');
  return found({ outcome: 'capped', done, left });
}

function countedReps(words: CapParts, cap: TimeCap): { done: number | null; left: number | null } {
  const countsLeft = words.meaning === 'left' || (words.meaning === 'plus' && cap.notation === 'remaining');
  if (words.count !== null && countsLeft) return { done: words.done, left: words.count };
  if (words.count !== null && words.done === null) return { done: words.count, left: null };
  if (words.count !== null) return { done: words.done, left: (words.total ?? 0) - words.count };
  if (words.done !== null) return { done: words.done, left: null };
  return { done: null, left: cap.notation === 'remaining' ? 0 : null };
}
