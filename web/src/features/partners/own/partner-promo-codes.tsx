import { ownZone } from '@chalkline/contract/date-format.ts';
import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import {
  createPartnerPromoCode,
  endPartnerPromoCode,
} from '@chalkline/contract/partners/partner-promo-codes.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { PromoCodesPanel } from '../../../patterns/promo-codes/promo-codes-panel.tsx';
import { partnerQueries } from '../partners.queries.ts';

/** Promo codes for what a partner sells, for its owner. */
export function PartnerPromoCodes({ partner: { delivery } }: { partner: PartnerReply }) {
  const products = useQuery(partnerQueries.productNames());
  return (
    <PromoCodesPanel
      desk={{
        zone: ownZone(),
        items: products.data ?? [],
        mayEdit: delivery !== null,
        currency: delivery?.currency ?? 'EUR',
        query: partnerQueries.promoCodes(),
        create: (call, body) => call(createPartnerPromoCode, { body }),
        end: (call, promoCodeId) => call(endPartnerPromoCode, { params: { promoCodeId } }),
        words: {
          items: 'Products',
          allItems: 'All products',
          buyers: 'Buyers',
          each: 'Price per piece',
          free: 'Delivery keeps its price.',
          end: 'No end',
        },
      }}
    />
  );
}
