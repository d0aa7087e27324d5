import { type TicketDetails, ticketDetails, ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { UnpaidLines } from '../../checkout/orders/sellable.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { findAskingTypes } from '../details/details.repository.ts';
import { findAskingPassTypes } from '../tickets/passes.repository.ts';
import { type AskedLine, checkAttendees } from './attendees.service.ts';

/** What an unpaid order of tickets or passes asks of who comes. */
export interface AskedLines {
  /** The event whose questions and waivers are asked. */
  readonly groupId: string;
  readonly lines: readonly AskedLine[];
}

/** Lines that are no tickets, such as add-ons, have a quantity of 0. */
export async function askedLinesOf(sql: Sql, { kind, offerId, lines }: UnpaidLines): Promise<AskedLines> {
  const itemIds = lines.map(({ asked }) => asked.itemId);
  const isTickets = kind === ticketKind;
  const asking = isTickets ? await findAskingTypes(sql, itemIds) : null;
  const groupId = isTickets ? offerId : paperDateOf(lines);
  const askingPasses = asking ? null : await findAskingPassTypes(sql, itemIds, groupId);
  return {
    groupId,
    lines: lines.map(({ asked: { itemId, quantity, details } }) => ({
      quantity: asking && !asking.has(itemId) ? 0 : quantity,
      asksPapers: (asking ? asking.get(itemId) : askingPasses?.has(itemId)) ?? false,
      details: detailsOf(details),
    })),
  };
}

export function detailsOf(details: unknown): TicketDetails {
  return ticketDetails.parse(details || {});
}

/** The date whose questions buyers of passes answered. */
function paperDateOf(lines: UnpaidLines['lines']): string {
  return (
    lines.map(({ details }) => (details as { papers?: string } | null)?.papers ?? '').find(Boolean) ?? ''
  );
}

/**
 * What the lines keep of who comes, as it is asked now; null where nothing is. Throws 422 `answer_required` and
 * `waiver_required` for what is missing by now.
 */
export async function readyAttendees(tx: Transaction, order: UnpaidLines): Promise<object[] | null> {
  const { groupId, lines } = await askedLinesOf(tx.sql, order);
  if (order.personId === null || !lines.some(({ asksPapers }) => asksPapers)) return null;
  const checked = await checkAttendees(tx, groupId, order.personId, lines);
  return order.lines.map(({ details }, at) => ({ ...(details as object | null), ...checked[at] }));
}
