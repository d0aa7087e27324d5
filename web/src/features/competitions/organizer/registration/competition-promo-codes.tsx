import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { createPromoCode, endPromoCode } from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { PromoCodesPanel } from '../../../../patterns/promo-codes/promo-codes-panel.tsx';
import { organizerQueries } from '../organizer.queries.ts';

/** Promo codes for registrations. */
export function CompetitionPromoCodes({ competition }: { competition: CompetitionReply }) {
  const { id: competitionId, zone, divisions, can } = competition;
  const { data: settings } = useQuery(organizerQueries.registrationSettings(competitionId));
  return (
    <PromoCodesPanel
      desk={{
        zone,
        items: divisions,
        mayEdit: can.edit,
        currency: settings?.currency ?? 'USD',
        query: organizerQueries.promoCodes(competitionId),
        create: (call, body) => call(createPromoCode, { params: { competitionId }, body }),
        end: (call, promoCodeId) => call(endPromoCode, { params: { competitionId, promoCodeId } }),
        words: {
          items: 'Divisions',
          allItems: 'All divisions',
          buyers: 'Athletes',
          each: 'Price per place',
          free: '100% makes places complimentary.',
          end: 'Registration closes',
        },
      }}
    />
  );
}
