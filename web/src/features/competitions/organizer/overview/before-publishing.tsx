import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconAlertTriangle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { type DashboardPart, partUrl } from '../dashboard/parts.ts';
import { missingId } from '../dashboard/state-actions.tsx';
import styles from './overview.module.css';

interface Wanted {
  readonly text: string;
  readonly ready: boolean;
  readonly part: DashboardPart;
  /** Good to have; it can be published without. */
  readonly optional?: boolean;
}

/** What a draft needs before everybody may see it, and what would be good to have. */
export function BeforePublishing({ competition }: { competition: CompetitionReply }) {
  if (competition.state !== 'draft') return null;
  const { id, divisions, workouts, description, entryCount } = competition;
  const wanted: Wanted[] = [
    { text: 'At least one division', ready: divisions.length > 0, part: 'divisions' },
    { text: 'At least one workout', ready: workouts.length > 0, part: 'workouts' },
    { text: 'A description, if you like', ready: description !== '', part: 'settings', optional: true },
    { text: 'Entries; they can also come later', ready: entryCount > 0, part: 'entries', optional: true },
  ];
  return (
    <Panel title="Before publishing">
      <ul className={styles.lines} id={missingId}>
        {wanted.map(({ text, ready, part, optional = false }) => (
          <li key={text} className={styles.line}>
            <div className={styles.missing}>
              <span className={styles.what}>
                <Mark ready={ready} optional={optional} />
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

function Mark({ ready, optional }: { ready: boolean; optional: boolean }) {
  const look = { size: 20, stroke: 1.75 } as const;
  if (ready) return <IconCircleCheck {...look} className={styles.ready} aria-label="There" />;
  if (optional) return <IconCircle {...look} className={styles.optional} aria-label="Open" />;
  return <IconAlertTriangle {...look} className={styles.wanted} aria-label="Missing" />;
}
