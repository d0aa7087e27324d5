import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconAlertTriangle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { scheduleQuery } from '../../schedule/schedule.queries.ts';
import { stepLabels, stepUrl } from '../create/steps.ts';
import styles from './before-publishing.module.css';
import { type WantedStep, wantedSteps } from './wanted-steps.ts';

/** What a draft still needs, each with a link to its step. Renders nothing once it's published. */
export function BeforePublishing({ competition }: { competition: CompetitionReply }) {
  const { id, state } = competition;
  const isDraft = state === 'draft';
  const { data: schedule = [] } = useQuery({ ...scheduleQuery(id), enabled: isDraft });
  if (!isDraft) return null;
  return (
    <Panel title="Before publishing">
      <ul id={beforePublishingId}>
        {wantedSteps(competition, schedule.length).map((wanted) => (
          <li key={wanted.text} className={styles.line}>
            <Mark wanted={wanted} />
            <span className={styles.what}>
              {wanted.text}
              {!wanted.ready && <small>{wanted.optional ? 'Optional' : 'Required'}</small>}
            </span>
            {competition.can.edit && (
              <ButtonLink
                size={32}
                variant={wanted.ready ? 'text' : 'line'}
                to={stepUrl(id, wanted.step)}
                aria-label={`${actionOf(wanted)}: ${wanted.text}, step ${stepLabels[wanted.step].tab}`}
              >
                {actionOf(wanted)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The id of the list, which describes a disabled Publish button. */
export const beforePublishingId = 'before-publishing';

function actionOf({ ready }: WantedStep): string {
  return ready ? 'Edit' : 'Add';
}

function Mark({ wanted: { ready, optional } }: { wanted: WantedStep }) {
  const look = { size: 20, stroke: 1.75 } as const;
  if (ready)
    return <IconCircleCheck {...look} className={`${styles.mark} ${styles.ready}`} aria-label="Done" />;
  if (optional) return <IconCircle {...look} className={styles.mark ?? ''} aria-label="Not done" />;
  return <IconAlertTriangle {...look} className={`${styles.mark} ${styles.wanted}`} aria-label="Missing" />;
}
