import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Note } from '../../../ui/note.tsx';
import { clockTime } from '../../../ui/times.ts';
import styles from './door.module.css';
import { doorDesk, useDoorDesk } from './door-desk.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Whether the server has every scan of this device, and how old its list is. */
export function SendStatus({ zone }: { zone: string }) {
  const { scans, offline, kept, unkept, ready } = useDoorDesk();
  const [trying, setTrying] = useState(false);
  const personId = useSession()?.user.id;
  const own = scans.filter((scan) => scan.personId === personId);
  const waiting = own.filter(({ state }) => state === 'waiting');
  const refused = own.filter(({ state }) => state === 'refused');
  if (!ready) return null;
  const clock = (at: string) => clockTime(at, zone);
  const list = kept ? `List from ${clock(kept.kit.asOf)}` : 'No list on this device yet';
  const tryNow = () => {
    setTrying(true);
    void doorDesk
      .flush()
      .then(() => doorDesk.refresh())
      .finally(() => setTrying(false));
  };
  const isBehind = offline || waiting.length > 0;
  return (
    <div className={styles.sending}>
      <p role="status" className={styles.status} data-tone={isBehind ? 'warn' : 'good'}>
        {isBehind ? <IconCloudOff {...icon} /> : <IconCircleCheck {...icon} />}
        <span>
          <b>
            {waiting.length > 0
              ? `${offline ? 'Offline, ' : ''}${waiting.length} to send`
              : offline
                ? 'Offline'
                : 'All sent'}
          </b>{' '}
          <small>{waiting[0] ? `${list}. Oldest scan ${clock(waiting[0].at)}.` : `${list}.`}</small>
        </span>
        {isBehind && (
          <Button size={48} busy={trying} onClick={tryNow}>
            Try now
          </Button>
        )}
      </p>
      {unkept && (
        <Note tone="bad" announced>
          This device can’t store anything right now. Keep this page open until everything is sent.
        </Note>
      )}
      {refused.length > 0 && (
        <Note tone="bad" announced>
          <p>{`${counted(refused.length, ['scan wasn’t', 'scans weren’t'])} accepted. ${refused[0]?.why ?? ''}`}</p>
          <Button size={48} onClick={() => void doorDesk.dismiss(refused)}>
            Dismiss
          </Button>
        </Note>
      )}
    </div>
  );
}
