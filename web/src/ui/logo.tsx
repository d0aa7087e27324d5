import clsx from 'clsx';
import styles from './logo.module.css';

interface LogoProps {
  /** The name of the product or of the organization. */
  name: string;
  /** An organization's own logo; the name becomes its text. */
  picture?: string | undefined;
  size?: 'small' | 'middle' | 'poster';
}

const ourName = 'CHALKLINE';

/** The name in capitals with the leaning bar: inside our own name, before any other. */
export function Logo({ name, picture, size = 'middle' }: LogoProps) {
  if (picture)
    return (
      <img
        referrerPolicy="no-referrer"
        className={clsx(styles.picture, styles[size])}
        src={picture}
        alt={name}
      />
    );
  const capitals = name.toUpperCase();
  const [before, after] = capitals === ourName ? ['CHALK', 'LINE'] : ['', capitals];
  return (
    <span className={clsx(styles.logo, styles[size])} role="img" aria-label={name}>
      <span aria-hidden="true">{before}</span>
      <i className={styles.bar} />
      <span aria-hidden="true">{after}</span>
    </span>
  );
}
