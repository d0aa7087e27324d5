import type { NewPromoCode, PromoCodeReply } from '@chalkline/contract/competitions/promo-codes.schema.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { promoUsesOf } from '../../checkout/orders/orders.open.service.ts';
import { addPromoCode, endPromoCode, promoCodesOf } from '../../checkout/promo-codes/promo-codes.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed, notFound } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { divisionOf } from '../entries/entries.change.service.ts';
import { findSettings, usualSettings } from './registration-settings.repository.ts';
import { promoCodeTaken } from './registrations.errors.ts';

/** Newest first. Throws 403 for people who aren’t on the staff. */
export async function listPromoCodes(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<PromoCodeReply[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
  return readCodes(parts, sql, competitionId);
}

/** Throws 409 `promo_code_taken`, 422 `unknown_division`. */
export async function createPromoCode(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { divisionIds, startsAt, endsAt, maxUses, maxPerBuyer, ...body }: NewPromoCode,
): Promise<PromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    for (const divisionId of divisionIds ?? []) await divisionOf(tx, competitionId, divisionId);
    const { currency } = (await findSettings(tx.sql, competitionId)) ?? usualSettings(competitionId);
    const seller = await sellerOf(tx, { personId: competition.createdBy }, parts.clock.now());
    const made = await addPromoCode(parts, tx, {
      ...body,
      ...{ currency, sellerId: seller.id, offerKind: registrationKind, offerId: competitionId },
      ...(startsAt && { startsAt: new Date(startsAt) }),
      ...(endsAt && { endsAt: new Date(endsAt) }),
      ...(divisionIds && { itemIds: divisionIds }),
      ...(maxUses && { maxUses }),
      ...(maxPerBuyer && { maxPerBuyer }),
    });
    if (!made) throw promoCodeTaken();
    const after = { code: made.code, kind: made.kind, value: made.value };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.promo_code_added', { after });
    return requireCode(parts, tx, competitionId, made.id);
  });
}

/** Ends a code now; a second time changes nothing. Throws 404. */
export async function endCompetitionPromoCode(
  parts: Parts,
  viewer: Viewer,
  { competitionId, promoCodeId }: { readonly competitionId: string; readonly promoCodeId: string },
): Promise<PromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    await enterSettings(tx, viewer, competitionId);
    const codes = await promoCodesOf(tx.sql, registrationKind, competitionId);
    const found = codes.find(({ id }) => id === promoCodeId);
    if (!found) throw notFound('promo code');
    await endPromoCode(parts, tx, found);
    const after = { code: found.code };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.promo_code_ended', { after });
    return requireCode(parts, tx, competitionId, found.id);
  });
}

async function requireCode(
  parts: Parts,
  tx: Transaction,
  competitionId: string,
  promoCodeId: string,
): Promise<PromoCodeReply> {
  const found = (await readCodes(parts, tx.sql, competitionId)).find(({ id }) => id === promoCodeId);
  if (!found) throw new Error('a promo code was lost on the way');
  return found;
}

async function readCodes({ clock }: Parts, sql: Sql, competitionId: string): Promise<PromoCodeReply[]> {
  const codes = await promoCodesOf(sql, registrationKind, competitionId);
  return Promise.all(
    codes.map(
      async ({ id, code, kind, value, currency, startsAt, endsAt, itemIds, maxUses, maxPerBuyer }) => ({
        ...{ id, code, kind, value, currency, maxUses, maxPerBuyer },
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
        divisionIds: itemIds && [...itemIds],
        uses: await promoUsesOf(sql, id, clock.now()),
      }),
    ),
  );
}
