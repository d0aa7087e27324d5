import type {
  AllDisputesRow,
  FailedRefundRow,
  ReviewedSale,
} from '@chalkline/contract/checkout/sale-review.schema.ts';
import { presentDisputeRow } from '../disputes/disputes.present.ts';
import type { DisputeOf } from '../disputes/disputes.repository.ts';
import { presentSaleRefund, presentSoldRefund } from '../sales/sales.present.ts';
import type { SoldRefund } from '../sales/sales.repository.ts';
import type { OfSeller, SaleReview } from './sale-review.service.ts';

export function presentAllDisputesRow(row: OfSeller<DisputeOf>): AllDisputesRow {
  return { ...presentDisputeRow(row), seller: row.seller };
}

export function presentFailedRefund(row: OfSeller<SoldRefund>): FailedRefundRow {
  return { ...presentSoldRefund(row), seller: row.seller, failure: row.refund.failure };
}

export function presentReview(review: SaleReview): ReviewedSale {
  const { order, seller, lines, payments, refunds, refunders, disputes, alerts } = review;
  const { id, state, title, buyerName, email, invoiceNumber, currency, total, fee } = order;
  return {
    id,
    state,
    title,
    seller,
    buyerName,
    email,
    invoiceNumber,
    currency,
    total,
    fee,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      title: line.title,
      count: line.units.length,
      total: line.units.reduce((sum, unit) => sum + unit.total, 0),
    })),
    payments: payments.map(({ createdAt, ...payment }) => ({
      id: payment.id,
      state: payment.state,
      amount: payment.amount,
      provider: payment.provider,
      reference: payment.reference,
      failure: payment.failure,
      createdAt: createdAt.toISOString(),
    })),
    refunds: refunds.map((refund) => presentSaleRefund(refund, refunders)),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      state: dispute.state,
      amount: dispute.amount,
      reason: dispute.reason,
      takenBack: dispute.takenBack,
      respondBy: dispute.respondBy?.toISOString() ?? null,
      createdAt: dispute.createdAt.toISOString(),
      closedAt: dispute.closedAt?.toISOString() ?? null,
      evidence: evidenceOf(dispute),
    })),
    alerts: alerts.map(({ id: alertId, kind, createdAt, acknowledgedAt }) => ({
      id: alertId,
      kind,
      createdAt: createdAt.toISOString(),
      isOpen: acknowledgedAt === null,
    })),
  };
}

function evidenceOf({
  evidence,
  answeredAt,
  files,
}: SaleReview['disputes'][number]): ReviewedSale['disputes'][number]['evidence'] {
  if (evidence === null || !answeredAt) return null;
  return {
    text: evidence,
    sentAt: answeredAt.toISOString(),
    files: files.map(({ kind, bytes }) => ({ kind, bytes })),
  };
}
