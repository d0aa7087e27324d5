import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

/** Says that there is no network, as long as there is none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden="true" />
          <span>
            <b>No network.</b> What you see may be old; it catches up by itself.
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
