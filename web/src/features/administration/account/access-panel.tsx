import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import { liftSuspension, signOutEverywhere } from '@chalkline/contract/administration/people.endpoints.ts';
import { useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { SuspendModal } from './suspend-modal.tsx';
import { useAccountChange } from './use-account-change.ts';

/** Whether somebody may come in: their sessions, and a suspension. */
export function AccessPanel({ account }: { account: AccountReply }) {
  const { id, name, sessionCount, suspension, can } = account;
  const [asking, setAsking] = useState<'suspend' | 'sign out' | null>(null);
  const close = () => setAsking(null);
  const lift = useAccountChange(id, {
    run: () => call(liftSuspension, { params: { personId: id } }),
    said: `${name} may come in again`,
  });
  const out = useAccountChange(id, {
    run: () => call(signOutEverywhere, { params: { personId: id } }),
    said: `${name} is signed out everywhere`,
    done: close,
  });
  return (
    <Panel title="Access" padded>
      <Stack gap={16}>
        {suspension && <SuspensionNote suspension={suspension} />}
        <p>
          {sessionCount === 0
            ? 'Signed in nowhere.'
            : `Signed in on ${counted(sessionCount, ['device', 'devices'])}.`}
        </p>
        <Row>
          {can.signOut && sessionCount > 0 && (
            <Button onClick={() => setAsking('sign out')}>Sign out everywhere</Button>
          )}
          {can.lift && (
            <Button variant="solid" busy={lift.isPending} onClick={() => lift.mutate()}>
              Let them in again
            </Button>
          )}
          {can.suspend && (
            <Button variant="danger" onClick={() => setAsking('suspend')}>
              {suspension ? 'Change the suspension' : 'Suspend'}
            </Button>
          )}
        </Row>
        {!can.suspend && !can.lift && account.state !== 'active' && (
          <p>Only an administrator of the site can change this.</p>
        )}
      </Stack>
      <ConfirmModal
        opened={asking === 'sign out'}
        title={`Sign ${name} out everywhere?`}
        confirm="Sign out everywhere"
        keep="Leave them signed in"
        busy={out.isPending}
        onClose={close}
        onConfirm={() => out.mutate()}
      >
        <p>Each of their devices is asked for the password again. They are told by mail.</p>
      </ConfirmModal>
      {asking === 'suspend' && <SuspendModal account={account} onClose={close} />}
    </Panel>
  );
}

function SuspensionNote({
  suspension: { reason, until },
}: {
  suspension: NonNullable<AccountReply['suspension']>;
}) {
  return (
    <Note tone="warn">
      <p>
        <b>Suspended.</b>{' '}
        {until === null ? (
          'Until somebody lifts it.'
        ) : (
          <>
            It ends <TimeAgo at={until} />.
          </>
        )}
      </p>
      <p>{reason ?? 'By an administrator of the site.'}</p>
    </Note>
  );
}
