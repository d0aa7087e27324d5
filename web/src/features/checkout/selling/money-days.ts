import { dateFormat } from '../../../ui/locale.ts';

/** "1 Dec", in UTC. */
export function shortDay(at: string): string {
  return dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(at));
}
