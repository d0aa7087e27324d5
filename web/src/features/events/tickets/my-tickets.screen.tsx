import { urlOf } from '@chalkline/contract/urls.ts';
import { useSearchParams } from 'react-router';
import { useGuest, useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { TicketList } from './ticket-list.tsx';

/** Somebody’s tickets with their QR codes; guests find theirs by email and a one-time code. */
export function MyTicketsScreen() {
  const session = useSession();
  const guest = useGuest();
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle>My tickets</PageTitle>
        {session || guest ? <TicketList /> : <Entrance />}
      </Stack>
    </Page>
  );
}

function Entrance() {
  const [params] = useSearchParams();
  const back = urlOf('myTickets');
  // Who was mailed an offer may be new here, and gives a name.
  const isOffered = params.has('offer');
  return (
    <EmptyState
      title={isOffered ? 'You’ve been offered a ticket' : 'Find your tickets'}
      action={
        <Row>
          <ButtonLink variant="main" to={urlOf('login', {}, { back })}>
            Sign in
          </ButtonLink>
          <ButtonLink to={urlOf('guest', {}, isOffered ? { back } : { back, for: 'order' })}>
            Use my email and a code
          </ButtonLink>
        </Row>
      }
    >
      {isOffered
        ? 'Sign in, or use the email that the offer went to. We’ll send a one-time code to it.'
        : 'Bought without an account? We’ll send a one-time code to the email on your order.'}
    </EmptyState>
  );
}
