import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import type { PassReply } from '@chalkline/contract/events/pass.schema.ts';

/** What a search for tickets looks through, as on the server. */
export function ticketText({ event, typeName, holderName }: TicketReply): string {
  return `${event.name} ${event.place} ${typeName} ${holderName}`;
}

/** The same of a pass. Passes come all at once, so they are searched here. */
export function passText({ series, name, holderName }: PassReply): string {
  return `${series.name} ${name} ${holderName}`;
}
