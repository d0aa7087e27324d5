import { day } from '@chalkline/contract/spans.ts';

interface Counted {
  /** A day of the calendar. */
  readonly on: string;
  readonly athletes: number;
}

/** More ticks than this can't be told apart. */
const mostTicks = 60;

/**
 * Every day from the day before the first to the last one, with how many athletes there were by then; of a long time,
 * every nth day, counted back from the last.
 */
export function registrationsByDay(counted: readonly Counted[], last: string): Counted[] {
  const [first] = counted;
  if (!first) return [];
  const end = Math.max(Date.parse(last), Date.parse(counted.at(-1)?.on ?? last));
  const start = Date.parse(first.on) - day;
  const step = Math.max(1, Math.ceil((end - start) / day / mostTicks));
  const days: Counted[] = [];
  for (let at = end; at >= start; at -= step * day) {
    const on = new Date(at).toISOString().slice(0, 10);
    days.unshift({ on, athletes: counted.findLast((one) => one.on <= on)?.athletes ?? 0 });
  }
  return days;
}
