import { createEventPromoCode, endEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { PromoCodesPanel } from '../../../patterns/promo-codes/promo-codes-panel.tsx';
import { currencyOf } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';

/** Promo codes for the tickets of an event, for who edits it. They are saved at once, not with the form above. */
export function EventPromoCodes({ eventId, event }: { eventId: string; event: EventReply }) {
  const { zone, currency, ticketTypes, canceled } = event;
  return (
    <PromoCodesPanel
      desk={{
        ...{ zone, items: ticketTypes, mayEdit: canceled === null, currency: currencyOf(currency) },
        query: eventQueries.promoCodes(eventId),
        create: (call, body) => call(createEventPromoCode, { params: { eventId }, body }),
        end: (call, promoCodeId) => call(endEventPromoCode, { params: { eventId, promoCodeId } }),
        words: {
          items: 'Ticket types',
          allItems: 'All ticket types',
          buyers: 'Buyers',
          each: 'Price per ticket',
          free: '100% makes tickets complimentary.',
          end: 'Sales end',
        },
      }}
    />
  );
}
