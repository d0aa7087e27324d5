import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import { clockIn, zoneText } from '@chalkline/contract/zone-text.ts';
import type { EventAttributes } from 'ics';
import {
  between,
  calendarDay,
  canceledStatus,
  writeCalendar,
} from '../../platform/calendar/write-calendar.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import type { ScheduleItem } from '../schedule/schedule.table.ts';

type Dated = Pick<
  Competition,
  'id' | 'name' | 'place' | 'country' | 'online' | 'startsOn' | 'endsOn' | 'zone' | 'state' | 'updatedAt'
>;

type Line = Pick<ScheduleItem, 'id' | 'day' | 'startsAt' | 'title' | 'place'>;

/** The days of a competition, and each schedule item at its time. Throws whatever the library refuses. */
export function calendarOf(competition: Dated, schedule: readonly Line[], link: string): string {
  const lines = schedule.map((line, index) => lineOf(competition, line, schedule[index + 1], link));
  return writeCalendar([daysOf(competition, link), ...lines]);
}

/**
 * The competition as an all-day calendar event. RFC 5545 has no time zone for whole days, so they are the venue's days
 * for everyone; the description names the zone.
 */
function daysOf(competition: Dated, link: string): EventAttributes {
  const { id, name, startsOn, endsOn, zone } = competition;
  return {
    ...common(competition, link),
    // Stable, so that a second download updates the event instead of adding another.
    uid: `${id}@competitions`,
    title: name,
    start: calendarDay(startsOn),
    // The day after the last one: the end is exclusive.
    end: calendarDay(dayAfter(endsOn, 1)),
    location: placeLine(competition),
    description: `Days at the venue (${zoneText(zone)}). ${link}`,
    busyStatus: 'FREE',
  };
}

/** Written in UTC, so that every calendar shows the correct local time. A schedule only has start times. */
function lineOf(competition: Dated, line: Line, after: Line | undefined, link: string): EventAttributes {
  const { name, zone } = competition;
  const begins = momentOf(line, zone);
  const ends = after?.day === line.day ? momentOf(after, zone) : Infinity;
  return {
    ...common(competition, link),
    uid: `${line.id}@competitions`,
    title: `${line.title} · ${name}`,
    ...between(momentText(begins), momentText(Math.max(begins, Math.min(ends, begins + usualLength)))),
    location: [line.place, placeLine(competition)].filter((part) => part).join(', '),
    description: `${clockIn(new Date(begins), zone)} at the venue (${zoneText(zone)}). ${link}`,
    busyStatus: competition.state === 'canceled' ? 'FREE' : 'BUSY',
  };
}

/** Until the next item, but no longer than this, in milliseconds. */
const usualLength = 2 * hour;

function common({ state, updatedAt }: Dated, link: string) {
  return {
    url: link,
    status: statusOf(state),
    // One that a calendar has already changes only where the number is higher.
    sequence: Math.floor((updatedAt.getTime() - firstSequence) / 1000),
    lastModified: updatedAt.getTime(),
  };
}

/** Seconds since then fit the number that calendars read. */
const firstSequence = Date.UTC(2020);

function momentOf({ day, startsAt }: Line, zone: string): number {
  return Date.parse(momentInZone(`${day}T${startsAt}`, zone) ?? `${day}T${startsAt}:00Z`);
}

const momentText = (moment: number) => new Date(moment).toISOString();

function statusOf(state: Dated['state']): 'TENTATIVE' | 'CONFIRMED' | typeof canceledStatus {
  if (state === 'canceled') return canceledStatus;
  return state === 'draft' ? 'TENTATIVE' : 'CONFIRMED';
}
