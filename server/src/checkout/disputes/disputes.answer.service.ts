import type {
  DisputeFact,
  DisputesQuery,
  NewEvidence,
} from '@chalkline/contract/checkout/disputes.schema.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { findOwnSeller } from '../../money/payout-accounts/payout-accounts.service.ts';
import { ProviderRefused, ProviderUnreachable } from '../../money/providers/payment-provider.service.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { seeOrder } from '../orders/orders.access.service.ts';
import { findLines } from '../orders/orders.repository.ts';
import { paymentsUnavailable } from '../payments/payments.errors.ts';
import { providerOf } from '../provider/provider.service.ts';
import { collectFacts, evidenceText } from './dispute-facts.rules.ts';
import { disputeAnswered, disputeNotFound } from './disputes.errors.ts';
import { sendEvidenceFiles } from './disputes.files.service.ts';
import {
  type DisputeOf,
  disputeOrder,
  findDisputeOf,
  findSoldDisputes,
  storeEvidence,
} from './disputes.repository.ts';
import { settleDispute } from './disputes.service.ts';
import type { EvidenceFile } from './disputes.table.ts';

interface DisputeId {
  readonly orderId: string;
  readonly disputeId: string;
}

/** A dispute as the staff of what was bought see it. */
export interface DisputeView extends DisputeOf {
  readonly facts: readonly DisputeFact[];
  /** Files that were sent, with paths that are good for ten minutes. */
  readonly files: readonly (EvidenceFile & { readonly path: string })[];
}

/** Disputes about what the viewer, or the company they administer, sold. Throws 404 for who administers none. */
export async function listDisputes(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  query: DisputesQuery,
): Promise<Page<DisputeOf[]>> {
  const seller = await findOwnSeller(parts, viewer, as);
  if (!seller) return new Page<DisputeOf[]>([], null);
  const { group } = query;
  return readPage(parts.config, query, {
    list: ['disputes', seller.id, group ?? ''],
    order: disputeOrder,
    read: (page) => findSoldDisputes(parts.database.sql, { sellerId: seller.id, group }, page),
  });
}

/** Throws 404 for everybody but the staff of what was bought. */
export async function viewDispute(parts: Parts, viewer: Viewer, asked: DisputeId): Promise<DisputeView> {
  const { sql } = parts.database;
  const { order, isManager } = await seeOrder(sql, viewer, asked.orderId);
  const found = isManager && isId(asked.disputeId) ? await findDisputeOf(sql, asked.disputeId) : null;
  if (found?.order.id !== order.id) throw disputeNotFound();
  const lines = await findLines(sql, order.id);
  return {
    ...found,
    facts: collectFacts({ ...order, lines, isSignedIn: order.personId !== null }),
    files: found.dispute.files.map((file) => ({
      ...file,
      path: pathFor(parts, viewer, file.name, 'viewer'),
    })),
  };
}

/**
 * Sends evidence to the buyer's bank: the seller's words and what the books say. The provider takes it once. Throws
 * `dispute_answered`, and 503 while the provider can't be reached.
 */
export async function answerDispute(
  parts: Parts,
  viewer: Viewer,
  asked: DisputeId,
  { text, without, files }: NewEvidence,
): Promise<DisputeView> {
  const view = await viewDispute(parts, viewer, asked);
  const { order, dispute } = view;
  const evidence = evidenceText(text, view.facts, without);
  const sentFiles = await atProvider(parts, view, async () => {
    const sent = await sendEvidenceFiles(parts, viewer, dispute.id, files);
    await providerOf(parts).sendEvidence(dispute.reference, {
      text: evidence,
      files: sent.map((one) => one.sent),
      customerName: order.buyerName,
      customerEmail: order.email,
      product: order.title,
      serviceDate: order.startsAt?.toISOString().slice(0, 10) ?? null,
    });
    return sent.map(({ file }) => file);
  });
  const sent = { evidence, files: sentFiles, answeredBy: viewer.personId, answeredAt: parts.clock.now() };
  await storeEvidence(parts.database.sql, dispute.id, sent);
  await settleDispute(parts, dispute.reference);
  return viewDispute(parts, viewer, asked);
}

/** Gives a dispute up: the buyer keeps the money. Throws as `answerDispute` does. */
export async function acceptDispute(parts: Parts, viewer: Viewer, asked: DisputeId): Promise<DisputeView> {
  const view = await viewDispute(parts, viewer, asked);
  await atProvider(parts, view, () => providerOf(parts).acceptDispute(view.dispute.reference));
  await settleDispute(parts, view.dispute.reference);
  return viewDispute(parts, viewer, asked);
}

/** Tells the provider something about an open dispute. What it refuses was answered before. */
async function atProvider<Answer>(
  parts: Parts,
  { dispute }: DisputeOf,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (dispute.state !== 'needs_response') throw disputeAnswered();
  try {
    return await send();
  } catch (failure) {
    if (failure instanceof ProviderUnreachable) throw paymentsUnavailable();
    if (!(failure instanceof ProviderRefused)) throw failure;
    await settleDispute(parts, dispute.reference);
    throw disputeAnswered();
  }
}
