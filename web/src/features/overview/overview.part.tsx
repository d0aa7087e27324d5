import {
  type OverviewReply,
  type OverviewSpan,
  overviewSpans,
} from '@chalkline/contract/overview/overview.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Loaded } from '../../patterns/loaded.tsx';
import { lazyPart } from '../../platform/lazy-part.ts';
import { serverNow } from '../../platform/server-time.ts';
import { useAddressParams } from '../../platform/use-address-params.ts';
import { useExport } from '../../platform/use-export.ts';
import { withParam } from '../../platform/use-search-text.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Stack } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { weekdayText } from '../../ui/times.ts';
import { PageTitle } from '../../ui/titles.tsx';
import { addToast } from '../../ui/toasts.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import styles from './overview.module.css';
import { overviewQueries, readOverviewFile } from './overview.queries.ts';
import { NewestPeople, NextPayouts, StartingSoon, TrialsEnding } from './overview-tables.tsx';
import { TopFigures } from './top-figures.tsx';
import { TrendChart } from './trend-chart.tsx';

const TillPanel = lazyPart(async () => (await import('./till/till-panel.tsx')).TillPanel);

const usual: OverviewSpan = '30';

/** Figures of the last days against those before, and what needs attention. */
export function OverviewPart() {
  const [params, change] = useAddressParams();
  const days = overviewSpans.find((one) => one === params.get('days')) ?? usual;
  const query = useQuery(overviewQueries.figures(days));
  const { run, busy } = useExport({
    read: () => readOverviewFile(days),
    failed: (detail) => addToast({ kind: 'error', title: 'Couldn’t export the figures', detail }),
  });
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  return (
    <Stack gap={24}>
      <PageTitle
        below={`${weekdayText(today)}. The last ${days} days against the ${days} before.`}
        actions={
          <>
            <SegmentedControl
              label="Period"
              choices={overviewSpans.map((value) => ({ value, label: `${value} days` }))}
              value={days}
              onChange={(to) =>
                change((now) => withParam(now, 'days', to === usual ? '' : to), { replace: true })
              }
            />
            <ExportButton busy={busy} onClick={run} />
          </>
        }
      >
        Dashboard
      </PageTitle>
      <Loaded
        query={query}
        failed="Couldn’t load the figures"
        skeleton={<SkeletonRows rows={6} avatar={false} />}
        panel
      >
        {(overview) => <Shown overview={overview} />}
      </Loaded>
      {query.data?.own && (
        <Suspense>
          <TillPanel />
        </Suspense>
      )}
    </Stack>
  );
}

function Shown({ overview }: { overview: OverviewReply }) {
  const { site, own, payouts, joined, trend } = overview;
  return (
    <div className={styles.parts} data-own={own !== null || undefined}>
      <div className={styles.figures}>
        <TopFigures overview={overview} />
      </div>
      <div className={styles.attention}>
        <NeedsAttention overview={overview} />
      </div>
      <div className={styles.trend}>
        <TrendChart trend={trend} joined={joined} />
      </div>
      {site && <TrialsEnding trials={site.trials} />}
      {own && <NewestPeople newest={own.newest} />}
      <NextPayouts payouts={payouts} />
      {site && <StartingSoon starting={site.starting} />}
    </div>
  );
}
