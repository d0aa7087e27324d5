import type { OfferedTicketReply } from '@chalkline/contract/events/transfer.schema.ts';
import type { Offer } from '../tickets/transfers.repository.ts';

export function presentOffer({ transfer, typeName, asksPapers, event }: Offer): OfferedTicketReply {
  const { startsAt, endsAt, ...facts } = event;
  if (!startsAt || !endsAt) throw new Error('an event has no time');
  return {
    id: transfer.id,
    kind: transfer.passId ? 'pass' : 'ticket',
    giverName: transfer.giverName,
    typeName,
    asksPapers,
    offeredAt: transfer.createdAt.toISOString(),
    event: { ...facts, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
}
