import { cancelOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { RegistrationReply } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { clockTime } from '../../../ui/times.ts';
import { competitionQueries } from '../competitions.queries.ts';

interface HeldOrdersProps {
  competition: CompetitionReply;
  registration: RegistrationReply;
}

/** Places that are held for the athlete until they pay, with the way on and the way out. */
export function HeldOrders({ competition, registration }: HeldOrdersProps) {
  const orders = new Map(registration.divisions.flatMap(({ order }) => (order ? [[order.id, order]] : [])));
  const namesOf = (orderId: string) =>
    competition.divisions
      .filter(({ id }) =>
        registration.divisions.some(({ divisionId, order }) => divisionId === id && order?.id === orderId),
      )
      .map(({ name }) => name)
      .join(' and ');
  const release = useAction({
    send: (call, orderId: string) => call(cancelOrder, { params: { orderId } }),
    done: 'Place released',
    failed: 'Couldn’t release the place',
    invalidates: [competitionQueries.all],
  });
  return [...orders.values()].map(({ id, holdUntil }) => (
    <Note key={id} tone="warn">
      <Stack gap={8}>
        <p>{`Your place in ${namesOf(id)} is held until ${clockTime(holdUntil)}.`}</p>
        <Row>
          <ButtonLink size={32} to={urlOf('paymentIntent', { id: competition.id, athleteId: id })}>
            Continue to payment
          </ButtonLink>
          <Button size={32} variant="text" busy={release.sending === id} onClick={() => release.run(id)}>
            Release the place
          </Button>
        </Row>
      </Stack>
    </Note>
  ));
}
