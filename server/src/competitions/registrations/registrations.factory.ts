import { newPromoCode } from '@chalkline/contract/checkout/promo-code.schema.ts';
import {
  type RegistrationSettings,
  registrationDetails,
  registrationKind,
} from '@chalkline/contract/competitions/registration.schema.ts';
import type { Parts } from '../../platform/parts.ts';
import type { CompetitionMade } from '../competitions/competitions.factory.ts';
import { createPromoCode } from './promo-codes.service.ts';
import { getRegistrationSettings, setRegistrationSettings } from './registration-settings.service.ts';

/** Opens registration, free but for what the sketch says. */
export async function openRegistration(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
  sketch: Partial<Omit<RegistrationSettings, 'version'>> = {},
): Promise<void> {
  const { id } = view.competition;
  const { needsPayoutAccount: _, ...now } = await getRegistrationSettings(parts, viewer, id);
  await setRegistrationSettings(parts, viewer, id, { ...now, isOpen: true, ...sketch });
}

/** An order for divisions of a competition, as the register screen sends it. */
export function registrationDraft(
  competitionId: string,
  divisionIds: readonly string[],
  details: Partial<ReturnType<typeof registrationDetails.parse>> = {},
) {
  const who = registrationDetails.parse({ name: 'Noor Achterberg', ...details });
  const lines = divisionIds.map((itemId) => ({ itemId, quantity: 1, details: who }));
  return { kind: registrationKind, offerId: competitionId, lines };
}

/** A promo code of a competition; gives its id. */
export async function promoCode(
  parts: Parts,
  { view, viewer }: Pick<CompetitionMade, 'view' | 'viewer'>,
): Promise<string> {
  const body = newPromoCode.parse({ code: 'EARLY', kind: 'percent', value: 1000 });
  return (await createPromoCode(parts, viewer, view.competition.id, body)).id;
}
