import { urlOf } from '@chalkline/contract/urls.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
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
  return (
    <Panel title="Competitions and results">
      <PagedList
        query={resultsOf(personId)}
        page="results-page"
        failed="Couldn’t load results"
        skeleton={<SkeletonRows rows={3} avatar={false} />}
        noun={['entry', 'entries']}
        empty={<NoResults isMe={isMe} />}
      >
        {(results) => (
          <ul className={styles.list}>
            {results.map((result) => (
              <ResultRow key={result.entryId} result={result} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}

function NoResults({ isMe }: { isMe: boolean }) {
  if (!isMe)
    return <EmptyState title="No results yet">Results appear here after the first competition.</EmptyState>;
  return (
    <EmptyState
      title="No results yet"
      action={
        <ButtonLink size={32} to={urlOf('home')}>
          Find a competition
        </ButtonLink>
      }
    >
      Your places and scores appear here after your first competition.
    </EmptyState>
  );
}
