import type { ScoringType } from '@chalkline/contract/competitions/measures.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import type { WorkoutReply } from '@chalkline/contract/competitions/workout.schema.ts';
import type { TimeCap, WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** The parts of a workout used in a trial. */
export type TrialWorkout = Pick<WorkoutReply, 'id' | 'name' | 'scoring' | 'points'>;

/** Used while there are no workouts. */
export const exampleWorkouts: readonly TrialWorkout[] = [
  {
    id: 'example-time',
    name: 'Example: for time, cap 12:00',
    scoring: { ...usualScoring('time'), cap: { notation: 'remaining', seconds: 720, totalReps: 120 } },
    points: {},
  },
  { id: 'example-load', name: 'Example: load', scoring: usualScoring('load'), points: {} },
  { id: 'example-reps', name: 'Example: reps', scoring: usualScoring('reps'), points: {} },
];

type Three = readonly [string, string, string];

/** Three results per type, two of them equal to show a tie. */
const results: Readonly<Record<ScoringType, Three>> = {
  time: ['9:30', '9:41', '9:41'],
  reps: ['105', '98', '105'],
  rounds_reps: ['7+12', '7+3', '6+20'],
  load: ['100', '105', '95'],
  distance: ['1500', '1420', '1500'],
  calories: ['42', '45', '40'],
  points: ['88', '91.5', '70'],
  hold: ['1:37', '1:35', '1:35'],
  pass_fail: ['pass', 'pass', 'fail'],
  capped_rounds: ['39:00', '37:27, 1 capped', '38:10'],
};

/** The example scores, adapted to the settings so that they can be read. */
export function exampleScores(scoring: WorkoutScoring): Three {
  const { knockoutRounds, variants } = scoring;
  const plain = scoring.type === 'time' && scoring.cap ? cappedExamples(scoring.cap) : results[scoring.type];
  const tied = hasTimedTiebreak(scoring) ? [' (4:52)', ' (4:59)', ' (5:10)'] : [];
  // Knockout scores name their round; the last score uses the last version.
  const rounds = knockoutRounds ? [`R${knockoutRounds} `, 'R2 ', 'R1 '] : [];
  const whole = (at: 0 | 1 | 2, version = '') => `${rounds[at] ?? ''}${plain[at]}${tied[at] ?? ''}${version}`;
  return [whole(0), whole(1), whole(2, variants ? ` ${variants.at(-1)}` : '')];
}

/** Two finishers and one capped athlete. */
function cappedExamples({ notation, seconds = 720, totalReps = 100 }: TimeCap): Three {
  const left = Math.min(12, totalReps);
  const stopped = notation === 'remaining' ? `CAP+${left}` : `${totalReps - left} reps`;
  const at = (share: number) => showClock(Math.round(seconds * share) * 1000);
  return [at(0.8), at(0.85), stopped];
}

function hasTimedTiebreak({ type, cap, tiebreaks = [] }: WorkoutScoring): boolean {
  return tiebreaks[0]?.type === 'time' && !(type === 'time' && cap);
}

/** `Athlete A`. */
export function athleteName(athlete: number): string {
  return `Athlete ${String.fromCharCode(65 + athlete)}`;
}
