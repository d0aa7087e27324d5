import { adultAge, ageOnTheDay } from '@chalkline/contract/competitions/age-on-the-day.ts';
import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';

interface Member {
  readonly position: number;
  readonly personId: string | null;
}

/** The first member with an account: an erased captain is followed by the next. */
export function captainOf<Row extends Member>(members: readonly Row[]): Row | null {
  return members.find(({ personId }) => personId !== null) ?? null;
}

/** The lowest place that nobody has. */
export function freePosition(members: readonly Member[]): number {
  const taken = new Set(members.map(({ position }) => position));
  let position = 0;
  while (taken.has(position)) position += 1;
  return position;
}

/** The team changes its roster until the competition starts, by its first day or by hand. */
export function isRosterLocked(state: CompetitionState, startsAt: Date, now: Date): boolean {
  return state !== 'published' || now >= startsAt;
}

interface Hiding {
  /** The team asks not to be named. */
  readonly hidden: boolean;
  readonly hideMinors: boolean;
  readonly startsOn: string;
}

/** Whether only the competition's people see a member's name. */
export function isMemberHidden(birthDate: string | null, { hidden, hideMinors, startsOn }: Hiding): boolean {
  return hidden || (hideMinors && birthDate !== null && ageOnTheDay(birthDate, startsOn) < adultAge);
}
