import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useJudgePass, useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { HeatsNews } from './heats-news.tsx';
import { useJudgeId } from './judge-identity.ts';
import type { KeptDay } from './judge-store.ts';
import { findLane, judgingQuery } from './judging.queries.ts';
import { JudgingFrame } from './judging-frame.tsx';
import { LaneEntry } from './lane-entry.tsx';
import { LinkEnded } from './link-ended.tsx';
import { MyLanes } from './my-lanes.tsx';
import { outbox } from './outbox.ts';
import { OutboxList } from './outbox-list.tsx';

// Loading the screen for offline use sends what waits, too.
export { outbox } from './outbox.ts';

// Not on the phones on the floor: a review needs a network and a larger screen.
const ReviewDesk = lazyPart(async () => (await import('../review/review-desk.tsx')).ReviewDesk);

/** For one thumb on a loud floor, with or without a network. */
export function JudgingScreen() {
  const personId = useJudgeId() ?? '';
  const hasEnded = useJudgePass()?.ended === true;
  const isSignedIn = useSession() !== null;
  const isOver = hasEnded && !isSignedIn;
  const [params] = useSearchParams();
  const query = useQuery({ ...judgingQuery(personId), enabled: !isOver });
  useEffect(() => outbox.start(), []);
  const reviewed = params.get('review');
  if (reviewed !== null && isSignedIn) {
    return (
      <Suspense fallback={<SkeletonText lines={8} label="Loading the results" />}>
        <ReviewDesk competitionId={reviewed} />
      </Suspense>
    );
  }
  if (params.get('view') === 'outbox') return <OutboxList />;
  if (isOver) return <LinkEnded />;
  if (query.data === undefined) {
    return (
      <JudgingFrame title="Judging" back={urlOf('myCompetitions')}>
        <Loaded query={query} failed="Couldn’t load your lanes">
          {() => null}
        </Loaded>
      </JudgingFrame>
    );
  }
  const day = query.data;
  return (
    <>
      {day.reply.competitions.map(({ id }) => (
        <HeatsNews key={id} competitionId={id} />
      ))}
      {params.has('heat') ? <Lane day={day} personId={personId} params={params} /> : <MyLanes day={day} />}
    </>
  );
}

interface LaneProps {
  day: KeptDay;
  personId: string;
  params: URLSearchParams;
}

function Lane({ day, personId, params }: LaneProps) {
  const at = findLane(day, params.get('heat'), Number(params.get('lane')));
  if (!at) {
    return (
      <JudgingFrame title="Lane" back={urlOf('judging')}>
        <EmptyState title="This lane is empty">
          The heat may have changed. Go back to see your lanes.
        </EmptyState>
      </JudgingFrame>
    );
  }
  return <LaneEntry key={`${at.heat.id} ${at.lane.entryId}`} day={day} at={at} personId={personId} />;
}
