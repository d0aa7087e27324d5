import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { placeLine } from '../../competition-words.ts';
import { dayOfDays } from '../../days.ts';
import { StateActions } from '../dashboard/state-actions.tsx';
import { BeforePublishing } from './before-publishing.tsx';
import { DivisionFill } from './division-fill.tsx';
import styles from './overview.module.css';
import { OverviewFigures } from './overview-figures.tsx';
import { ScoresIn } from './scores-in.tsx';
import { useProgress } from './use-progress.ts';

/** How it stands, and the next step. */
export function OverviewPart({ competition }: { competition: CompetitionReply }) {
  const progress = useProgress(competition);
  return (
    <Stack gap={16}>
      <PageTitle
        below={`${dayOfDays(competition, new Date())}, ${placeLine(competition)}`}
        actions={<StateActions competition={competition} />}
      >
        Overview
      </PageTitle>
      <BeforePublishing competition={competition} />
      <OverviewFigures competition={competition} progress={progress} />
      <div className={styles.two}>
        <DivisionFill competition={competition} />
        <ScoresIn competition={competition} progress={progress} />
      </div>
    </Stack>
  );
}
