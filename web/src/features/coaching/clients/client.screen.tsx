import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { type ComponentType, Suspense } from 'react';
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
import styles from '../coaching.module.css';
import { CoachingLoaded } from '../coaching-loaded.tsx';
import { stateLabels } from '../coaching-texts.ts';
import { MoveActions } from '../move-actions.tsx';
import { NotesPanel } from '../notes-panel.tsx';
import type { ClientSection } from './client-section.ts';
import { ScreeningPanel } from './screening-panel.tsx';

/** `/clients/:id`: one client, as their trainer sees them. */
export function clientScreen(sections: readonly ClientSection[]): ComponentType {
  return () => <ClientScreen sections={sections} />;
}

function ClientScreen({ sections }: { sections: readonly ClientSection[] }) {
  return (
    <CoachingLoaded side="trainer" title="Client">
      {(coaching) => <Client coaching={coaching} sections={sections} />}
    </CoachingLoaded>
  );
}

interface ClientProps {
  coaching: CoachingReply;
  sections: readonly ClientSection[];
}

function Client({ coaching, sections }: ClientProps) {
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
              {sections.map(({ key, Section }) => (
                <Suspense key={key}>
                  <Section client={{ coachingId: coaching.id, name: other.name }} />
                </Suspense>
              ))}
              <CheckInsPanel coaching={coaching} />
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
          {can.useFile && <ScreeningPanel coachingId={coaching.id} />}
          <Panel title="What they asked for" padded>
            <p className={styles.words}>{coaching.message}</p>
          </Panel>
        </div>
      </div>
    </Stack>
  );
}
