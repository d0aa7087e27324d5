export const timerKinds = ['interval', 'emom', 'amrap'] as const;
export type TimerKind = (typeof timerKinds)[number];

/** A timer by when it started: it is right after a locked screen, too. */
export interface WorkoutTimer {
  readonly kind: TimerKind;
  /** Seconds of a round for intervals and EMOM, of all for AMRAP. */
  readonly work: number;
  /** Seconds between rounds; only for intervals. */
  readonly rest: number;
  readonly rounds: number;
  /** By the device's clock, in ms. */
  readonly startedAt: number;
}

export interface TimerNow {
  readonly phase: 'ready' | 'work' | 'rest' | 'done';
  /** From 1. */
  readonly round: number;
  /** Whole seconds left of the phase, rounded up. */
  readonly left: number;
}

/** Seconds to get ready before the first round. */
export const readySeconds = 10;

export function timerAt({ kind, work, rest, rounds, startedAt }: WorkoutTimer, now: number): TimerNow {
  const passed = (now - startedAt) / 1000 - readySeconds;
  if (passed < 0) return { phase: 'ready', round: 1, left: Math.ceil(-passed) };
  const between = kind === 'interval' ? rest : 0;
  const all = kind === 'amrap' ? 1 : rounds;
  const length = work + between;
  const round = Math.floor(passed / length) + 1;
  // There is no rest after the last round.
  if (passed >= all * length - between) return { phase: 'done', round: all, left: 0 };
  const within = passed - (round - 1) * length;
  if (within < work) return { phase: 'work', round, left: Math.ceil(work - within) };
  return { phase: 'rest', round, left: Math.ceil(length - within) };
}

/** A rest as a timer shows it. */
export function restAt({ until }: { readonly until: number }, now: number): TimerNow {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return { phase: left > 0 ? 'rest' : 'done', round: 1, left };
}

export type TimerSignal = 'count' | 'work' | 'rest' | 'done';

/** Each of the last seconds of a phase is counted. */
const countedSeconds = 3;

/** What is to be heard between two moments of a timer; null: nothing. */
export function signalBetween(before: TimerNow, now: TimerNow): TimerSignal | null {
  if (before.phase !== now.phase || before.round !== now.round)
    return now.phase === 'ready' ? null : now.phase;
  return now.left < before.left && now.left <= countedSeconds ? 'count' : null;
}
