import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';
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

/** What this device keeps of its owner's; nothing for nobody. */
export function ticketKeeper<Name extends keyof KeptThings>(what: Name) {
  const withKey = async <Result>(use: (key: string) => Promise<Result>): Promise<Result | null> => {
    const owner = session.owner();
    return owner === undefined ? null : use(`${what} ${owner}`);
  };
  return {
    keep: (reply: KeptThings[Name]) =>
      withKey((key) => store.change(['read'], (at) => at('read').put(reply, key))),
    read: () =>
      withKey(
        async (key) =>
          (await store.read<KeptThings[Name] | undefined>('read', (read) => read.get(key))) ?? null,
      ),
  };
}
