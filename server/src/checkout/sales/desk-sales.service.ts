import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { orderNotFound } from '../orders/orders.errors.ts';
import { orderById } from '../orders/orders.open.service.ts';
import { stateByClock } from '../orders/orders.rules.ts';
import { alreadyPaid } from '../payments/payments.errors.ts';
import { paperOf } from '../receipts/order-papers.service.ts';
import { receiptOf } from '../receipts/receipts.service.ts';
import { handCashBack } from '../refunds/refunds.cash.service.ts';
import { mayUndo } from '../refunds/refunds.rules.ts';
import { undoDeskSale } from '../refunds/refunds.service.ts';
import { dropOrder } from '../settlement/cancel.service.ts';
import { takeCashFor } from '../settlement/cash.service.ts';
import { type DeskFacts, deskFactsOf } from './desk-facts.service.ts';

type OrderFound = NonNullable<Awaited<ReturnType<typeof orderById>>>;

/** A sale at the desk, with who sold it for whom. */
export interface DeskOrder extends OrderFound, DeskFacts {
  /** The viewer may undo it. */
  readonly isUndoable: boolean;
}

export type DeskAct = 'sold_for_cash' | 'offered_at_desk' | 'sale_undone' | 'cash_given_back';

/** The desk that sells one kind of orders. */
export interface OrderDesk {
  readonly kind: string;
  /** Throws 404 where the viewer doesn't know what is sold, 403 where they don't work at its desk. */
  readonly enter: (sql: Sql, viewer: Viewer, offerId: string) => Promise<unknown>;
  /** Called after each change, in its transaction. */
  readonly acted: (
    parts: Parts,
    tx: Transaction,
    viewer: Viewer,
    order: OrderFound,
    act: DeskAct,
  ) => Promise<void>;
}

/** What a desk does with orders of these kinds. All throw 404 for orders of other kinds, and what their desk refuses. */
export function deskSalesOf(desks: readonly OrderDesk[]) {
  async function find(parts: Parts, viewer: Viewer, orderId: string) {
    const { sql } = parts.database;
    const order = await orderById(sql, orderId);
    const desk = desks.find(({ kind }) => kind === order?.kind);
    if (!order || !desk) throw orderNotFound();
    await desk.enter(sql, viewer, order.offerId);
    return { desk, order: await deskOrderOf(parts, sql, viewer, order) };
  }

  async function getDeskSale(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
    return (await find(parts, viewer, orderId)).order;
  }

  return {
    getDeskSale,

    /**
     * What a desk prints of a paid sale: the receipt, which tells no email of an account, and the tickets of a name alone.
     * Throws 404 for the tickets of buyers with an account, who have them there.
     */
    async getDeskPaper(
      parts: Parts,
      viewer: Viewer,
      { orderId, paper }: { readonly orderId: string; readonly paper: 'receipt' | 'codes' },
    ): Promise<FileReply> {
      const order = await getDeskSale(parts, viewer, orderId);
      const hasAccount = order.personId !== null;
      if (paper === 'receipt') return receiptOf(parts, hasAccount ? { ...order, email: '' } : order);
      if (hasAccount) throw orderNotFound();
      return paperOf(parts, order, paper);
    },

    /** Cash for an order that waits. Safe to repeat. Throws `already_paid` and `hold_expired`. */
    async takeDeskCash(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
      const { desk, order } = await find(parts, viewer, orderId);
      if (order.cashTakenBy) return order;
      await takeCashFor(parts, order.id, viewer.personId);
      await parts.database.transaction((tx) => desk.acted(parts, tx, viewer, order, 'sold_for_cash'));
      return getDeskSale(parts, viewer, orderId);
    },

    /** Books that the viewer gave back the cash of refunds. Safe to repeat. */
    async giveCashBack(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
      const { desk, order } = await find(parts, viewer, orderId);
      await parts.database.transaction(async (tx) => {
        if (!(await handCashBack(parts, tx, order.id, viewer.personId))) return;
        await desk.acted(parts, tx, viewer, order, 'cash_given_back');
      });
      return getDeskSale(parts, viewer, orderId);
    },

    /** Cancels an order that waits. Safe to repeat. Throws `already_paid`. */
    async stopDeskSale(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
      const order = await getDeskSale(parts, viewer, orderId);
      if (order.paidAt) throw alreadyPaid();
      await dropOrder(parts, order.id, viewer.personId);
      return getDeskSale(parts, viewer, orderId);
    },

    /**
     * Undoes one's own sale of this shift: what was sold ends, cash goes back from the till, and a card is refunded. Safe
     * to repeat. Throws `undo_not_allowed`, `undo_used` and `dispute_open`.
     */
    async undoSale(
      parts: Parts,
      viewer: Viewer,
      orderId: string,
      { reason }: { readonly reason: string },
    ): Promise<DeskOrder> {
      const { desk, order } = await find(parts, viewer, orderId);
      await parts.database.transaction(async (tx) => {
        if (!(await undoDeskSale(parts, tx, viewer, order.id, reason))) return;
        await desk.acted(parts, tx, viewer, order, 'sale_undone');
      });
      return getDeskSale(parts, viewer, orderId);
    },
  };
}

/** An order with what a desk says of it. */
export async function deskOrderOf(
  parts: Parts,
  sql: Sql,
  viewer: Viewer,
  order: OrderFound,
): Promise<DeskOrder> {
  const now = parts.clock.now();
  const isUndoable = mayUndo(order, viewer.personId, now);
  return { ...order, state: stateByClock(order, now), isUndoable, ...(await deskFactsOf(sql, order)) };
}

/** An order that the desk placed in this transaction. */
export async function placedAtDesk(tx: Transaction, orderId: string): Promise<OrderFound> {
  const order = await orderById(tx.sql, orderId);
  if (!order) throw new Error('an order that was just placed is missing');
  return order;
}
