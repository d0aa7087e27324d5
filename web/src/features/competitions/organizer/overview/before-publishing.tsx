import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { type DashboardPart, partUrl } from '../dashboard/parts.ts';
import { missingId } from '../dashboard/state-actions.tsx';
import styles from './overview.module.css';

interface Wanted {
  readonly text: string;
  readonly ready: boolean;
  readonly part: DashboardPart;
}

/** What a draft needs before everybody may see it, and what would be good to have. */
export function BeforePublishing({ competition }: { competition: CompetitionReply }) {
  if (competition.state !== 'draft') return null;
  const { id, divisions, workouts, description, entryCount } = competition;
  const wanted: Wanted[] = [
    { text: 'At least one division', ready: divisions.length > 0, part: 'settings' },
    { text: 'At least one workout', ready: workouts.length > 0, part: 'settings' },
    { text: 'A description, if you like', ready: description !== '', part: 'settings' },
    { text: 'Entries; they can also come later', ready: entryCount > 0, part: 'entries' },
  ];
  return (
    <Panel title="Before publishing">
      <ul className={styles.lines} id={missingId}>
        {wanted.map(({ text, ready, part }) => (
          <li key={text} className={styles.line}>
            <div className={styles.missing}>
              <span className={styles.what}>
                {ready ? (
                  <IconCircleCheck className={styles.ready} size={20} stroke={1.75} aria-label="There" />
                ) : (
                  <IconAlertTriangle className={styles.wanted} size={20} stroke={1.75} aria-label="Missing" />
                )}
                {text}
              </span>
              {!ready && (
                <ButtonLink size={32} to={partUrl(id, part)} aria-label={`Open: ${text}`}>
                  Open
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
