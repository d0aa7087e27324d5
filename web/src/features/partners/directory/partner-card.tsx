import { showPrice } from '@chalkline/contract/money/show-money.ts';
import { priceRule } from '@chalkline/contract/partners/delivery.rules.ts';
import type { DirectoryPartner } from '@chalkline/contract/partners/partner.schema.ts';
import { Link } from 'react-router';
import { localeNow, numberText } from '../../../ui/locale.ts';
import { addressOf, placeOf } from '../partner-texts.ts';
import { ShopPicture } from '../shop-picture.tsx';
import styles from './partner-card.module.css';

interface PartnerCardProps {
  partner: DirectoryPartner;
  /** The country to deliver to; empty: the partner's own. */
  to: string;
}

/** A partner to choose: name, place, what people get there, and from which price. */
export function PartnerCard({ partner, to }: PartnerCardProps) {
  const { id, name, sells, logo, cover, products, from } = partner;
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
      <span className={styles.facts}>
        <Fact value={numberText(products)} label={products === 1 ? 'product' : 'products'} />
        <Fact value={from === null ? '–' : money(partner, from)} label="from" />
        <Fact value={deliveryOf(partner, to)} label="delivery" />
      </span>
    </Link>
  );
}

function Fact({ value, label }: { value: string; label: string }) {
  return (
    <span className={styles.fact}>
      <b>{value}</b>
      <small>{label}</small>
    </span>
  );
}

function money({ delivery }: DirectoryPartner, amount: number): string {
  return showPrice(amount, delivery?.currency ?? 'EUR', localeNow());
}

/** What it costs to the country, before it may be free; a dash where nothing is delivered there. */
function deliveryOf(partner: DirectoryPartner, to: string): string {
  const { delivery: rules, country } = partner;
  const rule = priceRule({ rules, from: country, to: to || country });
  return rule ? money(partner, rule.price) : '–';
}
