import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import { CheckInsPanel } from '../check-ins/check-ins-panel.tsx';
import { SharingPanel } from '../check-ins/sharing-panel.tsx';
import styles from '../coaching.module.css';
import { CoachingLoaded } from '../coaching-loaded.tsx';
import { sinceText } from '../coaching-texts.ts';
import { MoveActions } from '../move-actions.tsx';
import { NotesPanel } from '../notes-panel.tsx';

/** `/trainers/:id`: one trainer, as their client sees them. */
export function TrainerScreen() {
  return (
    <CoachingLoaded side="client" title="Your trainer">
      {(coaching) => <Trainer coaching={coaching} />}
    </CoachingLoaded>
  );
}

function Trainer({ coaching }: { coaching: CoachingReply }) {
  const { other, state, can, reason } = coaching;
  return (
    <Stack gap={16}>
      <PageTitle
        above={
          <Link className={text.link} to={urlOf('trainers')}>
            Trainers
          </Link>
        }
        below={sinceText(coaching)}
        actions={
          <>
            {can.useFile && <ButtonLink to={urlOf('messages', {}, { to: other.id })}>Message</ButtonLink>}
            <MoveActions coaching={coaching} />
          </>
        }
      >
        {other.name}
      </PageTitle>
      {reason && <Note>{`Reason: ${reason}`}</Note>}
      <div className={styles.grid}>
        <div className={styles.column}>
          {state !== 'asked' && state !== 'refused' && state !== 'withdrawn' && (
            <>
              <CheckInsPanel coaching={coaching} />
              <NotesPanel coaching={coaching} />
            </>
          )}
        </div>
        <div className={styles.column}>
          {can.useFile && <SharingPanel coaching={coaching} />}
          <Panel title="What you asked for" padded>
            <p className={styles.words}>{coaching.message}</p>
          </Panel>
        </div>
      </div>
    </Stack>
  );
}
