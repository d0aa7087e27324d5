import type { ScoreResult } from '../score-value.schema.ts';
import type { WorkoutScoring } from '../workout-scoring.schema.ts';
import type { ClockReading } from './read-clock.ts';
import { readClock } from './read-clock.ts';
import type { Piece, ReadingAnswers } from './reading.ts';
import { found, unclear, wrong } from './reading.ts';

/** Reads rounds and reps: `12+7`, `12 rounds + 7 reps`, `12 rounds`, and `247 reps` where a round's are set. */
export function readRoundsAndReps(
  text: string,
  scoring: WorkoutScoring,
  answers: ReadingAnswers,
): Piece<ScoreResult> {
  const perRound = scoring.repsPerRound;
  const both = /^(\d{1,6}) *(?:rounds?|rds?|r)? *\+ *(\d{1,6}) *(?:reps?)?$/.exec(text);
  if (both) return roundsAndReps(Number(both[1]), Number(both[2]));
  const one = /^(\d{1,6}) *(rounds?|rds?|r|reps?)?$/.exec(text);
  if (!one) return wrong('unreadable');
  const count = Number(one[1]);
  const named = one[2]?.startsWith('rep') ? 'reps' : one[2] ? 'rounds' : answers.roundsOrReps;
  if (named === undefined && perRound !== undefined) return unclear('roundsOrReps', 'rounds', 'reps');
  if (named !== 'reps') return roundsAndReps(count, 0);
  if (perRound === undefined) return wrong('reps_per_round_missing');
  return roundsAndReps(Math.floor(count / perRound), count % perRound);
}

function roundsAndReps(rounds: number, reps: number): Piece<ScoreResult> {
  return found({ outcome: 'finished', amount: reps, rounds });
}

/** Reads a total time over rounds of which some hit their cap: `39:00`, `39:00, 1 capped`. */
export function readCappedRounds(text: string, how: ClockReading): Piece<ScoreResult> {
  const [, time = '', capped = '0'] = /^(\S+?)(?:,? +(\d{1,3}) *cap(?:ped)?(?: rounds?)?)?$/.exec(text) ?? [];
  const total = readClock(time, how);
  if (total.kind !== 'value') return total;
  return found({ outcome: 'finished', amount: total.value, rounds: Number(capped) });
}
