import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InHeader } from '../../../../platform/header-slot.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { CompetitionStatusMark } from '../../competition-status.tsx';
import { scheduleQuery } from '../../schedule/schedule.queries.ts';
import { organizerQueries } from '../organizer.queries.ts';
import { stepsDone } from './flow.ts';
import styles from './flow-frame.module.css';
import { type CreateStep, createSteps, stepLabels, stepUrl } from './steps.ts';

interface FlowFrameProps {
  step: CreateStep;
  /** null before the first step is saved. */
  competition: CompetitionReply | null;
  /** On the left: the step’s items, such as divisions. */
  list?: ReactNode;
  /** On the right: notes about the fields. */
  aside: ReactNode;
  children: ReactNode;
  /** The save bar. */
  bar: ReactNode;
}

/** The layout of a setup step: stepper on top, list, form and notes below, save bar at the bottom. */
export function FlowFrame({ step, competition, list, aside, children, bar }: FlowFrameProps) {
  const { data: schedule = [] } = useQuery({
    ...scheduleQuery(competition?.id ?? ''),
    enabled: competition !== null,
  });
  const { data: registration } = useQuery({
    ...organizerQueries.registrationSettings(competition?.id ?? ''),
    enabled: competition !== null,
  });
  const done = competition && stepsDone(competition, schedule.length, registration?.isOpen ?? false);
  const number = createSteps.indexOf(step);
  return (
    <>
      {competition && (
        <InHeader>
          <span className={styles.name}>{competition.name}</span>
          <CompetitionStatusMark competition={competition} />
        </InHeader>
      )}
      <Page>
        <PageTitle
          above={`${competition ? competition.name : 'New competition'}, step ${number + 1} of ${createSteps.length}`}
          actions={
            competition && (
              <ButtonLink
                to={urlOf('competitionDetail', { id: competition.id })}
                icon={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
              >
                {competition.state === 'draft' ? 'Preview' : 'Public page'}
              </ButtonLink>
            )
          }
        >
          {competition || step !== 'challenge' ? stepLabels[step].tab : 'Create a competition'}
        </PageTitle>
        <div className={styles.steps}>
          <Stepper
            label="Steps"
            current={number}
            steps={createSteps.map((each) => ({
              label: stepLabels[each].tab,
              to: competition ? stepUrl(competition.id, each) : undefined,
              done: done?.[each] ?? false,
            }))}
          />
        </div>
        <div className={list === undefined ? styles.two : styles.three}>
          {list !== undefined && <div className={styles.list}>{list}</div>}
          <div className={styles.form}>{children}</div>
          <aside className={styles.aside}>{aside}</aside>
        </div>
      </Page>
      {bar}
    </>
  );
}
