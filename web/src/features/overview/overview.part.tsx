import type { OverviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-texts.ts';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Figure, Figures } from '../../ui/figures.tsx';
import { numberText } from '../../ui/locale.ts';
import { Stack } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { JoinedChart } from './joined-chart.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import styles from './overview.module.css';
import { overviewQueries } from './overview.queries.ts';

/** The figures and what needs attention. */
export function OverviewPart() {
  const { data, error, refetch, isRefetching } = useQuery(overviewQueries.figures());
  return (
    <Stack gap={24}>
      <PageTitle below={data && (data.site ? 'The whole site, right now.' : 'Your organization, right now.')}>
        Overview
      </PageTitle>
      {!data && error && (
        <ErrorState title="Couldn’t load statistics" onRetry={() => void refetch()} retrying={isRefetching}>
          {errorText(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <Panel>
          <SkeletonRows rows={6} avatar={false} />
        </Panel>
      )}
      {data && <Shown overview={data} />}
    </Stack>
  );
}

function Shown({ overview }: { overview: OverviewReply }) {
  const { joined } = overview;
  return (
    <>
      <TopFigures overview={overview} />
      <div className={styles.columns}>
        <Panel title="New people by week" padded>
          <JoinedChart weeks={joined} />
        </Panel>
        <NeedsAttention overview={overview} />
      </div>
    </>
  );
}

function TopFigures({ overview: { people, joined, site } }: { overview: OverviewReply }) {
  const newest = joined.at(-1)?.people ?? 0;
  return (
    <Figures>
      <Figure
        label="People"
        value={numberText(people.active)}
        note={newest === 0 ? 'No one new this week' : `${numberText(newest)} new this week`}
      />
      <Figure label="Invited" value={numberText(people.invited)} note="Not registered yet" />
      {site ? (
        <>
          <Figure
            label="Competitions live"
            value={numberText(site.competitions.live)}
            note={`${numberText(site.competitions.starting)} starting within 7 days`}
          />
          <Figure
            label="Organizations"
            value={numberText(site.organizations)}
            note={`${numberText(site.trialsEnding)} ${site.trialsEnding === 1 ? 'trial ends' : 'trials end'} within 7 days`}
          />
        </>
      ) : (
        <Figure label="Suspended" value={numberText(people.suspended)} note="Can’t sign in" />
      )}
    </Figures>
  );
}
