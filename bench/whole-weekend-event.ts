import { randomUUID } from 'node:crypto';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import {
  getDoorKit,
  listScanConflicts,
  sendScans,
} from '@chalkline/contract/events/offline-door.endpoints.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { insist, type SaleDesk } from '../server/src/competitions/registrations/testing/sale-desk.ts';
import { inParallel } from '../server/src/competitions/registrations/testing/simulated-sale.ts';
import { buy, type Person } from './whole-weekend-stages.ts';

const tickets = { buyers: 40, each: 2, price: 2500, scannedTwice: 5 };

/** Tickets are sold, and two phones scan them without a network, some on both. Gives what is wrong afterwards. */
export async function holdEvent(desk: SaleDesk, owner: Person): Promise<string[]> {
  const starts = Date.now() + hour;
  const { data: event } = await insist(desk, owner.token, createGroup, {
    body: {
      type: 'event',
      name: 'Harbor Night',
      description: 'After the heats.',
      place: 'Dock 7',
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 5 * hour).toISOString(),
      zone: 'UTC',
      currency: 'EUR',
      capacity: tickets.buyers * tickets.each,
      ticket_types: JSON.stringify([{ name: 'Standing', price: tickets.price }]),
    },
  });
  const itemId = event.event?.ticketTypes[0]?.id ?? '';
  await inParallel(
    Array.from({ length: tickets.buyers }, (_, at) => at),
    8,
    async (at) => {
      const { token } = await desk.signIn(`Guest ${at + 1}`);
      const lines = [{ itemId, quantity: tickets.each, details: null }];
      await buy(desk, token, { kind: ticketKind, offerId: event.id, lines });
    },
  );
  const params = { eventId: event.id };
  const { data: kit } = await insist(desk, owner.token, getDoorKit, { params });
  const ids = kit.tickets.map(({ ticketId }) => ticketId);
  const half = ids.length / 2;
  const phones = [ids.slice(0, half + tickets.scannedTwice), ids.slice(half)];
  await Promise.all(
    phones.map(async (some, at) => {
      const scans = some.map((ticketId, index) => ({
        nonce: randomUUID(),
        kind: 'in' as const,
        ticketId,
        gate: `Gate ${at + 1}`,
        isUndone: false,
        at: new Date(Date.now() - hour / 60 + index * 500).toISOString(),
      }));
      for (let from = 0; from < scans.length; from += 20) {
        const body = {
          device: `Phone ${at + 1}`,
          sentAt: new Date().toISOString(),
          scans: scans.slice(from, from + 20),
        };
        await insist(desk, owner.token, sendScans, { params, body });
      }
    }),
  );
  const { data: conflicts } = await insist(desk, owner.token, listScanConflicts, { params });
  const { data: after } = await insist(desk, owner.token, getDoorKit, { params });
  const inside = after.tickets.filter(({ checkedInAt }) => checkedInAt !== null).length;
  const sold = tickets.buyers * tickets.each;
  return [
    ids.length === sold ? '' : `${ids.length} tickets for ${sold} sold`,
    inside === sold ? '' : `${inside} of ${sold} tickets are in`,
    conflicts.length === tickets.scannedTwice ? '' : `${conflicts.length} conflicts at the door`,
  ].filter(Boolean);
}
