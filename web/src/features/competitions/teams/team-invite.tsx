import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { renewTeamInvite, revokeTeamInvite } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { useRef } from 'react';
import { copyText } from '../../../patterns/share/copy-text.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { teamQueries } from './teams.queries.ts';

/** The captain's invite link: copy, replace, revoke. */
export function TeamInvite({ competitionId, roster }: { competitionId: string; roster: RosterReply }) {
  const field = useRef<HTMLInputElement>(null);
  const params = { competitionId, entryId: roster.entryId };
  const invalidates = [teamQueries.within(competitionId)];
  const { invite } = roster;
  const renew = useAction({
    send: (call) => call(renewTeamInvite, { params }),
    done: 'Invite link created',
    failed: 'Couldn’t create the link',
    invalidates,
  });
  const revoke = useAction({
    send: (call) => call(revokeTeamInvite, { params }),
    done: 'Invite link revoked',
    failed: 'Couldn’t revoke the link',
    invalidates,
  });
  const copy = async () => {
    if (field.current && (await copyText(field.current))) addToast({ kind: 'success', title: 'Link copied' });
  };
  return (
    <Panel title="Invite" padded>
      <Stack gap={12}>
        {invite ? (
          <>
            <TextField ref={field} label="Invite link" readOnly value={invite.link} />
            <p>
              Expires <TimeAgo at={invite.expiresAt} />
            </p>
            <div style={{ width: 120 }}>
              <QrCode link={invite.link} />
            </div>
            <Row>
              <Button variant="main" onClick={() => void copy()}>
                Copy link
              </Button>
              <Button busy={renew.busy} onClick={() => renew.run()}>
                New link
              </Button>
              <Button busy={revoke.busy} onClick={() => revoke.run()}>
                Revoke link
              </Button>
            </Row>
          </>
        ) : (
          <>
            <p>
              Members you named are emailed this link. Share it with others yourself; it works for 7 days.
            </p>
            <Row>
              <Button variant="main" busy={renew.busy} onClick={() => renew.run()}>
                Create invite link
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  );
}
