import styles from './here-dot.module.css';

/** Beside the name of somebody who is here. */
export function HereDot() {
  return <span className={styles.dot} role="img" aria-label="Here now" title="Here now" />;
}
