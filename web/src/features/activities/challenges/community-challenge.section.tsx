import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { Link } from 'react-router';
import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { addressOf } from '../../groups/group-texts.ts';
import { groupQueries } from '../../groups/groups.queries.ts';
import { activityQueries } from '../activities.queries.ts';
import { valueText } from '../results/activity-texts.ts';
import { MyMark } from '../results/my-mark.tsx';
import styles from './community-challenge.module.css';

const firstPlaces = 3;

/** Beside a community: its challenge that is running, with my mark and the first places. Nothing without one. */
export function CommunityChallengeSection({ communityId }: { communityId: string }) {
  const rows = usePagedRows(groupQueries.groups({ community_id: communityId, type: 'challenge' }));
  const group = rows?.find(({ challenge }) => challenge?.stage === 'open');
  if (!group?.challenge) return null;
  return <Running group={group} challenge={group.challenge} />;
}

function Running({ group, challenge }: { group: GroupReply; challenge: ChallengeReply }) {
  const standing = usePagedRows(activityQueries.standing(group.id));
  const first = standing?.filter(({ place }) => place !== null).slice(0, firstPlaces) ?? [];
  return (
    <Panel
      title={group.name}
      actions={
        <Link className={text.link} to={addressOf(group)} aria-label={`Open ${group.name}`}>
          Open
        </Link>
      }
      padded
    >
      <Stack gap={12}>
        {group.belonging?.state === 'in' && <MyMark group={group} challenge={challenge} />}
        {first.length > 0 ? (
          <ol className={styles.first}>
            {first.map(({ id, place, name, value }) => (
              <li key={id}>
                <b>{place}</b>
                <span>{name}</span>
                <b>{valueText(value, challenge)}</b>
              </li>
            ))}
          </ol>
        ) : (
          <p className={text.hint}>No results yet.</p>
        )}
      </Stack>
    </Panel>
  );
}
