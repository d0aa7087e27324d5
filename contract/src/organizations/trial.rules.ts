/** Days of a trial that nobody has made longer. */
export const usualTrialDays = 30;

/** So many days after a trial nothing of the organization is removed, whatever happens (spec: Organizations). */
export const keptDays = 90;

/** Days before the end from which on the banner asks to be read. */
export const lastDays = 7;

const day = 86_400_000;

/** A trial as it is kept. */
export interface Trial {
  readonly startedAt: Date;
  /** Days. null: it has become a contract without an end. */
  readonly period: number | null;
}

/** When a trial is over: so many times 24 hours after it began. null: never. */
export function trialEnd({ startedAt, period }: Trial): Date | null {
  return period === null ? null : new Date(startedAt.getTime() + period * day);
}

/** Since when the organization can only be read; null while it can be written to. */
export function readOnlySince(trial: Trial, now: Date): Date | null {
  const end = trialEnd(trial);
  return end !== null && end <= now ? end : null;
}

/** Whole days that are left, today counted: 1 on the last day, 0 when it is over, null without an end. */
export function daysLeft(trial: Trial, now: Date): number | null {
  const end = trialEnd(trial);
  return end && Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day));
}

/** Until when nothing is removed; null without an end. */
export function keptUntil(trial: Trial): Date | null {
  const end = trialEnd(trial);
  return end && new Date(end.getTime() + keptDays * day);
}
