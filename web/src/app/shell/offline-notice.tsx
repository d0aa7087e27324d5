import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { network } from '../../platform/network.ts';
import styles from './offline-notice.module.css';

/** How long it is said that the network is back. */
export const backOnlineMs = 5000;

/** Says that there is no network, as long as there is none, and then that it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(network.subscribe, network.isOnline);
  const isBack = useIsBack(online);
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
      {isBack && (
        <p className={styles.back}>
          <IconCloudCheck size={18} stroke={1.75} aria-hidden="true" />
          <b>Back online.</b>
        </p>
      )}
    </div>
  );
}

/** True for a moment after the network came back, never because it was there all along. */
function useIsBack(online: boolean): boolean {
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (!online) return setWasAway(true);
    const timer = setTimeout(() => setWasAway(false), backOnlineMs);
    return () => clearTimeout(timer);
  }, [online]);
  return online && wasAway;
}
