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
  /** Until when a plan for companies is paid; null: none was. */
  readonly paidUntil: Date | null;
}

/** When a trial is over: so many times 24 hours after it began. null: never. */
export function trialEnd({ startedAt, period }: Trial): Date | null {
  return period === null ? null : new Date(startedAt.getTime() + period * day);
}

/** Until when the organization can be written to: by its trial or by what is paid, whichever ends later. null: without an end. */
export function openUntil(trial: Trial): Date | null {
  const end = trialEnd(trial);
  const { paidUntil } = trial;
  return end && paidUntil && paidUntil > end ? paidUntil : end;
}

/** Whether a plan is paid for it now: then it isn't on trial. */
export function isPaid({ paidUntil }: Pick<Trial, 'paidUntil'>, now: Date): boolean {
  return paidUntil !== null && paidUntil > now;
}

/** Since when the organization can only be read; null while it can be written to. */
export function readOnlySince(trial: Trial, now: Date): Date | null {
  const end = openUntil(trial);
  return end !== null && end <= now ? end : null;
}

/** Whole days of the trial that are left, today counted: 1 on the last day, 0 when it is over, null without an end or once paid. */
export function daysLeft(trial: Trial, now: Date): number | null {
  const end = trialEnd(trial);
  return end && !isPaid(trial, now) ? Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day)) : null;
}

/** Until when nothing is removed; null without an end. */
export function keptUntil(trial: Trial): Date | null {
  const end = openUntil(trial);
  return end && new Date(end.getTime() + keptDays * day);
}
