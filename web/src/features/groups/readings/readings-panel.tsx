import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { PagedList, usePagedRows } from '../../../patterns/paged-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { groupQueries } from '../groups.queries.ts';
import styles from './readings.module.css';

/** For owners: the administrators who read the group without belonging to it. Nothing while there are none. */
export function ReadingsPanel({ group }: { group: GroupReply }) {
  const query = groupQueries.readings(group.id);
  const readings = usePagedRows(query);
  if (readings?.length === 0) return null;
  return (
    <Panel title="Read by administrators">
      <PagedList
        query={query}
        page="readings-page"
        failed="Couldn’t load who read this"
        skeleton={<SkeletonRows rows={1} avatar={false} />}
        empty={null}
      >
        {(shown) => (
          <ul className={styles.rows}>
            {shown.map(({ id, by, reason, at }) => (
              <li key={id} className={styles.row}>
                {by ?? 'Deleted member'}, <TimeAgo at={at} />
                <div className={text.muted}>{reason}</div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}
