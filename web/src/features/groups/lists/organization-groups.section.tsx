import { PagedList } from '../../../patterns/paged-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { addressOf } from '../group-texts.ts';
import { groupQueries } from '../groups.queries.ts';
import { GroupRows } from './group-rows.tsx';

/** What the viewer's organization has for its people. */
export function OrganizationGroupsSection() {
  return (
    <PagedList
      query={groupQueries.ofOrganization()}
      page="groups-page"
      failed="Couldn’t load what your organization has"
      skeleton={<SkeletonRows rows={2} />}
      empty={
        <EmptyState title="Nothing here yet">
          Its communities, groups, events, activities and challenges appear here.
        </EmptyState>
      }
    >
      {(groups) => <GroupRows groups={groups} to={addressOf} kinds />}
    </PagedList>
  );
}
