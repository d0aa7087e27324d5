import { acceptPass } from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import type { OfferedTicketReply } from '@chalkline/contract/events/transfer.schema.ts';
import { acceptTicket } from '@chalkline/contract/events/transfers.endpoints.ts';
import type { AnswersGiven } from '@chalkline/contract/waivers/question.schema.ts';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';

/** Takes a ticket or a pass that is offered. */
export async function acceptOffer(
  call: KeyedCall,
  { id: transferId, kind }: Pick<OfferedTicketReply, 'id' | 'kind'>,
  answers: AnswersGiven = [],
): Promise<void> {
  const asked = { params: { transferId }, body: { answers: [...answers] } };
  if (kind === 'pass') await call(acceptPass, asked);
  else await call(acceptTicket, asked);
}
