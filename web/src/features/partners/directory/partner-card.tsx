import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import { addressOf, placeOf } from '../partner-texts.ts';
import styles from './partner-card.module.css';

/** A partner to choose: name, place and what people get there. */
export function PartnerCard({ partner }: { partner: PartnerReply }) {
  const { id, name, sells } = partner;
  return (
    <Link className={styles.card} to={addressOf(partner)}>
      <span className={styles.picture}>
        <Cover id={id} dark />
      </span>
      <span className={styles.body}>
        <b>{name}</b>
        <span className={styles.place}>{placeOf(partner)}</span>
        <span className={styles.sells}>{sells}</span>
      </span>
    </Link>
  );
}
