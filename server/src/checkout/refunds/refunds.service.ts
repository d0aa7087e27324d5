import type { NewRefund } from '@chalkline/contract/checkout/order.schema.ts';
import type { RefundReason } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { isOnStep } from '@chalkline/contract/money/money.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { hasOpenDispute, sumLost } from '../disputes/disputes.service.ts';
import { passedOnOf, seeOrder, usedOf } from '../orders/orders.access.service.ts';
import { amountOffStep } from '../orders/orders.errors.ts';
import { findLines, findOrder, lockOrder } from '../orders/orders.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { sellableOf } from '../orders/sellables.service.ts';
import { findPayments } from '../payments/payments.repository.ts';
import { handCashBack } from './refunds.cash.service.ts';
import {
  disputeOpen,
  refundExceedsPaid,
  refundNotAllowed,
  refundNotFailed,
  undoNotAllowed,
  undoUsed,
} from './refunds.errors.ts';
import { sendRefundJob } from './refunds.jobs.ts';
import { followRefunds, makeRefund, takeBackUnits } from './refunds.make.service.ts';
import { findRefund, findRefundedUnits, findUnitsGoingBack } from './refunds.repository.ts';
import {
  leftOf,
  mayUndo,
  refundAll,
  refundAmount,
  refundByRule,
  type UnitLeft,
  type UnitRefund,
} from './refunds.rules.ts';

/**
 * Refunds units or an amount of a paid order. Staff may give any part of what is left; buyers get what the order's
 * refund rule gives for the units they name. Throws `refund_exceeds_paid`, `dispute_open`, `refund_not_allowed`.
 */
export async function requestRefund(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  asked: NewRefund,
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const { isManager } = await seeOrder(tx.sql, viewer, orderId);
    const order = await lockOrder(tx.sql, orderId);
    const units = await chosenUnits(tx, order, asked.unitIds);
    if (!isManager) await requireOwn(tx, order, units, parts.clock.now());
    const given = isManager ? byStaff(units, order, asked) : byBuyer(units, order, asked, parts.clock.now());
    const takesBack = asked.takeBack ?? asked.amount === undefined;
    const releases = takesBack ? (asked.unitIds ?? given.map(({ unitId }) => unitId)) : [];
    const askedBy = viewer.personId;
    const { note } = asked;
    const keeps = !isManager && order.keepsUntilRefunded;
    await refundUnits(parts, tx, order, { given, releases, reason: 'requested', askedBy, note, keeps });
  });
}

/**
 * Gives units back for somebody who has them now and didn't buy them. What the order's refund rule gives goes to the
 * buyer. The caller holds the order. Throws `refund_exceeds_paid`, `dispute_open`, `refund_not_allowed`.
 */
export async function giveBackByRule(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  { unitIds, askedBy }: { readonly unitIds: readonly string[]; readonly askedBy: string | null },
): Promise<void> {
  const given = byRule(await chosenUnits(tx, order, unitIds), order, parts.clock.now());
  await refundUnits(parts, tx, order, { given, releases: unitIds, reason: 'requested', askedBy });
}

/**
 * Refunds all that is left of units and takes them back, for a domain that can't hand them over anymore. The caller holds
 * the order. Throws `refund_exceeds_paid` for what went back before, and `dispute_open`.
 */
export async function giveBack(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  { unitIds, reason }: { readonly unitIds: readonly string[]; readonly reason: RefundReason },
): Promise<void> {
  const given = refundAll(requireLeft(await chosenUnits(tx, order, unitIds)));
  await refundUnits(parts, tx, order, { given, releases: unitIds, reason, askedBy: null });
}

/** Which of these units their buyer gave back and keeps until the money has arrived. */
export function unitsGoingBack(sql: Sql, unitIds: readonly string[]): Promise<ReadonlySet<string>> {
  return findUnitsGoingBack(sql, unitIds);
}

interface KeptUnit {
  readonly id: string;
  readonly lineId: string;
  readonly itemId: string;
  /** It still has something to refund, or was free. */
  readonly isOpen: boolean;
}

