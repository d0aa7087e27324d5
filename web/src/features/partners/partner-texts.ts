import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import type { PartnerState } from '@chalkline/contract/partners/partner.lifecycle.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';

export const stateLabels: Readonly<Record<PartnerState, string>> = {
  applied: 'To decide',
  approved: 'Approved',
  refused: 'Not approved',
};

/** "Rotterdam, Netherlands". */
export function placeOf({ town, country }: Pick<PartnerReply, 'town' | 'country'>): string {
  return `${town}, ${countryName(country)}`;
}

export function addressOf({ id }: Pick<PartnerReply, 'id'>): string {
  return urlOf('partnerDetails', {}, { id });
}

/** One product, at the top of its partner's page. */
export function productAddress({ id }: Pick<PartnerReply, 'id'>, product: string): string {
  return urlOf('partnerDetails', {}, { id, product });
}
