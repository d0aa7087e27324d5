import { cancelOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { HeldOrders } from '../../../patterns/held-orders.tsx';
import { competitionQueries } from '../competitions.queries.ts';

interface HeldPlacesProps {
  competition: CompetitionReply;
  registration: RegistrationReply;
}

/** Places that are held for the athlete until they pay. */
export function HeldPlaces({ competition, registration }: HeldPlacesProps) {
  const orders = new Map(registration.divisions.flatMap(({ order }) => (order ? [[order.id, order]] : [])));
  const namesOf = (orderId: string) =>
    competition.divisions
      .filter(({ id }) =>
        registration.divisions.some(({ divisionId, order }) => divisionId === id && order?.id === orderId),
      )
      .map(({ name }) => name)
      .join(' and ');
  return (
    <HeldOrders
      orders={[...orders.values()].map(({ id, holdUntil }) => ({
        id,
        holdUntil,
        held: `Your place in ${namesOf(id)} is`,
        payTo: urlOf('paymentIntent', { id: competition.id, athleteId: id }),
      }))}
      released="Place released"
      release="Release the place"
      cancel={(call, orderId) => call(cancelOrder, { params: { orderId } })}
      invalidates={[competitionQueries.all]}
    />
  );
}
