import { createEventPromoCode, endEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import type { EventReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { PromoCodesPanel } from '../../../patterns/promo-codes/promo-codes-panel.tsx';
import { currencyOf } from '../event-texts.ts';
import { eventQueries } from '../events.queries.ts';

/** Promo codes for the tickets of an event, for who edits it. They are saved at once, not with the form above. */
export function EventPromoCodes({ eventId, event }: { eventId: string; event: EventReply }) {
  const { zone, currency, ticketTypes, canceled, series } = event;
  const seriesId = series?.id ?? '';
  const passes = useQuery({ ...eventQueries.seriesPasses(seriesId), enabled: seriesId !== '' });
  return (
    <PromoCodesPanel
      desk={{
        zone,
        items: ticketTypes,
        mayEdit: canceled === null,
        currency: currencyOf(currency),
        query: eventQueries.promoCodes(eventId),
        create: (call, body, scope) =>
          call(createEventPromoCode, { params: { eventId }, body: { ...body, scope } }),
        end: (call, promoCodeId) => call(endEventPromoCode, { params: { eventId, promoCodeId } }),
        ...(series && {
          series: {
            items: passes.data?.types ?? [],
            bothItems: 'Ticket types and passes',
            allItems: 'all ticket types and passes',
            label: 'Good for',
            choices: [
              { value: 'date', label: 'This date' },
              { value: 'series', label: 'All dates and passes' },
            ],
          },
        }),
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
