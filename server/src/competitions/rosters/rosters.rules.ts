import { adultAge } from '@chalkline/contract/adult-age.ts';
import { ageOnTheDay } from '@chalkline/contract/competitions/age-on-the-day.ts';
import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';

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

/** When rosters lock: the organizer's time, but never after the competition starts. */
export function rosterLock(setting: Date | null, startsAt: Date): Date {
  return setting !== null && setting < startsAt ? setting : startsAt;
}

/** The team changes its roster until the lock, or until the competition is started by hand. */
export function isRosterLocked(state: CompetitionState, locksAt: Date, now: Date): boolean {
  return state !== 'published' || now >= locksAt;
}

/** A member is mailed their invite once a day. */
export function mayMailAgain(
  { mailDueAt, mailedAt }: { readonly mailDueAt: Date | null; readonly mailedAt: Date | null },
  now: Date,
): boolean {
  return mailDueAt === null && (mailedAt === null || now.getTime() - mailedAt.getTime() >= day);
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
