import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';
import { orKept } from '../../patterns/outbox/or-kept.ts';
import type { ListPage } from '../../patterns/paged-query.ts';
import { DeviceStore } from '../../platform/device-store.ts';
import { session } from '../../platform/session.ts';
import { ticketDatabase } from './forget-tickets.ts';

/** The tickets and passes that somebody saw last on this device, with their codes: a door may have no network. */
const store = new DeviceStore(ticketDatabase, { read: {} });

interface KeptThings {
  tickets: ListPage<TicketReply>;
  passes: readonly PassReply[];
}

/** The server's reply, kept for its owner; without a network what was kept. */
export async function ticketsOrKept<Name extends keyof KeptThings>(
  what: Name,
  ask: () => Promise<KeptThings[Name]>,
): Promise<KeptThings[Name]> {
  const owner = session.current()?.user.id ?? session.guest()?.email;
  if (owner === undefined) return ask();
  const key = `${what} ${owner}`;
  return orKept(
    ask,
    (reply) => store.change(['read'], (at) => at('read').put(reply, key)),
    () => readKept(key),
  );
}

async function readKept<Kept>(key: string): Promise<Kept | null> {
  return (await store.read<Kept | undefined>('read', (read) => read.get(key))) ?? null;
}
