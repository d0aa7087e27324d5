import { localeNow } from '../../../../ui/locale.ts';

/** `5 December 2026`, in the reader's locale. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat(localeNow(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** `Saturday 5 December`. */
export function weekDay(day: string): string {
  return new Intl.DateTimeFormat(localeNow(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
