import { dateFormat } from '../../../ui/locale.ts';

/** `Dec 5, 2031, 12:00 AM` at the venue. */
export function zonedMoment(moment: string, zone: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const;
  return dateFormat(options).format(new Date(moment));
}
