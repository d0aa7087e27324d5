import type { AccountReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import {
  liftSuspension,
  resetSecondFactor,
  signOutEverywhere,
} from '@chalkline/contract/administration/people.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { administrationQueries } from '../administration.queries.ts';
import { SuspendModal } from './suspend-modal.tsx';

/** A person's sessions and suspension. */
export function AccessPanel({ account }: { account: AccountReply }) {
  const { id, name, sessionCount, hasSecondFactor, suspension, can } = account;
  const [asking, setAsking] = useState<'suspend' | 'sign out' | 'second factor' | null>(null);
  const close = () => setAsking(null);
  const lift = useAction({
    send: (call) => call(liftSuspension, { params: { personId: id } }),
    done: `${name} can sign in again`,
    failed: 'Couldn’t lift suspension',
    invalidates: [administrationQueries.all],
  });
  return (
    <Panel title="Access" padded>
      <Stack gap={16}>
        {suspension && <SuspensionNote suspension={suspension} mayLift={can.lift} />}
        <p>
          {sessionCount === 0
            ? 'Not signed in on any device.'
            : `Signed in on ${counted(sessionCount, ['device', 'devices'])}.`}
          {hasSecondFactor && ' Two-step sign-in is on.'}
        </p>
        <Row>
          {can.signOut && sessionCount > 0 && (
            <Button onClick={() => setAsking('sign out')}>Sign out everywhere</Button>
          )}
          {can.resetSecondFactor && hasSecondFactor && (
            <Button onClick={() => setAsking('second factor')}>Turn off two-step sign-in</Button>
          )}
          {can.lift && (
            <Button variant="solid" busy={lift.busy} onClick={() => lift.run()}>
              Lift suspension
            </Button>
          )}
          {can.suspend && (
            <Button variant="danger" onClick={() => setAsking('suspend')}>
              {suspension ? 'Change suspension' : 'Suspend'}
            </Button>
          )}
        </Row>
        {account.state === 'invited' ? (
          <p>They can sign in once they accept the invitation.</p>
        ) : (
          !can.suspend &&
          !can.lift &&
          account.state !== 'active' && <p>Only site administrators can change this.</p>
        )}
      </Stack>
      {asking === 'sign out' && (
        <ConfirmAction
          title={`Sign ${name} out everywhere?`}
          confirm="Sign out everywhere"
          keep="Keep them signed in"
          send={(call) => call(signOutEverywhere, { params: { personId: id } })}
          done={`${name} signed out everywhere`}
          invalidates={[administrationQueries.all]}
          onClose={close}
        >
          <p>They’ll need to sign in again on every device. We’ll email them about it.</p>
        </ConfirmAction>
      )}
      {asking === 'second factor' && (
        <ConfirmAction
          title={`Turn off two-step sign-in for ${name}?`}
          confirm="Turn off"
          keep="Leave it on"
          send={(call) => call(resetSecondFactor, { params: { personId: id } })}
          done={`Two-step sign-in turned off for ${name}`}
          invalidates={[administrationQueries.all]}
          onClose={close}
        >
          <p>
            Do this only if you’re sure who asked: they’ve lost their app and recovery codes. They’ll be
            signed out everywhere, and we’ll email them about it.
          </p>
        </ConfirmAction>
      )}
      {asking === 'suspend' && <SuspendModal account={account} onClose={close} />}
    </Panel>
  );
}

interface SuspensionNoteProps {
  suspension: NonNullable<AccountReply['suspension']>;
  mayLift: boolean;
}

function SuspensionNote({ suspension: { reason, until }, mayLift }: SuspensionNoteProps) {
  return (
    <Note tone="warn">
      <p>
        <b>Suspended.</b>{' '}
        {until === null ? (
          'Until an administrator lifts it.'
        ) : (
          <>
            Ends <TimeAgo at={until} />.
          </>
        )}
      </p>
      <p>{reason ?? (mayLift ? 'No reason was given.' : 'By a site administrator.')}</p>
    </Note>
  );
}
