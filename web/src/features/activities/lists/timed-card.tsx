import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { Link } from 'react-router';
import { counted } from '../../../ui/counted.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { addressOf, membersText } from '../../groups/group-texts.ts';
import styles from '../../groups/lists/community-card.module.css';
import { PlaceTag } from '../../groups/lists/group-rows.tsx';
import { dayIn, dayOfMonth, goalText, leftText, monthOfDay, startText } from '../results/activity-texts.ts';
import { MyMark } from '../results/my-mark.tsx';
import { TypeIcon } from '../types/type-icon.tsx';

/** An activity or a challenge to choose: picture, when, what, and how many take part. */
export function TimedCard({ group }: { group: GroupReply }) {
  const { id, name, image, community, activity, challenge } = group;
  const type = (activity ?? challenge)?.type;
  const day = activity ? dayIn(activity.startsAt, activity.zone) : challenge?.endsOn;
  return (
    <Link className={styles.card} to={addressOf(group)}>
      <div className={styles.picture}>
        {image ? (
          <img referrerPolicy="no-referrer" src={imageAddress(image)} alt="" />
        ) : (
          <Cover id={id} dark />
        )}
        {challenge?.stage === 'final' && (
          <span className={styles.corner}>
            <StatusMark status="final" boxed />
          </span>
        )}
        {day && (
          <span className={styles.flag}>
            {challenge && <small>to </small>}
            {dayOfMonth(day)} <small>{monthOfDay(day)}</small>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h2>{name}</h2>
        {community && <p className={styles.kind}>{community.name}</p>}
        {activity && <p className={styles.kind}>{startText(activity.startsAt, activity.zone)}</p>}
        {type && (
          <p className={styles.type}>
            <TypeIcon icon={type.icon} size={18} />
            <span>
              {challenge
                ? `${type.name}. ${goalText(challenge)}`
                : [type.name, activity?.place].filter(Boolean).join(', ')}
            </span>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <b>{activity ? counted(group.memberCount, ['going', 'going']) : membersText(group)}</b>
        {activity && activity.capacity !== null && (
          <span>{leftText(activity.capacity, group.memberCount)}</span>
        )}
        {group.belonging?.state === 'in' ? <Tag>You’re in</Tag> : <PlaceTag group={group} />}
      </div>
      {challenge && challenge.stage !== 'upcoming' && group.belonging?.state === 'in' && (
        <div className={styles.foot}>
          <MyMark group={group} challenge={challenge} />
        </div>
      )}
    </Link>
  );
}
