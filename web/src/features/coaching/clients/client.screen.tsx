import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { CheckInsPanel } from '../check-ins/check-ins-panel.tsx';
import { SharingPanel } from '../check-ins/sharing-panel.tsx';
import type { ClientSection } from '../client-section.ts';
import styles from '../coaching.module.css';
import { CoachingLoaded } from '../coaching-loaded.tsx';
import { stateLabels } from '../coaching-texts.ts';
import { MoveActions } from '../move-actions.tsx';
import { NotesPanel } from '../notes-panel.tsx';

/** `/clients/:id`: one client, as their trainer sees them. */
export function clientScreen(diary: ClientSection) {
  return function ClientScreen() {
    return (
      <CoachingLoaded side="trainer" title="Client">
        {(coaching) => <Client {...{ coaching, diary }} />}
      </CoachingLoaded>
    );
  };
}

interface ClientProps {
  coaching: CoachingReply;
  diary: ClientSection;
}

function Client({ coaching, diary: { Section: Diary } }: ClientProps) {
  const { other, state, changedAt, can } = coaching;
  return (
    <Stack gap={16}>
      <PageTitle
        above={
          <Link className={text.link} to={urlOf('clients')}>
            Clients
          </Link>
        }
        below={
          <>
            {`${stateLabels[state]}, since `}
            <TimeAgo at={changedAt} />
          </>
        }
        actions={
          <>
            {can.useFile && <ButtonLink to={urlOf('messages', {}, { to: other.id })}>Message</ButtonLink>}
            <MoveActions coaching={coaching} />
          </>
        }
      >
        {other.name}
      </PageTitle>
      <div className={styles.grid}>
        <div className={styles.column}>
          {can.useFile ? (
            <>
              <CheckInsPanel coaching={coaching} />
              <Suspense fallback={null}>
                <Diary coachingId={coaching.id} />
              </Suspense>
              <NotesPanel coaching={coaching} />
            </>
          ) : (
            <Panel>
              <EmptyState title={state === 'asked' ? 'Not a client yet' : 'You don’t coach them now'}>
                {state === 'asked'
                  ? 'Accept the request to send check-ins and keep notes.'
                  : 'What you kept and what they shared is closed to you.'}
              </EmptyState>
            </Panel>
          )}
        </div>
        <div className={styles.column}>
          {can.useFile && <SharingPanel coaching={coaching} />}
          <Panel title="What they asked for" padded>
            <p className={styles.words}>{coaching.message}</p>
          </Panel>
        </div>
      </div>
    </Stack>
  );
}
