import { Figure, Figures } from '../../../../ui/figures.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Skeleton, SkeletonRows, SkeletonText } from '../../../../ui/skeleton.tsx';
import type { DashboardPart } from './parts.ts';

/** The skeleton of a part while the competition loads. */
export function WaitingPart({ part }: { part: DashboardPart }) {
  if (part === 'overview') {
    return (
      <>
        <Figures>
          {['Athletes', 'Scores in', 'Published results', 'Workouts'].map((label) => (
            <Figure key={label} label={label} value={figure} note={<Skeleton width={96} height={12} />} />
          ))}
        </Figures>
        <Panel title="Needs attention">
          <SkeletonRows rows={3} avatar={false} label="Loading the overview" />
        </Panel>
      </>
    );
  }
  if (part === 'settings') {
    return (
      <Panel padded>
        <Stack gap={24}>
          <SkeletonText lines={4} label="Loading the settings" />
          <Skeleton width={128} height={40} />
        </Stack>
      </Panel>
    );
  }
  return (
    <Panel>
      <SkeletonRows rows={10} avatar={false} label="Loading" />
    </Panel>
  );
}

const figure = <Skeleton width={72} height={44} />;
