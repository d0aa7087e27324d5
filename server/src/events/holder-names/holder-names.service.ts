import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import type { HolderNameInput } from '@chalkline/contract/events/holder-names.endpoints.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { publishDoorChanged } from '../door/door.live.service.ts';
import { forgetAttendee } from '../papers/attendees.service.ts';
import { passTicket } from '../tickets/transfers.repository.ts';
import { ticketNotFound } from '../transfers/transfers.errors.ts';
import { lockOwn, ownTicket, requireUnused } from '../transfers/transfers.service.ts';

/**
 * Changes the name on one's own ticket until it is checked in. The code has no name in it, so it stays good. Who comes
 * under another name answers and signs for themselves: what was said for the name before doesn't count for them. Throws
 * 404 for places of passes, which have the name of their pass.
 */
export async function renameHolder(
  parts: Parts,
  viewer: Viewer,
  ticketId: string,
  { name }: HolderNameInput,
): Promise<TicketReply> {
  await parts.database.transaction(async (tx) => {
    const found = await lockOwn(tx.sql, viewer, ticketId);
    const { ticket } = found;
    if (ticket.passId !== null) throw ticketNotFound();
    const at = parts.clock.now();
    requireUnused(found, at);
    if (ticket.holderName === name) return;
    const isOwn = ticket.isOwn && name === viewer.name;
    const paperId = isOwn ? ticket.paperId : newId(at.getTime());
    const { personId, serial, groupId } = ticket;
    if (!isOwn) await forgetAttendee(parts, tx, groupId, ticket.paperId);
    await passTicket(tx.sql, ticketId, { personId, serial, holderName: name, isOwn, paperId });
    await publishDoorChanged(parts, tx, groupId);
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'ticket.renamed',
      subjectKind: 'ticket',
      subjectId: ticketId,
      before: { name: ticket.holderName },
      after: { name },
    });
  });
  return ownTicket(parts, viewer, ticketId);
}
