import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { type ComponentType, Suspense } from 'react';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { dayText } from '../../../ui/times.ts';
import { PageTitle } from '../../../ui/titles.tsx';
import { CheckInsPanel } from '../check-ins/check-ins-panel.tsx';
import { SharingPanel } from '../check-ins/sharing-panel.tsx';
import styles from '../coaching.module.css';
import { CoachingLoaded } from '../coaching-loaded.tsx';
import { sinceText } from '../coaching-texts.ts';
import { MoveActions } from '../move-actions.tsx';
import { NotesPanel } from '../notes-panel.tsx';
import type { ClientSection, ClientSections } from './client-section.ts';
import { ScreeningPanel } from './screening-panel.tsx';

/** `/clients/:id`: one client, as their trainer sees them. */
export function clientScreen(sections: ClientSections): ComponentType {
  return () => (
    <CoachingLoaded side="trainer" title="Client">
      {(coaching) => <Client coaching={coaching} sections={sections} />}
    </CoachingLoaded>
  );
}

interface ClientProps {
  coaching: CoachingReply;
  sections: ClientSections;
}

function Client({ coaching, sections }: ClientProps) {
  const { other, can } = coaching;
  return (
    <Stack gap={16}>
      <Crumbs steps={[{ label: 'Clients', to: urlOf('clients') }, { label: other.name }]} />
      <div className={`${styles.client} ${styles.titled}`}>
        <Avatar name={other.name} id={other.id} size={56} />
        <div className={styles.who}>
          <PageTitle
            below={belowName(coaching)}
            actions={
              <>
                <MoveActions coaching={coaching} />
                {can.useFile && <ButtonLink to={urlOf('messages', {}, { to: other.id })}>Message</ButtonLink>}
                {can.useFile && <Brought sections={sections.actions} coaching={coaching} />}
              </>
            }
          >
            {other.name}
          </PageTitle>
        </div>
      </div>
      {can.useFile ? <File coaching={coaching} sections={sections} /> : <Closed coaching={coaching} />}
    </Stack>
  );
}

/** "With you since 9 March 2026" */
function belowName(coaching: CoachingReply): string {
  const { state, startedAt, changedAt } = coaching;
  return state === 'active' ? `With you since ${dayText(startedAt ?? changedAt)}` : sinceText(coaching);
}

interface BroughtProps {
  sections: readonly ClientSection[];
  coaching: CoachingReply;
}

function Brought({ sections, coaching: { id: coachingId, other } }: BroughtProps) {
  const client = { coachingId, personId: other.id, name: other.name };
  return sections.map(({ key, Section }) => (
    <Suspense key={key}>
      <Section client={client} />
    </Suspense>
  ));
}

/** What the two keep together, and what the client shares. */
function File({ coaching, sections }: ClientProps) {
  const [params] = useAddressParams();
  // Who comes to reply reads the answers first.
  const checkInsFirst = params.get('first') === 'check-ins';
  const checkIns = <CheckInsPanel coaching={coaching} />;
  return (
    <>
      <Figures>
        <Brought sections={sections.figures} coaching={coaching} />
      </Figures>
      <div className={styles.grid}>
        <div className={styles.column}>
          {checkInsFirst && checkIns}
          <Brought sections={sections.main} coaching={coaching} />
          {!checkInsFirst && checkIns}
          <NotesPanel coaching={coaching} />
          <Brought sections={sections.later} coaching={coaching} />
        </div>
        <div className={styles.column}>
          <Brought sections={sections.side} coaching={coaching} />
          <SharingPanel coaching={coaching} />
          <ScreeningPanel coachingId={coaching.id} />
          <AskedFor coaching={coaching} />
        </div>
      </div>
    </>
  );
}

function Closed({ coaching }: { coaching: CoachingReply }) {
  const isAsked = coaching.state === 'asked';
  return (
    <div className={styles.grid}>
      <Panel>
        <EmptyState title={isAsked ? 'Not a client yet' : 'You don’t coach them now'}>
          {isAsked
            ? 'Accept the request to send check-ins and keep notes.'
            : 'What you kept and what they shared is closed to you.'}
        </EmptyState>
      </Panel>
      <AskedFor coaching={coaching} />
    </div>
  );
}

function AskedFor({ coaching: { message } }: { coaching: CoachingReply }) {
  return (
    <Panel title="What they asked for" padded>
      <p className={styles.words}>{message}</p>
    </Panel>
  );
}
