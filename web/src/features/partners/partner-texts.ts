import { alpha2Of } from '@chalkline/contract/countries/alpha2.ts';
import type { PartnerState } from '@chalkline/contract/partners/partner.lifecycle.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { localeNow } from '../../ui/locale.ts';

export const stateLabels: Readonly<Record<PartnerState, string>> = {
  applied: 'Awaiting a decision',
  approved: 'Approved',
  refused: 'Not approved',
};

/** "Rotterdam, Netherlands". */
export function placeOf({ town, country }: Pick<PartnerReply, 'town' | 'country'>): string {
  const names = new Intl.DisplayNames(localeNow(), { type: 'region', fallback: 'code' });
  return `${town}, ${names.of(alpha2Of(country)) ?? country}`;
}

export function addressOf({ id }: Pick<PartnerReply, 'id'>): string {
  return urlOf('partnerDetails', {}, { id });
}
