import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { addressOf } from '../../groups/group-texts.ts';
import { activityQueries } from '../activities.queries.ts';
import { ResultRows } from './result-rows.tsx';

/** What people logged in an activity or challenge. Visitors have to sign in for it. */
export function ResultsPanel({ group }: { group: GroupReply }) {
  const isKnown = useSession() !== null;
  return (
    <Panel title="Results">
      {isKnown ? (
        <PagedList
          query={activityQueries.results(group.id)}
          page="results-page"
          failed="Couldn’t load results"
          skeleton={<SkeletonRows rows={4} />}
          noun={['result', 'results']}
          empty={<EmptyState title="No results yet">Results that people log appear here.</EmptyState>}
        >
          {(results) => <ResultRows groupId={group.id} results={results} />}
        </PagedList>
      ) : (
        <EmptyState
          title="Sign in to see results"
          action={
            <ButtonLink size={32} to={urlOf('login', {}, { back: addressOf(group) })}>
              Sign in
            </ButtonLink>
          }
        >
          Results and their pictures are for people with an account.
        </EmptyState>
      )}
    </Panel>
  );
}
