import { openReturns } from '@chalkline/contract/partners/return.lifecycle.ts';
import { findOpenUnits } from '../../checkout/refunds/refunds.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
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
}

interface Delivered {
  readonly row: Pick<ReceivedRow, 'id' | 'returnDays'>;
  readonly lines: readonly ReceivedLineRow[];
  readonly parcels: readonly ParcelRow[];
}

/** The returns of an order, and what else of it can be sent back. */
export async function viewReturns(
  { clock }: Parts,
  sql: Sql,
  { row: { id, returnDays }, lines, parcels }: Delivered,
): Promise<ReturnsView> {
  const returns = await findReturns(sql, id);
  const waiting = lines.reduce((sum, line) => sum + waitingOf(line), 0);
  const arrivals = parcels.map(({ deliveredAt }) => deliveredAt);
  const until = returnUntil({ returnDays, arrivals, waiting });
  const isOver = returnDays === null || (until !== null && until <= clock.now());
  const returnable = isOver ? new Map<string, number>() : await piecesOf(sql, id, lines, returns);
  return { returns, returnUntil: until, returnable };
}

async function piecesOf(
  sql: Sql,
  orderId: string,
  lines: readonly ReceivedLineRow[],
  returns: readonly ReturnRow[],
): Promise<ReadonlyMap<string, number>> {
  const unrefunded = new Map<string, number>();
  for (const { lineId } of await findOpenUnits(sql, orderId))
    unrefunded.set(lineId, (unrefunded.get(lineId) ?? 0) + 1);
  const asked = new Map<string, number>();
  for (const { lineId, quantity } of returns.filter(isOpen).flatMap((one) => one.lines))
    asked.set(lineId, (asked.get(lineId) ?? 0) + quantity);
  const pieces = lines.map((line) => [line.id, returnablePieces(line, { asked, unrefunded })] as const);
  return new Map(pieces.filter(([, quantity]) => quantity > 0));
}

const isOpen = ({ state }: ReturnRow) => openReturns.some((one) => one === state);