/** Units of an order that weren't taken back. */
export async function findKeptUnits(sql: Sql, orderId: string): Promise<KeptUnit[]> {
  const order = await findOrder(sql, orderId);
  if (!order) throw new Error('an order with units is missing');
  const lost = await lostOf(sql, order);
  const refunded = await findRefundedUnits(sql, orderId);
  return (await findLines(sql, orderId)).flatMap(({ id: lineId, itemId, units }) =>
    leftOf(units, refunded, lost)
      .filter(({ isReturned }) => !isReturned)
      .map(({ id, total, left }) => ({ id, lineId, itemId, isOpen: total === 0 || left > 0 })),
  );
}

/** Those that still have something to refund, unless they were free. */
export async function findOpenUnits(sql: Sql, orderId: string): Promise<KeptUnit[]> {
  return (await findKeptUnits(sql, orderId)).filter(({ isOpen }) => isOpen);
}

/**
 * Refunds all that is left of units, as their seller asks, who gets back those in `releases`. The caller holds the order.
 * Throws `refund_exceeds_paid` for what went back before, and `dispute_open`.
 */
export async function refundForSeller(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  { unitIds, ...facts }: { readonly unitIds: readonly string[] } & Omit<GivenRefund, 'given'>,
): Promise<void> {
  const given = refundAll(requireLeft(await chosenUnits(tx, order, unitIds)));
  await refundUnits(parts, tx, order, { given, ...facts });
}

/** Refunds all that is left of a paid order and takes everything back. */
export async function refundWhole(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  facts: Pick<GivenRefund, 'reason' | 'askedBy' | 'note'>,
): Promise<void> {
  const given = refundAll(await chosenUnits(tx, order, undefined));
  const releases = given.map(({ unitId }) => unitId);
  await refundUnits(parts, tx, order, { given, releases, ...facts });
}

/**
 * Undoes a sale for who made it at the desk while their shift lasts, unless somebody came with it. False: it was undone
 * before. Throws `undo_not_allowed`, `undo_used` and `dispute_open`.
 */
export async function undoDeskSale(
  parts: Parts,
  tx: Transaction,
  { personId }: Viewer,
  orderId: string,
  note: string,
): Promise<boolean> {
  const order = await lockOrder(tx.sql, orderId);
  if (order.state === 'refunded') return false;
  if (!mayUndo(order, personId, parts.clock.now())) throw undoNotAllowed();
  const units = (await chosenUnits(tx, order, undefined)).map(({ id }) => id);
  if ((await usedOf(tx.sql, order, units, { isKept: true, now: null })).size > 0) throw undoUsed();
  await refundWhole(parts, tx, order, { reason: 'requested', askedBy: personId, note });
  await handCashBack(parts, tx, orderId, personId);
  return true;
}

/** The same for an order by its id, if anything of it was paid and is left. */
export async function refundWhatIsLeft(
  parts: Parts,
  tx: Transaction,
  orderId: string,
  reason: RefundReason,
): Promise<void> {
  const order = await lockOrder(tx.sql, orderId);
  if (order.state === 'paid' || order.state === 'partly_refunded')
    await refundWhole(parts, tx, order, { reason, askedBy: null });
}

/**
 * Has a refund that failed sent once more, for the staff of what was bought; the poller would do it later. Pressed
 * twice it's sent once. Throws 404 and `refund_not_failed`.
 */
export async function retryRefund(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  refundId: string,
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const { isManager } = await seeOrder(tx.sql, viewer, orderId);
    await lockOrder(tx.sql, orderId);
    const refund = isManager && isId(refundId) ? await findRefund(tx.sql, refundId) : null;
    if (refund?.orderId !== orderId) throw notFound();
    if (refund.state !== 'failed') throw refundNotFailed();
    await parts.jobs.enqueue(tx, sendRefundJob, { refundId });
  });
}

interface GivenRefund {
  readonly given: readonly UnitRefund[];
  /** Ids of the units that go back to the seller. */
  readonly releases: readonly string[];
  readonly reason: RefundReason;
  readonly askedBy: string | null;
  readonly note?: string | undefined;
  /** What is given stays with its buyer until the money has arrived. */
  readonly keeps?: boolean;
}

