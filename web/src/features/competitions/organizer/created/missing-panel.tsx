import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconAlertTriangle, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { scheduleQuery } from '../../schedule/schedule.queries.ts';
import { stepLabels, stepUrl } from '../create/steps.ts';
import styles from './created.module.css';
import { type WantedStep, wantedSteps } from './missing-steps.ts';

/** What the competition lacks, each with the way to its step. */
export function MissingPanel({ competition }: { competition: CompetitionReply }) {
  const { data: schedule = [] } = useQuery(scheduleQuery(competition.id));
  const steps = wantedSteps(competition, schedule.length);
  const isPublished = competition.state !== 'draft';
  return (
    <Panel title={isPublished ? 'What it has' : 'Before publishing'}>
      <ul>
        {steps.map((wanted) => (
          <li key={wanted.text} className={styles.line}>
            <Mark wanted={wanted} />
            <span className={styles.what}>
              {wanted.text}
              {!wanted.ready && wanted.optional && <small>Good to have</small>}
              {!wanted.ready && !wanted.optional && <small>Needed before publishing</small>}
            </span>
            <ButtonLink
              size={32}
              variant={wanted.ready ? 'text' : 'line'}
              to={stepUrl(competition.id, wanted.step)}
              aria-label={`${wanted.ready ? 'Change' : 'Add'}: ${wanted.text}, step ${stepLabels[wanted.step].tab}`}
            >
              {wanted.ready ? 'Change' : 'Add'}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Mark({ wanted: { ready, optional } }: { wanted: WantedStep }) {
  const look = { size: 20, stroke: 1.75 } as const;
  if (ready)
    return <IconCircleCheck {...look} className={`${styles.mark} ${styles.ready}`} aria-label="There" />;
  if (optional) return <IconCircle {...look} className={styles.mark ?? ''} aria-label="Open" />;
  return <IconAlertTriangle {...look} className={`${styles.mark} ${styles.wanted}`} aria-label="Missing" />;
}
