import { unsubscribe } from '@chalkline/contract/notifications/preferences.endpoints.ts';
import { scopeInToken, type UnsubscribeScope } from '@chalkline/contract/notifications/unsubscribe.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useSearchParams } from 'react-router';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { mailOf } from '../kind-labels.ts';

const preferences = urlOf('editProfile', {}, { tab: 'notifications' });

/** `/unsubscribe`: where the link in a mail leads. Opening it changes nothing; the button does. */
export function UnsubscribeScreen() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const scope = scopeInToken(token);
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle>Unsubscribe</PageTitle>
        <Panel padded>
          {scope === null || scope === 'security' ? (
            <EmptyState
              title="This link doesn’t work"
              action={
                <ButtonLink size={32} to={preferences}>
                  Notification settings
                </ButtonLink>
              }
            >
              This link is incomplete. Open it from the email again, or change your notification settings.
            </EmptyState>
          ) : (
            <Question token={token} scope={scope} />
          )}
        </Panel>
      </Stack>
    </Page>
  );
}

function Question({ token, scope }: { token: string; scope: UnsubscribeScope }) {
  const end = useAction({ send: (call) => call(unsubscribe, { params: { token } }) });
  if (end.answer !== undefined) {
    return (
      <Stack gap={16}>
        <Note tone="good" announced>
          You’ll no longer get {mailOf(scope)}. Notifications in the app stay on.
        </Note>
        <Row>
          <ButtonLink to={preferences}>Notification settings</ButtonLink>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <p>Stop {mailOf(scope)}? You can turn them back on in your account.</p>
      <ActionError error={end.error} />
      <Row>
        <Button variant="main" busy={end.busy} onClick={() => end.run()}>
          Unsubscribe
        </Button>
        <ButtonLink to={preferences}>Notification settings</ButtonLink>
      </Row>
    </Stack>
  );
}
