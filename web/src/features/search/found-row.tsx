import { daysText } from '@chalkline/contract/competitions/days.ts';
import type { FoundThing } from '@chalkline/contract/search/search.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { localeNow } from '../../ui/locale.ts';
import { plannedTime } from '../../ui/planned-time.ts';
import styles from './search.module.css';

/** One thing that was found; the whole row leads to it. */
export function FoundRow({ thing }: { thing: FoundThing }) {
  const { id, name, detail, days, time, image, address } = thing;
  const when = days
    ? daysText(days.startsOn, days.endsOn, localeNow())
    : time && plannedTime(time.startsAt, time.zone);
  const below = [when, detail].filter(Boolean).join(' · ');
  return (
    <Link className={styles.thing} to={address}>
      <Avatar name={name} id={id} picture={image && imageAddress(image)} size={40} />
      <span className={styles.words}>
        <b>{name}</b>
        {below && <span className={styles.below}>{below}</span>}
      </span>
    </Link>
  );
}
