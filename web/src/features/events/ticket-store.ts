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

/** With tickets on the device, a network that carries nothing isn't waited for longer. */
const patienceMs = 4000;

/** The server's reply, kept for its owner; without a network what was kept. */
export async function ticketsOrKept<Name extends keyof KeptThings>(
  what: Name,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<KeptThings[Name]>,
): Promise<KeptThings[Name]> {
  const owner = session.current()?.user.id ?? session.guest()?.email;
  if (owner === undefined) return ask(signal);
  const key = `${what} ${owner}`;
  const kept = await readKept<KeptThings[Name]>(key).catch(() => null);
  const patience = kept === null ? [] : [AbortSignal.timeout(patienceMs)];
  return orKept(
    () => ask(AbortSignal.any([signal, ...patience])),
    (reply) => store.change(['read'], (at) => at('read').put(reply, key)),
    async () => kept,
  );
}

async function readKept<Kept>(key: string): Promise<Kept | null> {
  return (await store.read<Kept | undefined>('read', (read) => read.get(key))) ?? null;
}
