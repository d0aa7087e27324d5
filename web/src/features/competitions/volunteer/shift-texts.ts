import type {
  CredentialHolderReply,
  CredentialReply,
} from '@chalkline/contract/competitions/credential.schema.ts';
import type { VolunteerRole } from '@chalkline/contract/competitions/shift.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { fieldInZone } from '@chalkline/contract/zone-moment.ts';
import { dateFormat, numberText } from '../../../ui/locale.ts';
import { clockSpan } from '../../../ui/times.ts';

export const roleLabels: Readonly<Record<VolunteerRole, string>> = {
  judge: 'Judge',
  floor: 'Floor crew',
  check_in: 'Check-in',
  first_aid: 'First aid',
  scoring: 'Scoring desk',
  other: 'Other',
};

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** `08:00–10:15`, `8:00 – 10:15 AM` at the venue. */
export function spanText({ startsAt, endsAt }: Span, zone: string): string {
  return clockSpan(startsAt, endsAt, zone);
}

/** `Judge, Main floor`. */
export function shiftName({ role, place }: { readonly role: VolunteerRole; readonly place: string }): string {
  return `${roleLabels[role]}, ${place}`;
}

/** The day at the venue on which it starts: `2026-12-05`. */
export function dayOf({ startsAt }: Pick<Span, 'startsAt'>, zone: string): string {
  return fieldInZone(startsAt, zone).slice(0, 10);
}

export function dayText(day: string, how: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...how, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

/** Hours of all of them, `6` or `6.5`. */
export function hoursText(shifts: readonly Span[]): string {
  const sum = shifts.reduce(
    (all, { startsAt, endsAt }) => all + Date.parse(endsAt) - Date.parse(startsAt),
    0,
  );
  return numberText(Math.round((sum / hour) * 10) / 10);
}

/** `Judge, Check-in`. */
export function rolesText(roles: readonly VolunteerRole[]): string {
  return roles.map((role) => roleLabels[role]).join(', ');
}

/** The state of a volunteer’s own credential. */
export function credentialState({ mine, needsConfirmation }: CredentialReply): string {
  if (!mine) return 'Not added';
  const state = mine.confirmedAt ? 'Confirmed' : needsConfirmation ? 'Waiting for the organizer' : 'Added';
  return mine.note ? `${state}: ${mine.note}` : state;
}

/** The same as organizers see it. */
export function heldText({ note, statedAt, confirmedAt }: CredentialHolderReply): string {
  if (statedAt === null) return confirmedAt === null ? 'Not stated' : 'Confirmed';
  const state = confirmedAt === null ? 'Stated' : 'Stated and confirmed';
  return note ? `${state}: ${note}` : state;
}

/** What someone on a shift still needs: `hasn’t signed “Volunteer waiver”; needs Judge course`. */
export function missingText({
  unsigned,
  missing,
}: {
  readonly unsigned: readonly string[];
  readonly missing: readonly string[];
}): string {
  return [
    ...unsigned.map((title) => `hasn’t signed “${title}”`),
    ...(missing.length > 0 ? [`needs ${missing.join(', ')}`] : []),
  ].join('; ');
}
