import { urlOf } from '@chalkline/contract/urls.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { ListFoot } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ResultRow } from './result-row.tsx';
import styles from './results.module.css';
import { resultsOf } from './results.queries.ts';

interface ResultsSectionProps {
  personId: string;
  isMe: boolean;
}

/** What a person takes and took part in, latest first. */
export function ResultsSection({ personId, isMe }: ResultsSectionProps) {
  const query = useInfiniteQuery(resultsOf(personId));
  const say = useErrorText();
  const results = query.data?.pages.flatMap(({ data }) => data);
  return (
    <Panel title="Competitions and results">
      {results ? (
        results.length > 0 ? (
          <>
            <ul className={styles.list}>
              {results.map((result) => (
                <ResultRow key={result.entryId} result={result} />
              ))}
            </ul>
            <ListFoot
              summary={results.length === 1 ? '1 entry' : `${results.length} entries`}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              busy={query.isFetchingNextPage}
            />
          </>
        ) : (
          <NoResults isMe={isMe} />
        )
      ) : query.error ? (
        <ErrorState
          title="The results did not load"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {say(query.error)}
        </ErrorState>
      ) : (
        <SkeletonRows rows={3} avatar={false} />
      )}
    </Panel>
  );
}

function NoResults({ isMe }: { isMe: boolean }) {
  if (!isMe)
    return <EmptyState title="No results yet">They stand here after the first competition.</EmptyState>;
  return (
    <EmptyState
      title="No results yet"
      action={
        <ButtonLink size={32} to={urlOf('home')}>
          Find a competition
        </ButtonLink>
      }
    >
      What you take part in stands here, with your places and scores.
    </EmptyState>
  );
}
