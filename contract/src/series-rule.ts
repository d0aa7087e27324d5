import { z } from 'zod';
import { dayField } from './http/fields.ts';
import { day as dayLength } from './spans.ts';

export const seriesLimits = { dates: 366, every: 52, exceptions: 366 } as const;

/** `monthly_weekday`: on the same weekday of the month as the first date; the fifth one is the last of each month. */
export const seriesFrequencies = ['daily', 'weekly', 'monthly_day', 'monthly_weekday'] as const;
export type SeriesFrequency = (typeof seriesFrequencies)[number];

/** When an event repeats, by the calendar of its zone. The first date isn't part of it. */
export const seriesRule = z
  .object({
    frequency: z.enum(seriesFrequencies),
    /** Every so many days, weeks or months. */
    every: z.int().min(1).max(seriesLimits.every).default(1),
    /** For weeks: 1 is Monday. None: the weekday of the first date. */
    weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
    /** The last day it can be on. */
    until: dayField.nullable().default(null),
    /** How many dates there are, with the first and with exceptions. */
    times: z.int().min(1).max(seriesLimits.dates).nullable().default(null),
    /** Days it is left out on. */
    except: z.array(dayField).max(seriesLimits.exceptions).default([]),
  })
  .refine(({ until, times }) => until !== null || times !== null, {
    path: ['until'],
    error: 'names a day or a number of dates',
  });
export type SeriesRule = z.output<typeof seriesRule>;

/** `2026-12-05` and how many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** How many days are between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
}

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Which of its weekday in the month a day is, from 1. */
export const nthOf = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

/**
 * The days of a series in order, the first one always. A month without the day is left out, as calendars do (RFC 5545).
 * Never more than `seriesLimits.dates`, exceptions counted.
 */
export function seriesDays(rule: SeriesRule, first: string): string[] {
  const most = Math.min(rule.times ?? seriesLimits.dates, seriesLimits.dates);
  const days = [first];
  for (const day of candidates(rule, first)) {
    if (days.length >= most || (rule.until !== null && day > rule.until)) break;
    if (day > first) days.push(day);
  }
  const left = new Set(rule.except);
  return days.filter((day) => day === first || !left.has(day));
}

/** In order, possibly before the first date too. Ends: months without the day are not looked for forever. */
function* candidates({ frequency, every, weekdays }: SeriesRule, first: string): Generator<string> {
  if (frequency === 'daily') {
    for (let at = 0; ; at += every) yield dayAfter(first, at);
  }
  if (frequency === 'weekly') {
    const monday = dayAfter(first, 1 - weekdayOf(first));
    const on = weekdays.length === 0 ? [weekdayOf(first)] : [...new Set(weekdays)].sort((a, b) => a - b);
    for (let week = 0; ; week += every) for (const one of on) yield dayAfter(monday, week * 7 + one - 1);
  }
  const [year = 0, month = 1, date = 1] = first.split('-').map(Number);
  for (let at = 0; at < seriesLimits.dates * 12 * every; at += every) {
    const start = new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 10);
    const found =
      frequency === 'monthly_day'
        ? dateOfMonth(start, date)
        : nthWeekday(start, weekdayOf(first), nthOf(first));
    if (found) yield found;
  }
}

function dateOfMonth(start: string, date: number): string | null {
  const day = dayAfter(start, date - 1);
  return day.slice(0, 7) === start.slice(0, 7) ? day : null;
}

/** The fifth is the last one, which most months have as their fourth. */
function nthWeekday(start: string, weekday: number, nth: number): string {
  const first = dayAfter(start, (weekday - weekdayOf(start) + 7) % 7);
  const day = dayAfter(first, (nth - 1) * 7);
  return day.slice(0, 7) === start.slice(0, 7) ? day : dayAfter(day, -7);
}
