import type { TicketWaiting, TicketWaitingReply } from '@chalkline/contract/events/waiting.schema.ts';
import { lockPools } from '../../checkout/orders/orders.room.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { eventNotFound, ticketsLeft, waitingEnded, waitingNotStarted } from '../details/details.errors.ts';
import { findEventDetails } from '../details/details.repository.ts';
import { isOpenedBy } from '../details/details.rules.ts';
import { getEvent } from '../events/events.service.ts';
import { poolKeys, readTypes, saleState } from '../tickets/ticket-rooms.service.ts';
import { findEndOfOpen, findWaiting, insertWaiting, moveWaiting } from '../tickets/waiting.repository.ts';
import { serveTicketWaitingJob } from './waiting.jobs.ts';

interface TypeParams {
  readonly eventId: string;
  readonly typeId: string;
}

/** The viewer’s places on the lists of an event, and everyone’s for those who run it. Throws 404 for who can’t see it. */
export async function getTicketWaiting(
  parts: Parts,
  viewer: Viewer,
  eventId: string,
): Promise<TicketWaitingReply> {
  const { can } = await getEvent(parts, viewer, eventId);
  const waiting = await findWaiting(parts.database.sql, eventId);
  const own = waiting.filter(({ personId }) => personId === viewer.personId);
  return {
    own: own.map(({ id, typeId, offerUntil }) => ({
      typeId,
      number:
        1 +
        waiting
          .filter((one) => one.typeId === typeId && one.state === 'waiting')
          .findIndex((one) => one.id === id),
      offerUntil: offerUntil?.toISOString() ?? null,
    })),
    everyone: can.edit
      ? waiting.map(({ id, typeName, name, joinedAt, offerUntil }) => ({
          id,
          typeName,
          name,
          joinedAt: joinedAt.toISOString(),
          offerUntil: offerUntil?.toISOString() ?? null,
        }))
      : null,
  };
}

/**
 * Puts the viewer on the waiting list of a type that is sold out, last. Who is on it stays where they are. Throws 404
 * for a type that they can't see, 422 `sales_not_started`, `sales_ended` and 409 `tickets_left`.
 */
export async function joinTicketWaiting(
  parts: Parts,
  viewer: Viewer,
  { eventId, typeId }: TypeParams,
  { code }: TicketWaiting,
): Promise<TicketWaitingReply> {
  const { can } = await getEvent(parts, viewer, eventId);
  if (!can.read) throw eventNotFound();
  await parts.database.transaction(async (tx) => {
    await lockPools(tx, [poolKeys.event(eventId), poolKeys.type(eventId, typeId)]);
    const joinedAt = parts.clock.now();
    const endsAt = await findEndOfOpen(tx.sql, eventId);
    const types = await readTypes(tx.sql, await findEventDetails(tx.sql, [eventId]), joinedAt);
    const onSale = types.get(eventId)?.find(({ type }) => type.id === typeId);
    if (!onSale || !(can.edit || isOpenedBy(onSale.type, code))) throw eventNotFound();
    const waiting = await findWaiting(tx.sql, eventId);
    if (waiting.some((one) => one.typeId === typeId && one.personId === viewer.personId)) return;
    const state = endsAt === null ? 'ended' : saleState(onSale, endsAt, joinedAt);
    if (state === 'not_started') throw waitingNotStarted();
    if (state === 'ended') throw waitingEnded();
    if (state === 'on_sale') throw ticketsLeft();
    const { personId } = viewer;
    const id = newId(joinedAt.getTime());
    const row = { id, groupId: eventId, typeId, personId, joinedAt, offerUntil: null };
    await insertWaiting(tx.sql, { ...row, state: 'waiting' });
  });
  return getTicketWaiting(parts, viewer, eventId);
}

/** Takes the viewer off the list; a ticket that was offered to them goes to the next. */
export async function leaveTicketWaiting(
  parts: Parts,
  viewer: Viewer,
  { eventId, typeId }: TypeParams,
): Promise<TicketWaitingReply> {
  await getEvent(parts, viewer, eventId);
  await parts.database.transaction(async (tx) => {
    await lockPools(tx, [poolKeys.event(eventId), poolKeys.type(eventId, typeId)]);
    const own = (await findWaiting(tx.sql, eventId)).filter(
      (one) => one.typeId === typeId && one.personId === viewer.personId,
    );
    for (const { id } of own) await moveWaiting(tx.sql, id, 'left');
    if (own.length > 0) await parts.jobs.enqueue(tx, serveTicketWaitingJob, { groupId: eventId });
  });
  return getTicketWaiting(parts, viewer, eventId);
}
