import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useOnline } from '../../platform/network.ts';
import styles from './offline-notice.module.css';

/** How long the "Back online" notice shows. */
export const backOnlineMs = 5000;

/** Shows a notice while offline, and briefly after reconnecting. */
export function OfflineNotice() {
  const online = useOnline();
  const isBack = useIsBack(online);
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden="true" />
          <span>
            <b>You’re offline.</b> What you see may be out of date until you reconnect.
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

/** True briefly after the network comes back; never before it was lost. */
function useIsBack(online: boolean): boolean {
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (!online) return setWasAway(true);
    const timer = setTimeout(() => setWasAway(false), backOnlineMs);
    return () => clearTimeout(timer);
  }, [online]);
  return online && wasAway;
}
