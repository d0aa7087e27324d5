import { dayAfter, daysBetween } from './series-rule.ts';
import { minute } from './spans.ts';
import { fieldInZone, momentInZone } from './zone-moment.ts';

/** From when until when something takes place, as a clock on the wall shows it. */
export interface WallSpan {
  /** `09:30`. */
  readonly start: string;
  readonly end: string;
  /** How many days after the start it ends. */
  readonly endDays: number;
}

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The day on which it begins, by the clock of a zone. */
export const dayIn = (moment: Date, zone: string): string =>
  fieldInZone(moment.toISOString(), zone).slice(0, 10);

export function wallSpanOf({ startsAt, endsAt }: Times, zone: string): WallSpan {
  const [from = '', start = ''] = fieldInZone(startsAt.toISOString(), zone).split('T');
  const [until = '', end = ''] = fieldInZone(endsAt.toISOString(), zone).split('T');
  return { start, end, endDays: daysBetween(from, until) };
}

/**
 * When that is on a day: start and end by the clock of the zone, each for itself. A time that the clocks skip moves
 * forward by what they skip; one they show twice is the first. Where that leaves no time between them, it lasts as long as
 * the wall says.
 */
export function timesOn(day: string, { start, end, endDays }: WallSpan, zone: string): Times {
  const startsAt = momentOf(`${day}T${start}`, zone);
  const endsAt = momentOf(`${dayAfter(day, endDays)}T${end}`, zone);
  if (endsAt > startsAt) return { startsAt, endsAt };
  const length = wallMinutes(end) + endDays * 24 * 60 - wallMinutes(start);
  return { startsAt, endsAt: new Date(startsAt.getTime() + length * minute) };
}

/** The same time of the clock, as many days later as one day is after another. */
export function movedByDays(moment: string, zone: string, from: string, to: string): string {
  const [day = '', time = ''] = fieldInZone(moment, zone).split('T');
  return momentOf(`${dayAfter(day, daysBetween(from, to))}T${time}`, zone).toISOString();
}

function momentOf(field: string, zone: string): Date {
  const moment = momentInZone(field, zone);
  if (moment === null) throw new Error('not a day and time');
  return new Date(moment);
}

function wallMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
