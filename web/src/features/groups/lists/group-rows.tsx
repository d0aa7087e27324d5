import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { IconLock } from '@tabler/icons-react';
import clsx from 'clsx';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { CountTag, Tag } from '../../../ui/tag.tsx';
import { calendarDayText, dayText } from '../../../ui/times.ts';
import type { GroupSlots } from '../group-slots.ts';
import { kindLabels, membersText, roleLabels, visibilityLabels } from '../group-texts.ts';
import styles from './group-rows.module.css';

interface GroupRowsProps {
  groups: readonly GroupReply[];
  /** Where a row leads. */
  to: (group: GroupReply) => string;
  /** What was posted there last, and how much of it is unread. */
  posted?: Pick<GroupSlots, 'latest' | 'unread'>;
  /** Says of what kind each is, where they are mixed. */
  kinds?: boolean;
  /** The id of the open one. */
  current?: string;
}

/** Groups one below the other, each with what the viewer is in it. */
export function GroupRows({ groups, to, posted, kinds = false, current }: GroupRowsProps) {
  return (
    <ul className={styles.rows}>
      {groups.map((group) => (
        <li key={group.id}>
          <Link
            className={styles.row}
            to={to(group)}
            aria-current={group.id === current ? 'true' : undefined}
          >
            <Avatar
              name={group.name}
              id={group.id}
              picture={group.image && imageAddress(group.image)}
              size={44}
            />
            <span className={styles.words}>
              <span className={styles.name}>
                {group.name}
                {group.visibility !== 'public' && (
                  <IconLock size={14} stroke={1.75} aria-label={visibilityLabels[group.visibility]} />
                )}
              </span>
              <span className={clsx(styles.below, posted && styles.line)}>
                {posted ? (
                  <Suspense fallback={belowName(group, kinds)}>
                    <posted.latest.Section groupId={group.id} otherwise={belowName(group, kinds)} />
                  </Suspense>
                ) : (
                  belowName(group, kinds)
                )}
              </span>
            </span>
            {posted && (
              <Suspense fallback={null}>
                <posted.unread.Section groupId={group.id} />
              </Suspense>
            )}
            {isOpenPlace(group, posted) && <PlaceTag group={group} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** With the last post shown, there is room only for open requests and invitations. */
function isOpenPlace({ belonging, requestCount }: GroupReply, posted: GroupRowsProps['posted']): boolean {
  return !posted || Boolean(requestCount) || belonging?.state !== 'in';
}

function belowName(group: GroupReply, kinds: boolean): string {
  const { type, event, challenge, community } = group;
  const facts = kinds
    ? [
        kindLabels[type],
        event && dayText(event.startsAt),
        challenge && `until ${calendarDayText(challenge.endsOn)}`,
        type !== 'event' && membersText(group),
      ]
    : [membersText(group)];
  return [...facts, community?.name].filter(Boolean).join(', ');
}

/** Open requests for those who answer them; else what the viewer is here. Nothing for plain members. */
export function PlaceTag({ group: { belonging, requestCount } }: { group: GroupReply }) {
  if (requestCount)
    return (
      <CountTag value={requestCount} label={requestCount === 1 ? 'request to join' : 'requests to join'} />
    );
  if (belonging?.state === 'invited') return <Tag>Invited</Tag>;
  if (belonging?.state === 'requested') return <Tag>Requested</Tag>;
  if (belonging?.state === 'waiting') return <Tag>Waiting list</Tag>;
  if (belonging?.state === 'in' && belonging.role !== 'member')
    return <Tag>{roleLabels[belonging.role]}</Tag>;
  return null;
}
