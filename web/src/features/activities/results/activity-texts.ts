import type { ActivityUnit } from '@chalkline/contract/groups/activity-type.schema.ts';
import type {
  ChallengeGoal,
  ChallengeReply,
  TeamScoring,
} from '@chalkline/contract/groups/group-facts.schema.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { counted } from '../../../ui/counted.ts';
import { dateFormat, numberText } from '../../../ui/locale.ts';

export const unitLabels: Readonly<Record<ActivityUnit, string>> = {
  meters: 'Distance',
  seconds: 'Time',
  reps: 'Reps',
  steps: 'Steps',
  kilocalories: 'Energy',
  sessions: 'Sessions',
};

export const goalLabels: Readonly<Record<ChallengeGoal, string>> = {
  reach: 'Reach a target',
  most: 'Do the most',
  best: 'Best single result',
  streak: 'Longest streak',
};

export const goalHints: Readonly<Record<ChallengeGoal, string>> = {
  reach: 'Results add up. Everyone aims for the same target.',
  most: 'Results add up. The most wins.',
  best: 'Only the best result of each person counts.',
  streak: 'Days in a row with at least one result.',
};

/** How a form asks for an amount: the box counts in `factor` of the unit. */
export const amountBoxes: Readonly<Record<ActivityUnit, { label: string; suffix: string; factor: number }>> =
  {
    meters: { label: 'Distance', suffix: 'km', factor: 1000 },
    seconds: { label: 'Time', suffix: '', factor: 1 },
    reps: { label: 'Reps', suffix: 'reps', factor: 1 },
    steps: { label: 'Steps', suffix: 'steps', factor: 1 },
    kilocalories: { label: 'Energy', suffix: 'kcal', factor: 1 },
    sessions: { label: 'Sessions', suffix: 'sessions', factor: 1 },
  };

export const teamLabels: Readonly<Record<TeamScoring, string>> = {
  sum: 'Teams: all members added up',
  mean: 'Teams: average of the members',
  best: 'Teams: best members added up',
};

const words: Readonly<Partial<Record<ActivityUnit, readonly [string, string]>>> = {
  reps: ['rep', 'reps'],
  steps: ['step', 'steps'],
  sessions: ['session', 'sessions'],
};

/** `10.2 km`, `850 m`, `52:18`, `1 rep`, `320 kcal`. */
export function amountText(amount: number, unit: ActivityUnit): string {
  if (unit === 'meters') return amount < 1000 ? `${numberText(amount)} m` : `${kilometers(amount)} km`;
  if (unit === 'seconds') return durationText(amount);
  if (unit === 'kilocalories') return `${numberText(amount)} kcal`;
  const noun = words[unit];
  return noun ? counted(amount, noun) : numberText(amount);
}

/** What a place in a challenge is by: days of a streak, else an amount. */
export function valueText(value: number, { goal, type }: Pick<ChallengeReply, 'goal' | 'type'>): string {
  return goal === 'streak' ? counted(value, ['day', 'days']) : amountText(value, type.unit);
}

const kilometers = (meters: number) => numberText(Math.floor(meters / 10) / 100);

function durationText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "Reach 100 km, alone", "Longest streak, teams: average of the members". */
export function goalText(challenge: ChallengeReply): string {
  const { goal, target, teamScoring, teamBest } = challenge;
  const what =
    goal === 'reach' && target !== null ? `Reach ${valueText(target, challenge)}` : goalLabels[goal];
  if (teamScoring === null) return `${what}, alone`;
  const how = { sum: 'added up', mean: 'on average', best: `best ${teamBest ?? 1} of each` }[teamScoring];
  return `${what}, teams ${how}`;
}

/** `Sun 15 Nov, 09:00`, on the clock of the place. */
export function startText(startsAt: string, zone: string): string {
  return dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(startsAt));
}

/** The day in the place of the activity, as a calendar writes it. */
export const dayIn = (moment: string, zone: string): string => fieldInZone(moment, zone).slice(0, 10);

/** "3 of 20 places left", "Full". */
export function leftText(capacity: number, taken: number): string {
  const left = Math.max(0, capacity - taken);
  return left === 0 ? 'Full' : `${numberText(left)} of ${numberText(capacity)} places left`;
}

/** "1–30 November 2026". */
export function daysText({ startsOn, endsOn }: Pick<ChallengeReply, 'startsOn' | 'endsOn'>): string {
  const format = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${startsOn}T12:00:00Z`), new Date(`${endsOn}T12:00:00Z`));
}

/** `18`, of a day on a calendar. */
export const dayOfMonth = (day: string): string => String(Number(day.slice(8)));
/** `Nov`. */
export const monthOfDay = (day: string): string =>
  dateFormat({ month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
