import type { AuditAction } from '@chalkline/contract/audit/audit-actions.ts';
import type { NewPromoCode, PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import { productKind } from '@chalkline/contract/partners/delivery.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { addOfferCode, endOfferCode, listOfferCodes } from '../../checkout/promo-desk/promo-desk.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPartnerOwnedBy } from '../partners/partners.repository.ts';
import type { PartnerRow } from '../partners/partners.table.ts';
import { partnerNeeded } from '../products/products.errors.ts';
import { findProductIds } from '../products/products.repository.ts';
import { productUnknown } from '../sale/sale.errors.ts';

const offerOf = (offerId: string) => ({ offerKind: productKind, offerId });

/** Newest first. Throws 409 for people without a partner of their own, such as its staff. */
export async function listPartnerPromoCodes(parts: Parts, viewer: Viewer): Promise<PromoCodeReply[]> {
  const { sql } = parts.database;
  return listOfferCodes(parts, sql, offerOf((await ownedBy(sql, viewer)).id));
}

/** Asked again before a repeated call. */
export async function stillOwnsPartner({ parts, viewer }: { parts: Parts; viewer: Viewer }): Promise<void> {
  await ownedBy(parts.database.sql, viewer);
}

/** Throws 409 `partner_needed` and `promo_code_taken`, 422 `product_not_sold` for a product of another partner. */
export function createPartnerPromoCode(
  parts: Parts,
  viewer: Viewer,
  body: NewPromoCode,
): Promise<PromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    const { id, createdBy, delivery } = await ownedBy(tx.sql, viewer);
    await requireProducts(tx, id, body.itemIds ?? []);
    const sold = { ...offerOf(id), seller: { personId: createdBy }, currency: delivery?.currency ?? 'EUR' };
    const made = await addOfferCode(parts, tx, sold, body);
    const { code, kind, value } = made;
    await record(parts, tx, viewer, id, 'partner.promo_code_added', { code, kind, value });
    return made;
  });
}

/** Ends a code now; a second time changes nothing. Throws 404. */
export function endPartnerPromoCode(parts: Parts, viewer: Viewer, id: string): Promise<PromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    const partner = await ownedBy(tx.sql, viewer);
    const ended = await endOfferCode(parts, tx, offerOf(partner.id), id);
    await record(parts, tx, viewer, partner.id, 'partner.promo_code_ended', { code: ended.code });
    return ended;
  });
}

async function ownedBy(sql: Sql, { personId }: Viewer): Promise<PartnerRow> {
  const partner = await findPartnerOwnedBy(sql, personId);
  if (!partner) throw partnerNeeded();
  return partner;
}

async function requireProducts(tx: Transaction, partnerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await findProductIds(tx.sql, partnerId);
  if (!ids.every((id) => known.includes(id))) throw productUnknown();
}

async function record(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  subjectId: string,
  action: AuditAction,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(parts, tx, { actorId, action, subjectKind: 'partner', subjectId, after });
}
