import { dateFormat } from '../../../ui/locale.ts';

/** `2031-04` as "Apr", or "April 2031" in full. */
export function monthName(month: string, isFull = false): string {
  const style = isFull ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const);
  return dateFormat({ ...style, timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`));
}

/** "1 Dec", in UTC. */
export function shortDay(at: string): string {
  return dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(at));
}
