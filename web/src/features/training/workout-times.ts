import type { NewLog } from '@chalkline/contract/training/log.schema.ts';
import { today } from '../../ui/now.ts';

type Times = Pick<NewLog, 'day' | 'startedAt'> & { readonly endedAt: string };

/** When a workout was, as one types it. */
export interface TypedTimes {
  readonly day: string;
  /** "18:30", where the device is. */
  readonly time: string;
  readonly minutes: number | null;
}

const minuteMs = 60_000;
const mostMinutes = 24 * 60;

export function typedTimes({ day, startedAt, endedAt }: Times): TypedTimes {
  const start = new Date(startedAt);
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    day,
    time: `${two(start.getHours())}:${two(start.getMinutes())}`,
    minutes: Math.round((Date.parse(endedAt) - start.getTime()) / minuteMs),
  };
}

/** What was typed as it is kept, what stayed to the millisecond; null: it can’t be, or it is yet to come. */
export function timesOf(typed: TypedTimes, before: Times, now: number): Times | null {
  const was = typedTimes(before);
  const { day, time, minutes } = typed;
  if (minutes === null || minutes < 0 || minutes > mostMinutes) return null;
  const isSameStart = day === was.day && time === was.time;
  const start = isSameStart ? Date.parse(before.startedAt) : new Date(`${day}T${time}`).getTime();
  if (Number.isNaN(start) || day > today() || start > now) return null;
  const isSame = isSameStart && minutes === was.minutes;
  const end = isSame ? Date.parse(before.endedAt) : start + minutes * minuteMs;
  return { day, startedAt: new Date(start).toISOString(), endedAt: new Date(end).toISOString() };
}

/** When a set of a finished workout was: right after the one before it, so that they stay in order. */
export function doneAtOf(
  {
    startedAt,
    endedAt,
    sets,
  }: Pick<NewLog, 'startedAt' | 'endedAt'> & { readonly sets: readonly { readonly doneAt: string }[] },
  now: number,
): string {
  if (endedAt === null) return new Date(now).toISOString();
  const last = Math.max(Date.parse(startedAt), ...sets.map(({ doneAt }) => Date.parse(doneAt) + 1000));
  return new Date(last).toISOString();
}
