import type { SessionView } from '@chalkline/contract/accounts/session.schema.ts';
import { revokeOtherSessions, revokeSession } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { PagedList, usePagedRows } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { OwnSession } from './own-session.tsx';
import styles from './security.module.css';

/** Where one is signed in, with the way to end each. */
export function OwnSessions() {
  const sessions = usePagedRows(accountQueries.sessions());
  const hasOthers = sessions?.some(({ isThis }) => !isThis) ?? false;
  const [asking, setAsking] = useState(false);
  const invalidates = [accountQueries.sessions().queryKey];
  const end = useAction({
    send: async (call, { id }: SessionView) => {
      await call(revokeSession, { params: { sessionId: id } }).catch(unlessGone);
    },
    done: (_, { device }) => `${device} signed out`,
    failed: 'Couldn’t sign out the device',
    invalidates,
  });
  return (
    <Panel
      title="Where you’re signed in"
      actions={
        hasOthers && (
          <Button size={32} variant="danger" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <PagedList
        query={accountQueries.sessions()}
        page="sessions-page"
        failed="Couldn’t load your devices"
        skeleton={
          <div className={styles.waiting}>
            <SkeletonText lines={4} />
          </div>
        }
        empty={null}
      >
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((session) => (
              <OwnSession
                key={session.id}
                session={session}
                busy={end.sending?.id === session.id}
                onEnd={() => end.run(session)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {asking && (
        <ConfirmAction
          title="Sign out everywhere else?"
          confirm="Sign out everywhere else"
          keep="Cancel"
          send={(call) => call(revokeOtherSessions)}
          done={({ ended }) =>
            ended === 1 ? '1 other device signed out' : `${ended} other devices signed out`
          }
          invalidates={invalidates}
          onClose={() => setAsking(false)}
        >
          <p>You stay signed in on this browser. If someone may know your password, change it too.</p>
        </ConfirmAction>
      )}
    </Panel>
  );
}

/** A session that has already ended counts as ended. */
function unlessGone(failure: unknown): void {
  if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure;
}
