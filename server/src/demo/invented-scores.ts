import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/** The best and the weakest result of a field: seconds, kilograms, reps, meters or calories. */
export interface Span {
  readonly best: number;
  readonly weakest: number;
}

export type Chance = () => number;

/** How much of a result is ability; the rest is the day, so that nobody wins everything. */
const abilityCounts = 0.45;

/** The smallest plates that are put on a bar. */
const plates = 2.5;

/**
 * What somebody of this ability (0 the weakest of the field, 1 the best) might do, as a judge types it. The
 * same chance gives the same score.
 */
export function inventScore(scoring: WorkoutScoring, span: Span, ability: number, chance: Chance): string {
  const level = abilityCounts * ability + (1 - abilityCounts) * chance();
  const amount = span.weakest + (span.best - span.weakest) * level;
  const main = typed(scoring, amount, chance);
  // Judges write the second on which the tenth round, or the like, was done.
  const tiebreak = scoring.tiebreaks ? ` (${clock(330 - 80 * level + 25 * chance())})` : '';
  return `${main}${tiebreak}`;
}

function typed(scoring: WorkoutScoring, amount: number, chance: Chance): string {
  switch (scoring.type) {
    case 'time':
      return timeOrCap(scoring, amount + chance());
    case 'hold':
      return clock(amount);
    case 'load':
      return (Math.round(amount / plates) * plates).toFixed(1);
    case 'rounds_reps': {
      const round = scoring.repsPerRound ?? 1;
      return `${Math.floor(amount / round)}+${Math.floor(amount % round)}`;
    }
    default:
      return String(Math.round(amount));
  }
}

/** Whom the cap stops has as many reps left as the time was too short. */
function timeOrCap({ cap }: WorkoutScoring, seconds: number): string {
  const limit = cap?.seconds ?? Number.POSITIVE_INFINITY;
  if (seconds >= limit) {
    return `CAP+${Math.max(1, Math.round((cap?.totalReps ?? 1) * (1 - limit / seconds)))}`;
  }
  const hundredths = Math.floor(seconds * 100) % 100;
  return `${clock(Math.floor(seconds))}.${String(hundredths).padStart(2, '0')}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
