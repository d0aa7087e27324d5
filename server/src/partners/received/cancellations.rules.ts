import type { ReceivedState } from '@chalkline/contract/partners/delivery.schema.ts';
import { type LineCounts, waitingOf } from './received.rules.ts';

interface Facts<Line> {
  readonly state: ReceivedState;
  readonly lines: readonly Line[];
  /** Pieces by line that aren't refunded. */
  readonly unrefunded: ReadonlyMap<string, number>;
}

/** Pieces by line that their buyer can cancel: what hasn't left and isn't refunded, until the partner accepts the order. */
export function cancelablePieces<Line extends LineCounts & { readonly id: string }>({
  state,
  lines,
  unrefunded,
}: Facts<Line>): ReadonlyMap<string, number> {
  if (state !== 'new') return new Map();
  const pieces = lines.map(
    (line) => [line.id, Math.min(waitingOf(line), unrefunded.get(line.id) ?? 0)] as const,
  );
  return new Map(pieces.filter(([, quantity]) => quantity > 0));
}

/** Whether the partner can cancel the whole order: nothing of it has shipped, and something is still to ship. */
export function isWhole(lines: readonly LineCounts[]): boolean {
  return lines.every(({ shipped }) => shipped === 0) && lines.some((line) => waitingOf(line) > 0);
}
