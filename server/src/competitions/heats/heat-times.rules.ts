import { minute } from '@chalkline/contract/spans.ts';

export interface HeatTiming {
  /** Of the first heat. */
  readonly startsAt: Date;
  readonly durationMinutes: number;
  readonly transitionMinutes: number;
}

/** When each heat starts: one after the other, also while the clocks at the venue change. */
export function heatTimes(timing: HeatTiming, count: number): Date[] {
  return Array.from(
    { length: count },
    (_, index) => new Date(timing.startsAt.getTime() + index * stepOf(timing)),
  );
}

/**
 * Times of a plan that is seeded again. Started heats keep theirs; the others keep what they had, with every delay in
 * it, and more heats follow the last one. Without times from before they begin at the plan's start, or after what has
 * started. Of fewer heats the last times are left out.
 */
export function planTimes(
  timing: HeatTiming,
  started: readonly Date[],
  before: readonly Date[] | null,
  count: number,
): Date[] {
  const left = count - started.length;
  const lastStarted = started.reduce<Date | null>((last, time) => (last && last > time ? last : time), null);
  const times = (before ?? []).toSorted((one, other) => one.getTime() - other.getTime()).slice(0, left);
  while (times.length < left) {
    const last = times.at(-1) ?? lastStarted;
    const next = last ? new Date(last.getTime() + stepOf(timing)) : timing.startsAt;
    const isMadeAnew = before === null && times.length === 0;
    times.push(isMadeAnew && timing.startsAt > next ? timing.startsAt : next);
  }
  return [...started, ...times];
}

function stepOf({ durationMinutes, transitionMinutes }: HeatTiming): number {
  return (durationMinutes + transitionMinutes) * minute;
}
