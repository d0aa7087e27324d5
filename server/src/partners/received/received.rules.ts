import type { ReceivedState } from '@chalkline/contract/partners/delivery.schema.ts';
import { openReturns, type ReturnState } from '@chalkline/contract/partners/return.lifecycle.ts';

/** How many pieces of a line were ordered, left, were given up before that, and came back. */
export interface LineCounts {
  readonly quantity: number;
  readonly shipped: number;
  readonly canceled: number;
  readonly returned: number;
}

/** Pieces that are still to leave. */
export function waitingOf({ quantity, shipped, canceled }: LineCounts): number {
  return quantity - shipped - canceled;
}

/** The counts after so many pieces were taken back: those that haven't left first. */
export function takenBack<Counts extends LineCounts>(line: Counts, pieces: number): Counts {
  const canceled = Math.min(pieces, waitingOf(line));
  return { ...line, canceled: line.canceled + canceled, returned: line.returned + pieces - canceled };
}

interface Facts {
  readonly state: ReceivedState;
  readonly lines: readonly LineCounts[];
  /** Whether each parcel arrived. */
  readonly arrived: readonly boolean[];
}

/** The state that follows from what left, arrived and came back. */
export function stateFrom({ state, lines, arrived }: Facts): ReceivedState {
  const sum = (count: (line: LineCounts) => number) => lines.reduce((total, line) => total + count(line), 0);
  const shipped = sum((line) => line.shipped);
  if (sum(waitingOf) > 0) return shipped > 0 ? 'packed' : state;
  if (shipped === 0) return 'canceled';
  if (sum((line) => line.returned) === shipped) return 'returned';
  return arrived.every(Boolean) ? 'delivered' : 'shipped';
}

interface Sent {
  readonly deliveredAt: Date | null;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** Whether a parcel can be taken back: it hasn't arrived, and nothing that left with it came back. */
export function mayUndoParcel(
  parcel: Sent,
  lines: readonly (LineCounts & { readonly id: string })[],
): boolean {
  const fits = parcel.lines.every(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line !== undefined && line.returned <= line.shipped - quantity;
  });
  return parcel.deliveredAt === null && fits;
}

/** Whether a delivery can be undone: no return follows from it. */
export function mayUndoDelivery(
  { deliveredAt }: Pick<Sent, 'deliveredAt'>,
  { state }: { readonly state: ReceivedState },
  returns: readonly { readonly state: ReturnState }[],
): boolean {
  const isOpen = returns.some((one) => openReturns.some((open) => open === one.state));
  return deliveredAt !== null && state !== 'returned' && !isOpen;
}
