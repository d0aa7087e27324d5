import { placeLine } from '@chalkline/contract/competitions/competition-words.ts';
import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import { createEvent, type DateArray } from 'ics';
import type { Competition } from '../competitions/competitions.repository.ts';

/**
 * A competition as one entry of a calendar that lasts whole days: its days are days at the venue, and RFC 5545 has
 * no zone for whole days, so they are the same days for everybody. The venue's zone stands in the words.
 */
export function calendarOf(
  competition: Pick<
    Competition,
    'id' | 'name' | 'place' | 'country' | 'online' | 'startsOn' | 'endsOn' | 'zone' | 'state' | 'changedAt'
  >,
  link: string,
): string {
  const { id, name, startsOn, endsOn, zone, state, changedAt } = competition;
  const { error, value } = createEvent({
    // The same for ever: a second download changes the entry and adds none.
    uid: `${id}@competitions`,
    title: name,
    start: dateOf(startsOn),
    // The day after the last one: the end is not part of it.
    end: dateOf(dayAfter(endsOn, 1)),
    location: placeLine(competition),
    description: `Days at the venue (${zone}). ${link}`,
    url: link,
    status: state === 'draft' ? 'TENTATIVE' : 'CONFIRMED',
    busyStatus: 'FREE',
    productId: 'competitions',
    lastModified: changedAt.getTime(),
  });
  if (!value) throw error ?? new Error('The calendar could not be written.');
  return value;
}

function dateOf(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