async function refundUnits(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  { given, releases, reason, askedBy, note, keeps = false }: GivenRefund,
): Promise<void> {
  if (await hasOpenDispute(tx.sql, order.id)) throw disputeOpen();
  const payment = (await findPayments(tx.sql, order.id)).find(({ outcome }) => outcome === 'paid') ?? null;
  const amount = given.reduce((sum, unit) => sum + unit.amount, 0);
  const made = { order, payment, reason, units: given, amount, askedBy, note, keeps };
  const { state } = await makeRefund(parts, tx, made);
  const isGiven = state === 'succeeded' || !keeps;
  if (releases.length > 0 && isGiven) await takeBackUnits(parts, tx, order, releases);
  await followRefunds(tx, order);
}

const lostOf = async (sql: Sql, { id, currency }: Pick<OrderRow, 'id' | 'currency'>) => ({
  lost: await sumLost(sql, id),
  currency,
});

/** The units that are named, or all; 409 where the order isn't paid, or one isn't of this order. */
async function chosenUnits(
  tx: Transaction,
  order: OrderRow,
  unitIds: readonly string[] | undefined,
): Promise<UnitLeft[]> {
  if (order.state !== 'paid' && order.state !== 'partly_refunded') throw refundExceedsPaid();
  const units = (await findLines(tx.sql, order.id)).flatMap((line) => line.units);
  const all = leftOf(units, await findRefundedUnits(tx.sql, order.id), await lostOf(tx.sql, order));
  const chosen = unitIds ? all.filter(({ id }) => unitIds.includes(id)) : all;
  if (unitIds && chosen.length < new Set(unitIds).size) throw refundExceedsPaid('body.unitIds');
  return chosen;
}

function byStaff(units: readonly UnitLeft[], { currency }: OrderRow, { amount }: NewRefund): UnitRefund[] {
  if (amount === undefined) return refundAll(requireLeft(units));
  if (!isOnStep(amount, currency)) throw amountOffStep('body.amount');
  const shares = refundAmount(units, amount, currency);
  if (!shares) throw refundExceedsPaid('body.amount');
  return shares;
}

function byBuyer(units: readonly UnitLeft[], order: OrderRow, asked: NewRefund, now: Date): UnitRefund[] {
  const isStaffs = asked.amount !== undefined || asked.takeBack === false || asked.note !== undefined;
  if (isStaffs || sellableOf(order.kind).cancelsItself) throw refundNotAllowed();
  return byRule(units, order, now);
}

/** Buyers don't give back what they passed on to somebody else, or came with. */
async function requireOwn(
  tx: Transaction,
  order: OrderRow,
  units: readonly UnitLeft[],
  now: Date,
): Promise<void> {
  const ids = units.map(({ id }) => id);
  // Keeps what is to be given back from being passed on or used meanwhile.
  const used = await usedOf(tx.sql, order, ids, { isKept: true, now });
  const passedOn = await passedOnOf(tx.sql, order, ids);
  if (passedOn.size > 0 || used.size > 0) throw refundNotAllowed();
}

/** A unit that went back for a part of its price doesn't go back for another part: only staff give more. */
function byRule(units: readonly UnitLeft[], order: OrderRow, now: Date): UnitRefund[] {
  const isGone = units.some(({ isReturned, isGoingBack }) => isReturned || isGoingBack);
  if (isGone) throw refundExceedsPaid('body.unitIds');
  const given = refundByRule(requireLeft(units), order, now);
  if (!given) throw refundNotAllowed();
  return given;
}

/** A unit that went back can't go back again. */
function requireLeft(units: readonly UnitLeft[]): readonly UnitLeft[] {
  const isGone = ({ isReturned, total, left }: UnitLeft) =>
    (total > 0 && left === 0) || (total === 0 && isReturned);
  if (units.some(isGone)) throw refundExceedsPaid('body.unitIds');
  return units;
}
