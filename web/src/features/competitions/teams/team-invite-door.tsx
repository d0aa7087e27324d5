import { openTeamInvite } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { session } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { competitionQueries } from '../competitions.queries.ts';

interface TeamInviteDoorProps {
  id: string;
  teamId: string;
  token: string;
}

/** What the holder of an invite link sees of a private competition: the way in. */
export function TeamInviteDoor({ id, teamId, token }: TeamInviteDoorProps) {
  const open = useAction({
    send: (call) => call(openTeamInvite, { params: { competitionId: id, entryId: teamId }, body: { token } }),
    failed: 'Couldn’t open the invitation',
    invalidates: [competitionQueries.all],
  });
  const back = urlOf('team', { id, teamId }, { invite: token });
  return (
    <Page>
      <EmptyState
        isPage
        title="You’re invited to a team"
        action={
          session.current() === null ? (
            <ButtonLink variant="main" to={urlOf('login', {}, { back })}>
              Sign in to join
            </ButtonLink>
          ) : (
            <Button variant="main" busy={open.busy} onClick={() => open.run()}>
              Open the invitation
            </Button>
          )
        }
      >
        This competition is private. Your invite link lets you in.
      </EmptyState>
    </Page>
  );
}
