import { Page, Stack } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { TicketList } from './ticket-list.tsx';

/** Somebody’s tickets with their QR codes. */
export function MyTicketsScreen() {
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle>My tickets</PageTitle>
        <TicketList />
      </Stack>
    </Page>
  );
}
