import { partnersCodes, partnersTexts } from '@chalkline/contract/partners/partners.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(partnersCodes, partnersTexts);

export const partnerNotFound = () => notFound('partner');
export const partnerChanged = () => stateChanged('partner');
export const partnerExists = () => refusal('partner_exists');
export const partnerInDirectory = () => refusal('partner_in_directory');
export const worksForPartner = () => refusal('works_for_partner');
export const ownsPartnerAlready = () => refusal('owns_partner');
export const staffExists = () => refusal('staff_exists', { path: 'body.email' });
export const staffFull = () => refusal('staff_full');
export const partnerCountryUnknown = () => refusal('partner_country_unknown', { path: 'body.country' });
