import { urlOf } from '@chalkline/contract/urls.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { coachingQueries } from '../coaching.queries.ts';
import { TrainerRows } from './trainer-rows.tsx';

/** On one’s own page: the newest coachings, and the way to all trainers. */
export function OwnTrainersSection() {
  return (
    <Panel title="Your trainers" actions={<ButtonLink to={urlOf('trainers')}>Find a trainer</ButtonLink>}>
      <PagedList
        query={coachingQueries.list('client')}
        failed="Couldn’t load your trainers"
        skeleton={<SkeletonRows rows={1} />}
        atMost={3}
        empty={<EmptyState title="No trainer yet">Trainers you ask for coaching appear here.</EmptyState>}
      >
        {(rows) => <TrainerRows coachings={rows} />}
      </PagedList>
    </Panel>
  );
}
