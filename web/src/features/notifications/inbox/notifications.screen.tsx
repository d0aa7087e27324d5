import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { Inbox } from './inbox.tsx';
import { ReadAll } from './read-all.tsx';

/** `/notifications`: all of them. The bell above keeps it current. */
export function NotificationsScreen() {
  const { data } = useQuery(notificationQueries.unread());
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle
          actions={
            <Row>
              <ReadAll unread={data?.unread ?? 0} />
              <ButtonLink size={32} to={urlOf('editProfile', {}, { tab: 'notifications' })}>
                Notification settings
              </ButtonLink>
            </Row>
          }
        >
          Notifications
        </PageTitle>
        <Panel>
          <Inbox level={2} />
        </Panel>
      </Stack>
    </Page>
  );
}
