import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { sumLost } from '../disputes/disputes.service.ts';
import {
  passedOnOf,
  returnNotesOf,
  type SeenOrder,
  seeOrder,
  usedOf,
  withdrawnOf,
} from '../orders/orders.access.service.ts';
import { findLines, type OrderLine } from '../orders/orders.repository.ts';
import { sellableOf } from '../orders/sellables.service.ts';
import { findPayments } from '../payments/payments.repository.ts';
import type { PaymentRow } from '../payments/payments.table.ts';
import { findRefundedUnits, findRefunds } from '../refunds/refunds.repository.ts';
import type { RefundRow, RefundUnitRow } from '../refunds/refunds.table.ts';

/** An order with all that belongs to it, as its buyer or the staff of what was bought see it. */
export interface OrderView extends SeenOrder {
  readonly lines: readonly OrderLine[];
  /** The newest one. */
  readonly payment: PaymentRow | null;
  readonly refunds: readonly RefundRow[];
  readonly refundedUnits: readonly RefundUnitRow[];
  /** What banks gave back of it after disputes that were lost. */
  readonly lost: number;
  /** What the QR code of each unit says, for the buyer of a paid order. */
  readonly codes: ReadonlyMap<string, string>;
  /** Units that the buyer passed on to somebody else. */
  readonly passedOn: ReadonlySet<string>;
  /** Units that the seller withdrew without a refund. */
  readonly withdrawn: ReadonlySet<string>;
  /** Units that somebody came with. */
  readonly used: ReadonlySet<string>;
  /** What giving units back leads to; none: they're released for others. */
  readonly returnNotes: ReadonlyMap<string, string>;
  /** Its buyer can give units back by the refund rule, instead of calls of the domain that sold them. */
  readonly hasRule: boolean;
  readonly publishableKey: string | null;
  readonly now: Date;
}

/**
 * Throws 404 for everybody else. Everything is read in one snapshot. Otherwise a finished refund could come with an order
 * that is still `paid`, and a page that polls until refunds are finished would stop too early.
 */
export function viewOrder(parts: Parts, viewer: Viewer, orderId: string): Promise<OrderView> {
  return parts.database.transaction(async ({ sql }) => {
    const seen = await seeOrder(sql, viewer, orderId);
    const [payment = null] = await findPayments(sql, orderId);
    const lines = await findLines(sql, orderId);
    const unitIds = lines.flatMap(({ units }) => units.map(({ id }) => id));
    return {
      ...seen,
      payment,
      lines,
      codes: codesOf(seen, lines),
      passedOn: await passedOnOf(sql, seen.order, unitIds),
      returnNotes: await returnNotesOf(sql, seen.order, unitIds),
      hasRule: !sellableOf(seen.order.kind).cancelsItself,
      withdrawn: await withdrawnOf(sql, seen.order, unitIds),
      used: await usedOf(sql, seen.order, unitIds, { isKept: false, now: parts.clock.now() }),
      refunds: await findRefunds(sql, orderId),
      refundedUnits: await findRefundedUnits(sql, orderId),
      lost: await sumLost(sql, orderId),
      publishableKey: parts.config.stripe?.publishableKey ?? null,
      now: parts.clock.now(),
    };
  }, 'snapshot');
}

function codesOf({ order, isBuyer }: SeenOrder, lines: readonly OrderLine[]): ReadonlyMap<string, string> {
  if (!isBuyer || order.paidAt === null) return new Map();
  const { codeOf } = sellableOf(order.kind);
  return new Map(lines.flatMap(({ units }) => (codeOf ? units.map((unit) => [unit.id, codeOf(unit)]) : [])));
}

/** A repeated call is answered while its caller still sees the order. */
export async function stillSeesOrder({ parts, viewer, params }: OrderCall): Promise<void> {
  await seeOrder(parts.database.sql, viewer, params.orderId);
}

interface OrderCall {
  readonly parts: Parts;
  readonly viewer: Viewer;
  readonly params: { readonly orderId: string };
}
