import { PagedList } from '../../../patterns/paged-list.tsx';
import { useSession } from '../../../platform/session.ts';
import { Panel } from '../../../ui/panel.tsx';
import { membershipQueries } from '../memberships.queries.ts';
import { OfferCards } from './offer-cards.tsx';

/** On a trainer’s page: the plans that one can join. Nothing for visitors, and where there is none. */
export function TrainerPlansSection({ personId, isMe }: { personId: string; isMe: boolean }) {
  const isKnown = useSession() !== null;
  if (!isKnown || isMe) return null;
  return (
    <PagedList
      query={membershipQueries.offers({ trainerId: personId })}
      page="plans-page"
      failed="Couldn’t load the memberships"
      skeleton={null}
      empty={null}
    >
      {(offers) => (
        <Panel padded title="Memberships">
          <OfferCards offers={offers} />
        </Panel>
      )}
    </PagedList>
  );
}
