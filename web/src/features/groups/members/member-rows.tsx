import type { GroupReply, MemberReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { dayText } from '../../../ui/times.ts';
import { roleLabels } from '../group-texts.ts';
import { MemberActions } from './member-actions.tsx';
import styles from './members.module.css';

const since = {
  in: 'Joined',
  requested: 'Asked',
  waiting: 'Waiting since',
  invited: 'Invited',
  banned: 'Banned',
} as const;

/** People in one state, with what the viewer may do with each. */
export function MemberRows({ group, members }: { group: GroupReply; members: readonly MemberReply[] }) {
  return (
    <ul className={styles.rows}>
      {members.map((member) => (
        <li key={member.id} className={styles.row}>
          <Avatar
            name={member.name}
            id={member.id}
            picture={member.photo && imageAddress(member.photo)}
            size={40}
          />
          <span className={styles.who}>
            <span className={styles.name}>
              <Link className={text.link} to={urlOf('user', { id: member.id })}>
                {member.name}
              </Link>
              {member.role !== 'member' && <Tag>{roleLabels[member.role]}</Tag>}
            </span>
            <span className={styles.below}>
              {member.handle && `@${member.handle}, `}
              {since[member.state]} <TimeAgo at={member.since} />
              {member.mutedUntil && `, muted until ${dayText(member.mutedUntil)}`}
            </span>
          </span>
          <MemberActions group={group} member={member} />
        </li>
      ))}
    </ul>
  );
}
