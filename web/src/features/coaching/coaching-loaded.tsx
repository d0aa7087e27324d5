import type { CoachingSide } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { CoachingReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { errorText } from '../../platform/error-texts.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { coachingQueries } from './coaching.queries.ts';

interface CoachingLoadedProps {
  /** Whom the screen is for: the other of the two is led to theirs. */
  side: CoachingSide;
  /** While it loads, and when it isn’t there. */
  title: string;
  children: (coaching: CoachingReply) => ReactNode;
}

/** The coaching whose id is in the address, with every state before it is there. */
export function CoachingLoaded({ side, title, children }: CoachingLoadedProps) {
  const { id = '' } = useParams();
  const { data: coaching, error, refetch, isFetching } = useQuery(coachingQueries.one(id));
  useScreenTitle(coaching?.other.name);
  if (coaching && coaching.side !== side)
    return <Navigate replace to={urlOf(side === 'trainer' ? 'trainer' : 'client', { id })} />;
  if (coaching) return <Page width="work">{children(coaching)}</Page>;
  const isGone = error instanceof CallFailed && error.status === 404;
  return (
    <Page>
      {isGone ? (
        <EmptyState
          isPage
          title="This coaching couldn’t be found"
          action={
            <ButtonLink size={32} to={urlOf('trainers')}>
              Open trainers
            </ButtonLink>
          }
        >
          The link may be wrong, or the account was deleted.
        </EmptyState>
      ) : error ? (
        <ErrorState
          isPage
          title="Couldn’t load the coaching"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <>
          <PageTitle>{title}</PageTitle>
          <SkeletonText lines={5} />
        </>
      )}
    </Page>
  );
}
