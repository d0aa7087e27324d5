import type { SessionView } from '@chalkline/contract/accounts/session.schema.ts';
import { revokeOtherSessions, revokeSession } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { ConfirmModal } from '../../../ui/modal.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { OwnSession } from './own-session.tsx';
import styles from './security.module.css';

/** Where one is signed in, with the way to end each. */
export function OwnSessions() {
  const client = useQueryClient();
  const say = useErrorText();
  const list = useInfiniteQuery(accountQueries.sessions());
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const sessions = list.data?.pages.flatMap(({ data }) => data);
  const hasOthers = sessions?.some(({ isThis }) => !isThis) ?? false;

  async function end(which: string, ends: () => Promise<string>): Promise<void> {
    setEnding(which);
    try {
      addToast({ kind: 'success', title: await ends() });
    } catch (failure) {
      addToast({ kind: 'error', title: say(failure) });
    }
    await client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    setEnding(null);
    setAsking(false);
  }

  const endOne = ({ id, device }: SessionView) =>
    end(id, async () => {
      await call(revokeSession, { params: { sessionId: id } }).catch(unlessGone);
      return `${device} is signed out`;
    });
  const endOthers = () =>
    end('others', async () => {
      const { ended } = (await call(revokeOtherSessions, {})).data;
      return ended === 1 ? 'One other place is signed out' : `${ended} other places are signed out`;
    });

  return (
    <Panel
      title="Where you are signed in"
      actions={
        hasOthers && (
          <Button size={32} variant="danger" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )
      }
      footer={
        list.hasNextPage && (
          <Button size={32} busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more
          </Button>
        )
      }
    >
      {sessions ? (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <OwnSession
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => endOne(session)}
            />
          ))}
        </ul>
      ) : list.error ? (
        <ErrorState title="This could not be read" onRetry={list.refetch} retrying={list.isFetching}>
          {say(list.error)}
        </ErrorState>
      ) : (
        <div className={styles.waiting}>
          <SkeletonText lines={4} />
        </div>
      )}
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={endOthers}
        title="Sign out everywhere else?"
        confirm="Sign out the others"
        keep="Leave them"
        busy={ending === 'others'}
      >
        Only this browser stays signed in. If you suspect that somebody knows your password, change it as
        well.
      </ConfirmModal>
    </Panel>
  );
}

/** One that has ended meanwhile is just as gone. */
function unlessGone(failure: unknown): void {
  if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure;
}
