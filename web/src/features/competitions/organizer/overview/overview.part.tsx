import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { timeNow } from '../../../../ui/now.ts';
import { Stack } from '../../../../ui/page.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { dayOfDays } from '../../days.ts';
import { StateActions } from '../dashboard/state-actions.tsx';
import { BeforePublishing } from '../publishing/before-publishing.tsx';
import { DivisionFill } from './division-fill.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import styles from './overview.module.css';
import { OverviewFigures } from './overview-figures.tsx';
import { PrivateCode } from './private-code.tsx';
import { RegistrationsChart } from './registrations-chart.tsx';
import { ScoresIn } from './scores-in.tsx';
import { useScoreCounts } from './use-score-counts.ts';

const CanceledPart = lazyPart(async () => (await import('./canceled-part.tsx')).CanceledPart);

/** The Overview part: key figures, progress and what needs attention. */
export function OverviewPart({ competition }: { competition: CompetitionReply }) {
  const counts = useScoreCounts(competition);
  return (
    <Stack gap={16}>
      <PageTitle
        below={`${dayOfDays(competition, new Date(timeNow()))}, ${placeLine(competition)}`}
        actions={<StateActions competition={competition} />}
      >
        Overview
      </PageTitle>
      {competition.canceled && (
        <Suspense>
          <CanceledPart competition={competition} />
        </Suspense>
      )}
      <BeforePublishing competition={competition} />
      <OverviewFigures competition={competition} counts={counts} />
      <RegistrationsChart competition={competition} />
      <div className={styles.two}>
        <Stack gap={16}>
          <NeedsAttention competition={competition} counts={counts} />
          <PrivateCode competition={competition} />
          <DivisionFill competition={competition} />
        </Stack>
        <ScoresIn competition={competition} counts={counts} />
      </div>
    </Stack>
  );
}
