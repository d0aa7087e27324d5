import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { Page } from '../../../ui/page.tsx';
import type { GroupSlots } from '../group-slots.ts';
import { groupQueries } from '../groups.queries.ts';
import { GroupPage } from './group-page.tsx';

/** A group on a page of its own: where shared links lead, for visitors too. */
export function groupScreen(slots: GroupSlots) {
  return function GroupScreen() {
    const { id = '' } = useParams();
    useScreenTitle(useQuery(groupQueries.group(id)).data?.name);
    return (
      <Page>
        <GroupPage id={id} slots={slots} />
      </Page>
    );
  };
}
