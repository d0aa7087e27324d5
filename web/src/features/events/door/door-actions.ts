import { checkInOrder, undoScan } from '@chalkline/contract/events/door.endpoints.ts';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import type { AskedScan } from './door-calls.ts';
import { doorDesk } from './door-desk.ts';

/** Undoes the last scan of a ticket: on this device while it isn't sent, otherwise at the server. */
export function takeBack(call: KeyedCall, eventId: string, ticketId: string): Promise<void> {
  return doorDesk.undo(ticketId, () => call(undoScan, { params: { eventId }, body: { ticketId } }));
}

interface Order {
  readonly asked: AskedScan;
  /** The server let the first of them in. */
  readonly isSent: boolean;
  readonly ticketId: string;
  readonly orderId: string;
}

/** Checks in the rest of an order. Resolves with how many. */
export async function checkInOthers(
  call: KeyedCall,
  { asked: { eventId, gate }, isSent, ticketId, orderId }: Order,
): Promise<number> {
  if (isSent) return (await call(checkInOrder, { params: { eventId }, body: { orderId, gate } })).length;
  const others = doorDesk.othersOf({ ticketId, orderId });
  for (const other of others)
    await doorDesk.scan({ eventId, gate, direction: 'in', ticketId: other.ticketId });
  return others.length;
}
