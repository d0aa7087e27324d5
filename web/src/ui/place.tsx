import clsx from 'clsx';
import styles from './place.module.css';
import unseen from './visually-hidden.module.css';

interface PlaceProps {
  /** 1 is the best. Null when a status word replaces it. */
  place: number | null;
  /** Several share this place: written "=4". */
  tied?: boolean;
  /** Shown instead of the numeral when there is no place: WD, DNF, CUT, DQ. */
  word?: string;
  size?: 'table' | 'large';
}

/** A place as a picture: 1 to 3 on a leaning block, from 4 on the numeral alone. */
export function Place({ place, tied = false, word, size = 'table' }: PlaceProps) {
  if (place === null) return <span className={clsx(styles.word, styles[size])}>{word ?? '–'}</span>;
  const spoken = `${tied ? 'Tied ' : ''}${ordinal(place)}`;
  return (
    <span className={clsx(place <= 3 ? styles.block : styles.numeral, styles[size])} data-place={place}>
      <span className={unseen.hidden}>{spoken}</span>
      <span aria-hidden="true">
        {tied && <small className={styles.equals}>=</small>}
        {place}
      </span>
    </span>
  );
}

/** "4th", or "=4th" when it is shared. */
export function placeText(place: number, tied = false): string {
  return `${tied ? '=' : ''}${ordinal(place)}`;
}

let rules: Intl.PluralRules | undefined;
const endings: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

function ordinal(place: number): string {
  rules ??= new Intl.PluralRules('en', { type: 'ordinal' });
  return `${place}${endings[rules.select(place)]}`;
}
