import { openReturns } from '@chalkline/contract/partners/return.lifecycle.ts';
import { findOpenUnits } from '../../checkout/refunds/refunds.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { cancelablePieces } from './cancellations.rules.ts';
import { waitingOf } from './received.rules.ts';
import type { ParcelRow, ReceivedLineRow, ReceivedRow } from './received.table.ts';
import { findReturns } from './returns.repository.ts';
import { returnablePieces, returnUntil } from './returns.rules.ts';
import type { ReturnRow } from './returns.table.ts';

export interface ReturnsView {
  /** Latest first. */
  readonly returns: readonly ReturnRow[];
  readonly returnUntil: Date | null;
  /** Pieces by line that can be sent back now; none once the days are over. */
  readonly returnable: ReadonlyMap<string, number>;
  /** Pieces by line that their buyer can cancel now. */
  readonly cancelable: ReadonlyMap<string, number>;
}

interface Delivered {
  readonly row: Pick<ReceivedRow, 'id' | 'state' | 'returnDays'>;
  readonly lines: readonly ReceivedLineRow[];
  readonly parcels: readonly ParcelRow[];
}

/** The returns of an order, and what else of it can be sent back or canceled. */
export async function viewReturns(
  { clock }: Parts,
  sql: Sql,
  { row: { id, state, returnDays }, lines, parcels }: Delivered,
): Promise<ReturnsView> {
  const returns = await findReturns(sql, id);
  const waiting = lines.reduce((sum, line) => sum + waitingOf(line), 0);
  const arrivals = parcels.map(({ deliveredAt }) => deliveredAt);
  const until = returnUntil({ returnDays, arrivals, waiting });
  const isOver = returnDays === null || (until !== null && until <= clock.now());
  const unrefunded = piecesByLine(await findOpenUnits(sql, id));
  return {
    returns,
    returnUntil: until,
    returnable: isOver ? new Map() : returnablePiecesOf(lines, returns, unrefunded),
    cancelable: cancelablePieces({ state, lines, unrefunded }),
  };
}

function returnablePiecesOf(
  lines: readonly ReceivedLineRow[],
  returns: readonly ReturnRow[],
  unrefunded: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { lineId, quantity } of returns.filter(isOpen).flatMap((one) => one.lines))
    asked.set(lineId, (asked.get(lineId) ?? 0) + quantity);
  const pieces = lines.map((line) => [line.id, returnablePieces(line, { asked, unrefunded })] as const);
  return new Map(pieces.filter(([, quantity]) => quantity > 0));
}

const isOpen = ({ state }: ReturnRow) => openReturns.some((one) => one === state);

/** How many of these units each line has. */
export function piecesByLine(units: readonly { readonly lineId: string }[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { lineId } of units) pieces.set(lineId, (pieces.get(lineId) ?? 0) + 1);
  return pieces;
}
