import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { showClock } from '@chalkline/contract/competitions/show-amount.ts';
import type { RankedCells } from './board-ranking.rules.ts';
import type { OverallKeyPart } from './overall-key.rules.ts';

/** What a part of the overall key is called in a sentence. */
export function overallPartName(part: OverallKeyPart, scoring: CompetitionScoring): string {
  switch (part) {
    case 'withdrawn':
      return 'having stayed';
    case 'withdrawn_order':
      return 'the later withdrawal';
    case 'progress':
      return 'how far they got';
    case 'nothing_handed_in':
      return 'having submitted a score';
    case 'stage':
      return 'the stage reached';
    case 'incomplete':
      return 'having every score';
    case 'scaled':
      return 'fewer scaled workouts';
    case 'total':
      return scoring.total === 'lower' ? 'the lower total' : 'the higher total';
    case 'tie':
      return scoring.tie === 'by_hand' ? 'the organizer’s decision' : 'the place in the tiebreak workout';
    case 'before_restart':
      return 'the ranking before the points reset';
    default:
      return bestFinishName(Number(part.slice('finish_'.length)));
  }
}

function bestFinishName(number: number): string {
  return number === 1 ? 'the best single finish' : `the ${ordinal(number)} best finish`;
}

/** That part of an entry's key, in words. `value` is the number of the key, lower = better. */
export function overallPartValue(
  part: OverallKeyPart,
  value: number,
  scoring: CompetitionScoring,
  totalText = pointsText,
): string {
  switch (part) {
    case 'withdrawn':
      return value === 1 ? 'withdrew' : 'stayed';
    case 'withdrawn_order':
      return value === 0 ? '–' : 'withdrew';
    case 'progress':
      if (value === -Infinity) return 'stayed';
      return value === 0 ? 'no workout' : `workout ${0 - value}`;
    case 'nothing_handed_in':
      return value === 1 ? 'nothing' : 'something';
    case 'stage':
      return value === 0 ? 'none' : `${0 - value} ${value === -1 ? 'restart' : 'restarts'} reached`;
    case 'incomplete':
      return value === 0 ? 'every result' : 'results are missing';
    case 'scaled':
      return value === 0 ? 'none scaled' : `${value} scaled`;
    case 'before_restart':
      return value === 0 ? '–' : ordinal(value);
    case 'total':
      return totalText(scoring.total === 'lower' ? value : 0 - value);
    default:
      return Number.isFinite(value) ? ordinal(value) : 'none';
  }
}

/** What totals are said in: points, or a time where times are added up. */
export function totalsIn(workouts: readonly Pick<RankedCells, 'setting' | 'scoring'>[]) {
  const addsTimes =
    workouts.length > 0 &&
    workouts.every(({ setting, scoring }) => setting.points.method === 'raw' && scoring.unit === 'clock');
  return addsTimes ? timeText : pointsText;
}

/** Seconds as a time on the clock. */
export function timeText(seconds: number): string {
  const clock = showClock(Math.round(Math.abs(seconds) * 1000));
  return seconds < 0 ? `-${clock}` : clock;
}

export function pointsText(points: number): string {
  const shown = points === 0 ? 0 : points;
  return `${shown} ${Math.abs(shown) === 1 ? 'point' : 'points'}`;
}

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
