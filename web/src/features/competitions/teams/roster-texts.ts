import { dateFormat } from '@chalkline/contract/date-format.ts';

/** `Dec 5, 2031, 12:00 AM` at the venue. */
export function zonedMoment(moment: string, zone: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const;
  return dateFormat(options, 'en-US').format(new Date(moment));
}
