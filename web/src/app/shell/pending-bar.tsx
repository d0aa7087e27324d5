import { useNavigation } from 'react-router';
import styles from './pending-bar.module.css';

/** A volt bar from the press of a link until the next screen is there. */
export function PendingBar() {
  if (useNavigation().state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading page" />;
}
