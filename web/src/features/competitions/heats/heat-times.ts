import { hhmmIn } from '@chalkline/contract/zone-moment.ts';

/** Hours and minutes at the venue: `09:30`. */
export function timeAt(moment: string, zone: string): string {
  return hhmmIn(new Date(moment), zone);
}
