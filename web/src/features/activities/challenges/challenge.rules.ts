import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';

const day = 86_400_000;
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** Every day of a challenge. */
export function daysOf({ startsOn, endsOn }: Pick<ChallengeReply, 'startsOn' | 'endsOn'>): string[] {
  const length = Math.round((noon(endsOn) - noon(startsOn)) / day) + 1;
  return Array.from({ length }, (_, index) =>
    new Date(noon(startsOn) + index * day).toISOString().slice(0, 10),
  );
}

interface Logged {
  readonly day: string;
  readonly amount: number;
}

/** What was done up to each day until `today`, added up. */
export function sumsByDay(days: readonly string[], today: string, results: readonly Logged[]): number[] {
  const past = days.filter((one) => one <= today);
  return past.map((one) =>
    results.reduce((sum, result) => (result.day <= one ? sum + result.amount : sum), 0),
  );
}

/** What an even pace to the target comes to at the end of each day. */
export function evenPace(days: readonly string[], target: number): number[] {
  return days.map((_, index) => Math.round((target * (index + 1)) / days.length));
}

export interface Pace {
  /** Above 0: before an even pace. In the unit. */
  readonly ahead: number;
  /** What is left for each day that is left, today included; 0 once it is reached. */
  readonly perDay: number;
}

/** How far `value` is from an even pace on `today`; null before the first day and after the last. */
export function paceOn(days: readonly string[], today: string, value: number, target: number): Pace | null {
  const index = days.indexOf(today);
  if (index < 0) return null;
  const even = evenPace(days, target)[index] ?? 0;
  const left = Math.max(0, target - value);
  return { ahead: value - even, perDay: Math.ceil(left / (days.length - index)) };
}
