import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { withdrawTeamRequest } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { session } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AskForm, JoinForm } from './team-join-forms.tsx';
import { teamQueries } from './teams.queries.ts';

interface TeamJoinProps {
  competitionId: string;
  roster: RosterReply;
  /** Of the invite link the person came by. */
  token: string | null;
}

/** The way onto a team: by its invite link or as who was named at once, otherwise by asking the captain. */
export function TeamJoin({ competitionId, roster, token }: TeamJoinProps) {
  const { joining, entryId, name, members, size } = roster;
  const hasCaptain = members.some(({ isCaptain }) => isCaptain);
  const isOpen = !roster.isLocked && hasCaptain && members.length < size;
  if (session.current() === null) {
    if (token === null && !isOpen) return null;
    const back = urlOf('team', { id: competitionId, teamId: entryId }, token ? { invite: token } : {});
    return (
      <Panel title={`Join ${name}`} padded>
        <ButtonLink variant="main" to={urlOf('login', {}, { back })}>
          Sign in to join
        </ButtonLink>
      </Panel>
    );
  }
  if (joining === null) return null;
  const { isInvited, reason, needs } = joining;
  const expired = token !== null && !isInvited && (
    <Note tone="warn">This invite link has expired. Ask the captain for a new one.</Note>
  );
  if (!isInvited && !isOpen) return expired || null;
  if (reason !== null) return expired || <Note tone={isInvited ? 'warn' : 'info'}>{reason}</Note>;
  if (isInvited) return <JoinForm {...{ competitionId, roster, needs, token }} />;
  return (
    <Stack gap={12}>
      {expired}
      {joining.hasAsked ? (
        <Asked competitionId={competitionId} roster={roster} />
      ) : (
        <AskForm {...{ competitionId, roster, needs }} />
      )}
    </Stack>
  );
}

function Asked({ competitionId, roster: { entryId } }: Omit<TeamJoinProps, 'token'>) {
  const withdraw = useAction({
    send: (call) => call(withdrawTeamRequest, { params: { competitionId, entryId } }),
    done: 'Request withdrawn',
    failed: 'Couldn’t withdraw the request',
    invalidates: [teamQueries.within(competitionId)],
  });
  return (
    <Panel title="You asked to join" padded>
      <Stack gap={12}>
        <p>You’ll get a notification when the captain answers.</p>
        <Row>
          <Button busy={withdraw.busy} onClick={() => withdraw.run()}>
            Withdraw request
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
