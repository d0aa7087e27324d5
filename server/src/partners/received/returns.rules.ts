import { day } from '@chalkline/contract/spans.ts';
import { type LineCounts, waitingOf } from './received.rules.ts';

interface Facts {
  /** As when it was bought; null: no returns were offered. */
  readonly returnDays: number | null;
  /** When each parcel arrived; null: it hasn't. */
  readonly arrivals: readonly (Date | null)[];
  /** Pieces that are still to leave. */
  readonly waiting: number;
}

/** Until when a return can be asked for: so many days after the last arrival. null: no end yet, or no returns. */
export function returnUntil({ returnDays, arrivals, waiting }: Facts): Date | null {
  const times = arrivals.flatMap((at) => (at === null ? [] : [at.getTime()]));
  if (returnDays === null || waiting > 0 || times.length === 0 || times.length < arrivals.length) return null;
  return new Date(Math.max(...times) + returnDays * day);
}

interface ReturnableLine extends LineCounts {
  readonly id: string;
}

interface Taken {
  /** Pieces by line that open returns name. */
  readonly asked: ReadonlyMap<string, number>;
  /** Pieces by line that aren't refunded. */
  readonly unrefunded: ReadonlyMap<string, number>;
}

/** Pieces of a line that can be sent back now: of lines that left as a whole, what is neither back, refunded nor asked for. */
export function returnablePieces(line: ReturnableLine, { asked, unrefunded }: Taken): number {
  if (waitingOf(line) > 0) return 0;
  const kept = Math.min(line.shipped - line.returned, unrefunded.get(line.id) ?? 0);
  return Math.max(0, kept - (asked.get(line.id) ?? 0));
}
