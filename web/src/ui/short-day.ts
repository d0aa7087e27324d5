import { dateFormat } from './locale.ts';

/** "Mon 23 Nov", of a day on a calendar. */
export function shortDay(day: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(options).format(new Date(`${day}T12:00:00Z`));
}

/** "23 Nov", of a day on a calendar: below a chart there is no room for more. */
export function shortDate(day: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(options).format(new Date(`${day}T12:00:00Z`));
}
