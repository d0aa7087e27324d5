import { urlOf } from '@chalkline/contract/urls.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { groupQueries } from '../groups.queries.ts';
import { GroupRows } from './group-rows.tsx';

/** The communities and groups of a person, as far as the viewer may see who is in them. */
export function PersonGroupsSection({ personId, isMe }: { personId: string; isMe: boolean }) {
  return (
    <Panel title="Communities and groups">
      <PagedList
        query={groupQueries.ofPerson(personId)}
        page="groups-page"
        failed="Couldn’t load communities and groups"
        skeleton={<SkeletonRows rows={2} />}
        empty={
          <EmptyState
            title="No communities or groups"
            action={
              isMe && (
                <ButtonLink size={32} to={urlOf('communities')}>
                  Browse communities
                </ButtonLink>
              )
            }
          >
            {isMe
              ? 'Communities and groups you join appear here.'
              : 'Communities and groups you can see appear here.'}
          </EmptyState>
        }
      >
        {(groups) => (
          <GroupRows
            groups={groups}
            to={({ id, type }) =>
              type === 'community' ? urlOf('communityDetail', { id }) : urlOf('sharedGroup', { id })
            }
          />
        )}
      </PagedList>
    </Panel>
  );
}
