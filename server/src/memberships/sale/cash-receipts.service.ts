import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { taxInside } from '@chalkline/contract/money/sharing.rules.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { type Bought, creditNotePaper, receiptPaper } from '../../checkout/receipts/receipt-paper.service.ts';
import { type Seller, sellerOf } from '../../money/sellers/sellers.service.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pdfReply } from '../../platform/pdf/pdf-reply.ts';
import { type SeenMembership, seeMembership } from '../memberships/memberships.service.ts';
import { findPeriod } from '../memberships/periods.repository.ts';
import type { CashReceipt } from '../memberships/periods.service.ts';
import type { PeriodRow } from '../memberships/periods.table.ts';
import { longDay, sellerOfPlan } from '../plans/plans.service.ts';

/**
 * The receipt of what was paid in cash for a membership, or its credit note once that went back, for its member and its
 * seller. Throws 404; what was bought online has the receipt of its order.
 */
export async function getCashReceipt(
  parts: Parts,
  viewer: Viewer,
  { membershipId, periodId }: { readonly membershipId: string; readonly periodId: string },
): Promise<FileReply> {
  const { sql } = parts.database;
  const seen = await seeMembership(parts, sql, viewer, membershipId);
  const period = isId(periodId) ? await findPeriod(sql, membershipId, periodId) : null;
  if (!period?.takenBy || period.amount === 0) throw notFound('receipt');
  const bought = await boughtOf(parts, seen, period);
  const { creditNoteNumber, returnedAt, amount } = period;
  if (!creditNoteNumber || !returnedAt)
    return pdfReply(
      parts,
      receiptPaper(bought),
      fileNameOf(['receipt', period.invoiceNumber ?? period.id], 'pdf'),
    );
  const refund = { amount, creditNoteNumber, creditedAt: returnedAt, createdAt: returnedAt };
  const [unit] = bought.lines.flatMap(({ units }) => units);
  const units = [{ unitId: period.id, amount, tax: unit?.tax ?? 0 }];
  return pdfReply(
    parts,
    creditNotePaper(bought, refund, units),
    fileNameOf(['credit note', creditNoteNumber], 'pdf'),
  );
}

/** What the receipt says for good. Its amounts have the tax inside, also where the desk added it to the price. */
export function receiptOfCash(
  { name, address, taxNumber, taxRate }: Seller,
  soldTitle: string,
  { amount, price }: { readonly amount: number; readonly price: number },
): CashReceipt {
  const tax = amount > price ? amount - price : taxInside(amount, taxRate);
  return { soldBy: { name, address, taxNumber }, soldTitle, tax, taxRate };
}

async function boughtOf(parts: Parts, { plan, person }: SeenMembership, period: PeriodRow): Promise<Bought> {
  const { id, amount, currency, invoiceNumber, takenBy, paidAt, startsOn, endsOn } = period;
  // What a process of an earlier version took has none.
  const kept: CashReceipt = period.soldBy
    ? period
    : receiptOfCash(await sellerOf(parts.database, sellerOfPlan(parts, plan), parts.clock.now()), plan.name, {
        amount,
        price: amount,
      });
  const { soldBy, tax, taxRate } = kept;
  const sold = kept.soldTitle ?? '';
  const title = `${sold}, ${longDay(startsOn)} to ${longDay(endsOn)}`;
  return {
    order: {
      currency,
      invoiceNumber,
      title: sold,
      buyerName: person,
      email: '',
      soldBy,
      startsAt: null,
      taxIncluded: true,
      cashTakenBy: takenBy,
      paidAt,
      createdAt: paidAt,
      total: amount,
      promoCode: null,
      billing: null,
    },
    lines: [{ title, taxRate, units: [{ id, price: amount, discount: 0, tax: tax ?? 0, total: amount }] }],
    productName: parts.config.productName,
    link: absoluteUrl(parts.config.publicUrl, urlOf('subscriptions')),
  };
}
