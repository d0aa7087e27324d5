import type { OfferedTicketReply } from '@chalkline/contract/events/transfer.schema.ts';
import type { TicketOffer } from '../tickets/transfers.repository.ts';

export function presentOffer({ transfer, typeName, asksPapers, event }: TicketOffer): OfferedTicketReply {
  const { startsAt, endsAt, ...facts } = event;
  if (!startsAt || !endsAt) throw new Error('an event has no time');
  return {
    ...{ id: transfer.id, giverName: transfer.giverName, typeName, asksPapers },
    offeredAt: transfer.createdAt.toISOString(),
    event: { ...facts, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
