import type { NewPromoCode, PromoCodeReply } from '@chalkline/contract/checkout/promo-code.schema.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { addOfferCode, endOfferCode, listOfferCodes } from '../../checkout/promo-desk/promo-desk.service.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { divisionOf } from '../entries/entries.change.service.ts';
import { findSettings, usualSettings } from './registration-settings.repository.ts';

const offerOf = (offerId: string) => ({ offerKind: registrationKind, offerId });

/** Newest first. Throws 403 for people who aren’t on the staff. */
export async function listPromoCodes(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<PromoCodeReply[]> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
  return listOfferCodes(parts, sql, offerOf(competitionId));
}

/** Throws 409 `promo_code_taken`, 422 `unknown_division`. */
export async function createPromoCode(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  body: NewPromoCode,
): Promise<PromoCodeReply> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    for (const divisionId of body.itemIds ?? []) await divisionOf(tx, competitionId, divisionId);
    const { currency } = (await findSettings(tx.sql, competitionId)) ?? usualSettings(competitionId);
    const seller = { personId: competition.createdBy };
    const made = await addOfferCode(parts, tx, { ...offerOf(competitionId), seller, currency }, body);
    const after = { code: made.code, kind: made.kind, value: made.value };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.promo_code_added', { after });
    return made;
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
    const ended = await endOfferCode(parts, tx, offerOf(competitionId), promoCodeId);
    const after = { code: ended.code };
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.promo_code_ended', { after });
    return ended;
  });
}
