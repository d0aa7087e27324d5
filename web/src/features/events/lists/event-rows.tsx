import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import { addressOf } from '../../groups/group-texts.ts';
import { availabilityText, fromText, moreDatesText, startText } from '../event-texts.ts';
import styles from './event-rows.module.css';

interface EventRowsProps {
  groups: readonly GroupReply[];
  /** In the apps' web views, whose pages have no header and footer. */
  inApp?: boolean;
  /** Each date of a series has a row of its own. */
  isEach?: boolean;
}

/** Events below each other: picture, when, what, where, and what tickets cost. */
export function EventRows({ groups, inApp = false, isEach = false }: EventRowsProps) {
  return (
    <ul className={styles.rows}>
      {groups.map((group) => (
        <EventRow key={group.id} group={group} inApp={inApp} isEach={isEach} />
      ))}
    </ul>
  );
}

function EventRow({ group, inApp, isEach }: { group: GroupReply; inApp: boolean; isEach: boolean }) {
  const to = inApp ? urlOf('mobileEventDetail', { id: group.id }) : addressOf(group);
  return (
    <li>
      <EventLink group={group} to={to} isEach={isEach} />
    </li>
  );
}

/** One event as a link: the next date of a series, with how many come after it. */
export function EventLink({ group, to, isEach }: { group: GroupReply; to: string; isEach: boolean }) {
  const { id, name, image, event } = group;
  return (
    <Link className={styles.row} to={to}>
      {image ? (
        <img className={styles.picture} referrerPolicy="no-referrer" src={imageAddress(image)} alt="" />
      ) : (
        <Cover id={id} className={styles.picture} dark />
      )}
      <span className={styles.words}>
        {event && (
          <small>
            {[startText(event.startsAt, event.zone), !isEach && moreDatesText(event)]
              .filter(Boolean)
              .join(', ')}
          </small>
        )}
        <b>{name}</b>
        {event && <small>{event.place}</small>}
      </span>
      {event && (
        <span className={styles.price}>
          <b>{fromText(event)}</b>
          <small>{availabilityText(event)}</small>
        </span>
      )}
    </Link>
  );
}
