import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { Link } from 'react-router';
import { addressOf, placeOf } from '../partner-texts.ts';
import { ShopPicture } from '../shop-picture.tsx';
import styles from './partner-card.module.css';

/** A partner to choose: name, place and what people get there. */
export function PartnerCard({ partner }: { partner: PartnerReply }) {
  const { id, name, sells, logo, cover } = partner;
  return (
    <Link className={styles.card} to={addressOf(partner)}>
      <span className={styles.picture}>
        <ShopPicture path={cover} id={id} />
        {logo && (
          <span className={styles.logo}>
            <ShopPicture path={logo} id={id} />
          </span>
        )}
      </span>
      <span className={styles.body}>
        <b>{name}</b>
        <span className={styles.place}>{placeOf(partner)}</span>
        <span className={styles.sells}>{sells}</span>
      </span>
    </Link>
  );
}
