import * as endpoints from '@chalkline/contract/partners/partner-promo-codes.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import {
  createPartnerPromoCode,
  endPartnerPromoCode,
  listPartnerPromoCodes,
  stillOwnsPartner,
} from './partner-promo-codes.service.ts';

export const partnerPromoCodeRoutes: readonly Route[] = [
  serve(endpoints.listPartnerPromoCodes, ({ parts, viewer }) => listPartnerPromoCodes(parts, viewer)),
  serve(
    endpoints.createPartnerPromoCode,
    ({ parts, viewer, body }) => createPartnerPromoCode(parts, viewer, body),
    { mayRepeat: stillOwnsPartner },
  ),
  serve(endpoints.endPartnerPromoCode, ({ parts, viewer, params }) =>
    endPartnerPromoCode(parts, viewer, params.promoCodeId),
  ),
];
