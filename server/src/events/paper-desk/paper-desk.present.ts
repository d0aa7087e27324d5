import type { TicketPapersReply } from '@chalkline/contract/events/papers.schema.ts';
import { presentWaivers } from '../../waivers/signatures/signatures.present.ts';
import type { TicketPapers } from './paper-desk.service.ts';

export function presentTicketPapers({
  ticket,
  questions,
  answers,
  waivers,
  missing,
}: TicketPapers): TicketPapersReply {
  const { id: ticketId, holderName, typeName } = ticket;
  return {
    ticketId,
    holderName,
    typeName,
    questions: [...questions],
    answers: answers.map(({ questionId, value }) => ({ questionId, value })),
    waivers: presentWaivers(waivers),
    missing: [...missing],
  };
}
