import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type AgendaItem,
  type CalendarFeedReply,
  feedDays,
} from '@chalkline/contract/agenda/agenda.schema.ts';
import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import { day } from '@chalkline/contract/spans.ts';
import { absoluteUrl } from '@chalkline/contract/urls.ts';
import type { EventAttributes } from 'ics';
import { personById } from '../../accounts/people/people.service.ts';
import { between, calendarDay, writeCalendar } from '../../platform/calendar/write-calendar.ts';
import { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { readAgenda } from '../days/days.service.ts';
import { readFeedName, writeFeedName } from './feed-name.service.ts';
import { closeFeed, findFeed, openFeed } from './feeds.repository.ts';
import type { FeedRow } from './feeds.table.ts';

export async function getFeed(parts: Parts, viewer: Viewer): Promise<CalendarFeedReply> {
  return presented(parts, await findFeed(parts.database.sql, viewer.personId));
}

/** Opens it under a new address. The one before is good for nothing from then on. */
export async function openOwnFeed(parts: Parts, viewer: Viewer): Promise<CalendarFeedReply> {
  return presented(parts, await openFeed(parts.database.sql, viewer.personId, parts.clock.now()));
}

export async function closeOwnFeed(parts: Parts, viewer: Viewer): Promise<CalendarFeedReply> {
  await closeFeed(parts.database.sql, viewer.personId, parts.clock.now());
  return { url: null };
}

function presented({ config }: Parts, feed: FeedRow | null): CalendarFeedReply {
  if (!feed?.isOpen) return { url: null };
  const site = config.publicUrl.replace(/\/+$/, '');
  return { url: `${site}/api/calendar-feeds/${writeFeedName(config.appSecret, feed)}` };
}

/** The calendar behind an address. Throws 404 for one that isn’t open, and while its person is suspended or leaving. */
export async function readFeed(parts: Parts, feedName: string): Promise<FileReply> {
  const { config, database, clock } = parts;
  const named = readFeedName(config.appSecret, feedName);
  const feed = named && (await findFeed(database.sql, named.personId));
  const isGood = feed?.isOpen && feed.number === named?.number;
  const person = isGood ? await personById(database.sql, feed.personId) : null;
  if (person?.state !== 'active') throw notFound('calendar');
  const viewer = { ...person, personId: person.id, sessionId: '' };
  const now = clock.now().getTime();
  const from = new Date(now - feedDays.back * day);
  const items = await readAgenda(parts, viewer, from, new Date(now + feedDays.ahead * day));
  const bytes = Buffer.from(writeCalendar(items.map((item) => eventOf(item, config.publicUrl, now))));
  return new FileReply({
    version: createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16),
    audience: 'viewer',
    open: async () => ({
      stream: Readable.from([bytes]),
      size: bytes.length,
      contentType: 'text/calendar; charset=utf-8',
    }),
  });
}

/** Subscribed calendars take each reading as the whole truth, so what is gone is left out. */
function eventOf(
  { key, title, detail, time, days, address }: AgendaItem,
  site: string,
  now: number,
): EventAttributes {
  const url = absoluteUrl(site, address);
  const common = { uid: key, title, location: detail, description: url, url, lastModified: now } as const;
  if (time) return { ...common, ...between(time.startsAt, time.endsAt), busyStatus: 'BUSY' };
  if (!days) throw new Error('An agenda item has no time.');
  return {
    ...common,
    start: calendarDay(days.startsOn),
    // The day after the last one: the end is exclusive.
    end: calendarDay(dayAfter(days.endsOn, 1)),
    busyStatus: 'FREE',
  };
}
