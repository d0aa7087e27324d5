import { dateFormat } from './locale.ts';

/** `2031-04` as "Apr", or "April 2031" in full. */
export function monthName(month: string, isFull = false): string {
  const style = isFull ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const);
  return dateFormat({ ...style, timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`));
}
