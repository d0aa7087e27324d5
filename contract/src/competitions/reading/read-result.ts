import type { TiebreakType, Unit } from '../measures.ts';
import type { MeasuredAmount, ScoreResult } from '../score-value.schema.ts';
import type { TimeCap, WorkoutScoring } from '../workout-scoring.schema.ts';
import { looksCapped, readCap } from './read-cap.ts';
import type { ClockReading } from './read-clock.ts';
import { readClock } from './read-clock.ts';
import { readMeasure } from './read-measure.ts';
import { readCount, readThousandths } from './read-number.ts';
import { readCappedRounds, readRoundsAndReps } from './read-rounds.ts';
import type { Piece, ReadingAnswers } from './reading.ts';
import { found, unclear, wrong } from './reading.ts';

export interface ResultReading {
  readonly answers: ReadingAnswers;
  readonly imported: boolean;
}

/** Reads the result itself, without tie-break, variant and round. The text is trimmed and in lower case. */
export function readResult(text: string, scoring: WorkoutScoring, how: ResultReading): Piece<ScoreResult> {
  const clock: ClockReading = { ...how, capSeconds: scoring.cap?.seconds };
  switch (scoring.type) {
    case 'time':
      return readTimeOrCap(text, scoring, clock);
    case 'rounds_reps':
      return readRoundsAndReps(text, scoring, how.answers);
    case 'capped_rounds':
      return readCappedRounds(text, clock);
    case 'pass_fail':
      return readPass(text);
    case 'hold':
      return finished(readAmount(text, 'time', scoring.unit, clock));
    default:
      return finished(readAmount(text, scoring.type, scoring.unit, clock));
  }
}

/** Reads an amount of a tie-break, or of a workout that is one amount. */
export function readAmount(
  text: string,
  type: TiebreakType,
  unit: Unit,
  how: ClockReading,
): Piece<MeasuredAmount> {
  switch (type) {
    case 'time':
      return amountOf(readClock(text, how));
    case 'reps':
      return amountOf(readCount(text.replace(/ *reps?$/, '')));
    case 'calories':
      return amountOf(readThousandths(text.replace(/ *(cals?|calories)$/, ''), how.answers));
    case 'points':
      return amountOf(readThousandths(text.replace(/ *(pts?|points?)$/, ''), how.answers));
    default:
      return readMeasure(text, unit, how.answers);
  }
}

function readTimeOrCap(text: string, scoring: WorkoutScoring, how: ClockReading): Piece<ScoreResult> {
  const { cap } = scoring;
  if (looksCapped(text)) return readCap(text, cap, how.answers);
  if (cap && meansTimeOrReps(text, cap)) {
    if (how.answers.timeOrReps === undefined) return unclear('timeOrReps', 'time', 'reps');
    if (how.answers.timeOrReps === 'reps') return readCap(`${text} reps`, cap, how.answers);
  }
  const time = readClock(text, how);
  if (time.kind !== 'value') return time;
  const pastCap = cap?.seconds !== undefined && time.value > cap.seconds * 1000;
  if (pastCap && how.answers.pastCap === undefined) return unclear('pastCap', 'keep');
  return finished(amountOf(time));
}

/**
 * Whether bare digits can be a time or reps at the cap. More than all reps can only be a time. Where the total is not
 * known, any number may be reps done; of reps left there are few, so `930` stays 9:30 and only `89` is asked about.
 */
function meansTimeOrReps(text: string, cap: TimeCap): boolean {
  if (!/^\d{1,4}$/.test(text)) return false;
  const most = cap.notation === 'completed' ? Infinity : 99;
  return Number(text) <= (cap.totalReps ?? most);
}

function readPass(text: string): Piece<ScoreResult> {
  if (/^(pass(ed)?|p|yes|y|1|✓)$/.test(text)) return found({ outcome: 'finished', amount: 1 });
  if (/^(fail(ed)?|f|no|n|0|✗)$/.test(text)) return found({ outcome: 'finished', amount: 0 });
  return wrong('unreadable');
}

function finished(piece: Piece<MeasuredAmount>): Piece<ScoreResult> {
  return piece.kind === 'value' ? found({ outcome: 'finished', ...piece.value }) : piece;
}

function amountOf(piece: Piece<number>): Piece<MeasuredAmount> {
  return piece.kind === 'value' ? found({ amount: piece.value }) : piece;
}
