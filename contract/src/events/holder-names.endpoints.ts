import { z } from 'zod';
import { eventLimits } from '../groups/group-facts.schema.ts';
import { endpoint } from '../http/endpoint.ts';
import { lineField } from '../http/fields.ts';
import { ticketParams, ticketReply } from './event.schema.ts';

/** Who comes with a ticket. */
export const holderNameInput = z.strictObject({ name: lineField(eventLimits.holderName) });
export type HolderNameInput = z.output<typeof holderNameInput>;

export const renameTicketHolder = endpoint({
  method: 'PUT',
  path: '/api/tickets/:ticketId/holder',
  summary: 'Change the name on one of my tickets until it is checked in. Its QR code stays the same',
  access: { owner: 'ticket' },
  guests: 'everywhere',
  params: ticketParams,
  body: holderNameInput,
  data: ticketReply,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: ['ticket_void', 'already_checked_in', 'event_over'],
});
