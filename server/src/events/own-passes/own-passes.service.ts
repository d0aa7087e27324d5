import type { CalendarFile } from '@chalkline/contract/events/event.schema.ts';
import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';
import { unitsGoingBack } from '../../checkout/refunds/refunds.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { isReleasable } from '../details/details.rules.ts';
import { publishDoorChanged } from '../door/door.live.service.ts';
import { goodDatesOf, openDatesOf } from '../passes/open-dates.service.ts';
import {
  calendarOfPass,
  codeOfPass,
  paperOfPasses,
  passFileName,
  seriesNameOf,
  ticketTypeName,
} from '../passes/pass-papers.service.ts';
import { passNotFound, tooLateToRelease } from '../passes/passes.errors.ts';
import { takePlace } from '../passes/places.service.ts';
import {
  type FoundPass,
  findPassesOf,
  findPlaces,
  lockPass,
  voidPlace,
} from '../tickets/passes.repository.ts';
import { readTypes } from '../tickets/ticket-rooms.service.ts';
import { mayGiveBack } from '../tickets/tickets.show.service.ts';
import { findOpenTransfers } from '../tickets/transfers.repository.ts';
import { serveTicketWaitingJob } from '../waiting/waiting.jobs.ts';

/** The viewer's passes, newest first. */
export async function listPasses(parts: Parts, viewer: Viewer): Promise<PassReply[]> {
  const found = await findPassesOf(parts.database.sql, viewer.personId);
  return Promise.all(found.map((pass) => show(parts, pass)));
}

/** Takes a place on a date with one's own pass; the one it has stays. */
export async function bookPassDate(
  parts: Parts,
  viewer: Viewer,
  { passId, eventId }: { readonly passId: string; readonly eventId: string },
): Promise<PassReply> {
  return parts.database.transaction(async (tx) => {
    await requireOwn(tx.sql, viewer, passId);
    await takePlace(parts, tx, { passId }, eventId);
    await publishDoorChanged(parts, tx, eventId);
    return show(parts, await requireOwn(tx.sql, viewer, passId), tx.sql);
  });
}

/** Gives a place back: the date counts as unused, and the place is somebody else's. Without one, nothing happens. */
export async function releasePassDate(
  parts: Parts,
  viewer: Viewer,
  { passId, eventId }: { readonly passId: string; readonly eventId: string },
): Promise<PassReply> {
  return parts.database.transaction(async (tx) => {
    await requireOwn(tx.sql, viewer, passId);
    const place = (await findPlaces(tx.sql, [passId])).find(({ groupId }) => groupId === eventId);
    if (place) {
      if (!isReleasable(place, parts.clock.now()) || !(await voidPlace(tx.sql, place.id)))
        throw tooLateToRelease();
      await parts.jobs.enqueue(tx, serveTicketWaitingJob, { groupId: eventId });
      await publishDoorChanged(parts, tx, eventId);
    }
    return show(parts, await requireOwn(tx.sql, viewer, passId), tx.sql);
  });
}

/** The dates of one's own pass for a calendar. Throws 404. */
export async function getPassCalendar(parts: Parts, viewer: Viewer, passId: string): Promise<CalendarFile> {
  return calendarOfPass(parts, await findOwn(parts.database.sql, viewer, passId));
}

/** One's own pass on paper. Throws 404. */
export async function printPass(parts: Parts, viewer: Viewer, passId: string): Promise<FileReply> {
  const found = await findOwn(parts.database.sql, viewer, passId);
  const fileName = await passFileName(parts.database.sql, [found]);
  return pdfReply(parts, await paperOfPasses(parts, [found]), fileName);
}

/** Locked until the transaction ends. */
async function requireOwn(sql: Sql, viewer: Viewer, passId: string): Promise<FoundPass> {
  const found = isId(passId) ? await lockPass(sql, passId) : null;
  if (found?.pass.personId !== viewer.personId) throw passNotFound();
  return found;
}

/** One's own pass as its holder sees it. Throws 404. */
export async function ownPass(parts: Parts, viewer: Viewer, passId: string): Promise<PassReply> {
  return show(parts, await findOwn(parts.database.sql, viewer, passId));
}

async function findOwn(sql: Sql, viewer: Viewer, passId: string): Promise<FoundPass> {
  const found = (await findPassesOf(sql, viewer.personId)).find(({ pass }) => pass.id === passId);
  if (!found) throw passNotFound();
  return found;
}

async function show(
  { clock, database }: Parts,
  found: FoundPass,
  sql: Sql = database.sql,
): Promise<PassReply> {
  const { pass, typeName, seriesTypeId } = found;
  const { id, state, holderName, uses, seriesId } = pass;
  const now = clock.now();
  const places = await findPlaces(sql, [id]);
  const isGood = state === 'valid';
  const [next] = await goodDatesOf(sql, { seriesId, seriesTypeId }, now);
  const mayPass = isGood && next !== undefined && places.every(({ checkedInAt }) => checkedInAt === null);
  const transfer = mayPass ? (await findOpenTransfers(sql, [id])).get(id) : undefined;
  const isGoingBack = (await unitsGoingBack(sql, [pass.unitId])).size > 0;
  const usesLeft = uses === null ? null : Math.max(0, uses - places.length);
  return {
    id,
    state,
    holderName,
    uses,
    usesLeft,
    orderId: pass.personId === found.buyerId ? pass.orderId : null,
    name: typeName,
    typeName: await ticketTypeName(sql, found),
    code: codeOfPass(found),
    series: { id: seriesId, name: await seriesNameOf(sql, found) },
    dates: places.flatMap((place) =>
      place.startsAt && place.endsAt
        ? [
            {
              eventId: place.groupId,
              zone: place.zone,
              place: place.place,
              startsAt: place.startsAt.toISOString(),
              endsAt: place.endsAt.toISOString(),
              isUsed: place.checkedInAt !== null,
              can: { release: isGood && isReleasable(place, now) },
            },
          ]
        : [],
    ),
    open:
      isGood && usesLeft !== 0
        ? await datesWithRoom(sql, { seriesId, seriesTypeId }, new Set(places.map((one) => one.groupId)), now)
        : [],
    transfer: transfer ? { email: transfer.email, offeredAt: transfer.createdAt.toISOString() } : null,
    can: {
      transfer: mayPass && next.type.isTransferable && !transfer && !isGoingBack,
      giveBack: mayPass && !isGoingBack && mayGiveBack({ ...found, personId: pass.personId }, now),
    },
  };
}

/** Dates that are still to come and not full. */
async function datesWithRoom(
  sql: Sql,
  { seriesId, seriesTypeId }: { readonly seriesId: string; readonly seriesTypeId: string },
  taken: ReadonlySet<string>,
  now: Date,
): Promise<PassReply['open']> {
  const dates = (await openDatesOf(sql, seriesId, now)).filter(({ id }) => !taken.has(id));
  if (dates.length === 0) return [];
  const details = await findEventDetails(
    sql,
    dates.map(({ id }) => id),
  );
  const types = await readTypes(sql, details, now);
  const placeOfDate = new Map(details.map((row) => [row.groupId, row.place]));
  return dates
    .filter(({ id }) =>
      (types.get(id) ?? []).some(({ type, left }) => type.seriesTypeId === seriesTypeId && left !== 0),
    )
    .map(({ id, startsAt, endsAt, zone }) => ({
      eventId: id,
      zone,
      place: placeOfDate.get(id) ?? '',
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }));
}
