import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { RegistrationState } from '@chalkline/contract/competitions/registration.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';

export interface RegistrationWindow {
  readonly isOpen: boolean;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** When a competition takes place. */
export interface CompetitionDays {
  readonly state: CompetitionState;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly zone: string;
}

/** Whether athletes can register at this moment. The window is [from, to). */
export function registrationState(
  window: RegistrationWindow | null,
  days: CompetitionDays,
  now: Date,
): RegistrationState {
  if (!window?.isOpen || days.state === 'draft') return 'closed';
  if (!isRunning(days) || now >= windowEnd(window, days)) return 'ended';
  return window.opensAt !== null && now < window.opensAt ? 'not_started' : 'open';
}

/** The first moment at which nobody can register anymore. */
export function windowEnd(
  { closesAt }: Pick<RegistrationWindow, 'closesAt'>,
  { endsOn, zone }: Pick<CompetitionDays, 'endsOn' | 'zone'>,
): Date {
  return closesAt ?? startOfDay(dayAfter(endsOn), zone);
}

/**
 * Whether freed places go to those who wait: while registration is open, and after it has closed until the first day, as
 * athletes drop out in the last weeks.
 */
export function servesWaiting(window: RegistrationWindow | null, days: CompetitionDays, now: Date): boolean {
  const state = registrationState(window, days, now);
  const isLate = state === 'ended' && isRunning(days) && now < competitionStart(days);
  return state === 'open' || isLate;
}

/** The first moment at which no freed place is offered anymore. */
export function waitingEnd(window: Pick<RegistrationWindow, 'closesAt'>, days: CompetitionDays): Date {
  return new Date(Math.max(windowEnd(window, days).getTime(), competitionStart(days).getTime()));
}

function isRunning({ state }: Pick<CompetitionDays, 'state'>): boolean {
  return state === 'published' || state === 'live';
}

/** When the first day begins at the venue: refund rules count hours before it, and ages are those of it. */
export function competitionStart({ startsOn, zone }: Pick<CompetitionDays, 'startsOn' | 'zone'>): Date {
  return startOfDay(startsOn, zone);
}

function startOfDay(on: string, zone: string): Date {
  return new Date(momentInZone(`${on}T00:00`, zone) ?? `${on}T00:00:00Z`);
}

function dayAfter(on: string): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) + day).toISOString().slice(0, 10);
}
