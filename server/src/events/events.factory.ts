import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import { newGroup } from '@chalkline/contract/groups/group.schema.ts';
import { seriesRule } from '@chalkline/contract/series-rule.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { z } from 'zod';
import { placeOrder } from '../checkout/orders/orders.place.service.ts';
import { createGroup } from '../groups/directory/groups.change.service.ts';
import type { GroupShown } from '../groups/directory/groups.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { listTickets } from './events/events.service.ts';
import { listPasses } from './own-passes/own-passes.service.ts';
import { saveSeriesPasses } from './passes/pass-types.service.ts';
import { makeOffer } from './transfers/transfers.service.ts';

/** A public event of three hours that begins in two days, with free tickets. */
export function eventWith(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newGroup>> = {},
): Promise<GroupShown> {
  const starts = parts.clock.now().getTime() + 48 * hour;
  const usual = {
    type: 'event',
    name: 'Open Gym Night',
    description: 'Lift with friends.',
    place: 'Dock 7, Rotterdam',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3 * hour).toISOString(),
    zone: 'Europe/Amsterdam',
    currency: 'EUR',
    ticket_types: [{ name: 'General admission', price: 0 }],
  } as const;
  return createGroup(parts, viewer, newGroup.parse({ ...usual, ...sketch }), undefined);
}

/** Gets one free ticket of the first type; gives its id. */
export async function ticketTo(
  parts: Parts,
  viewer: Viewer,
  { id, facts }: Pick<GroupShown, 'id' | 'facts'>,
): Promise<string> {
  const itemId = facts.event?.ticketTypes[0]?.id ?? '';
  const draft = orderDraft.parse({ kind: ticketKind, offerId: id, lines: [{ itemId }] });
  const orderId = await placeOrder(parts, viewer, draft);
  const { data } = await listTickets(parts, viewer, { limit: 100 });
  const ticket = data.find((one) => one.orderId === orderId);
  if (!ticket) throw new Error('the ticket was not handed over');
  return ticket.id;
}

/** Offers a ticket to somebody without an account; gives the offer's id. */
export async function offeredTicket(parts: Parts, viewer: Viewer, ticketId: string): Promise<string> {
  const { id } = await makeOffer(parts, viewer, ticketId, { email: 'somebody.new@example.org' });
  return id;
}

/** A weekly class with a free pass for three dates, which the viewer has. */
export async function passOf(
  parts: Parts,
  viewer: Viewer,
  sketch: Partial<z.input<typeof newGroup>> = {},
): Promise<{ readonly seriesId: string; readonly passId: string | undefined }> {
  const repeat = seriesRule.parse({ frequency: 'weekly', times: 3 });
  const { facts } = await eventWith(parts, viewer, { ...sketch, repeat });
  const seriesId = facts.event?.series?.id ?? '';
  const typeId = facts.event?.ticketTypes[0]?.id ?? '';
  const sold = { name: 'Three dates', price: 0, uses: 3, typeId, capacity: null };
  const { types } = await saveSeriesPasses(parts, viewer, seriesId, { types: [sold] });
  const itemId = types[0]?.id ?? '';
  await placeOrder(
    parts,
    viewer,
    orderDraft.parse({ kind: passKind, offerId: seriesId, lines: [{ itemId }] }),
  );
  const [pass] = await listPasses(parts, viewer);
  return { seriesId, passId: pass?.id };
}
