import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { acceptInvite } from '@chalkline/contract/groups/members.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { aboutLine, addressOf, membersText } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';

/** What an invite link leads to, before it is used. */
export function GroupInviteScreen() {
  const { token = '' } = useParams();
  const query = useQuery(groupQueries.invite(token));
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle>Invitation</PageTitle>
        <Loaded
          query={query}
          panel
          failed="Couldn’t load the invitation"
          refused={(failure) =>
            failure instanceof CallFailed && failure.status === 404 ? (
              <EmptyState title="This invite link doesn’t work">
                It may have expired or been revoked. Ask for a new one.
              </EmptyState>
            ) : null
          }
        >
          {(group) => <Invitation token={token} group={group} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Invitation({ token, group }: { token: string; group: GroupReply }) {
  const navigate = useNavigate();
  const isIn = group.belonging?.state === 'in';
  const { run, busy, error } = useAction({
    send: (call) => call(acceptInvite, { params: { token } }),
    done: `You joined ${group.name}`,
    invalidates: [groupQueries.all],
    onDone: () => navigate(addressOf(group), { replace: true }),
  });
  return (
    <Panel padded title={group.name}>
      <Stack gap={16}>
        <Row gap={16}>
          <Avatar
            name={group.name}
            id={group.id}
            picture={group.image && imageAddress(group.image)}
            size={64}
          />
          <p>
            {aboutLine(group)}
            <br />
            {membersText(group)}
          </p>
        </Row>
        {group.description && <p>{group.description}</p>}
        <ActionError error={error} />
        {isIn ? (
          <Row>
            <ButtonLink variant="main" to={addressOf(group)}>
              {`Open the ${group.type}`}
            </ButtonLink>
          </Row>
        ) : (
          <Row>
            <Button variant="main" busy={busy} onClick={() => run()}>
              {`Join the ${group.type}`}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}
