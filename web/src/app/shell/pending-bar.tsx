import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './pending-bar.module.css';

const patienceMs = 50;

/** A volt bar while the next screen is under way; not for those that come at once. */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [pending]);
  return shown && <div className={styles.bar} role="progressbar" aria-label="Loading the next screen" />;
}
