import type { SessionView } from '@chalkline/contract/accounts/session.schema.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import styles from './security.module.css';

interface OwnSessionProps {
  session: SessionView;
  busy: boolean;
  onEnd: () => void;
}

export function OwnSession({ session, busy, onEnd }: OwnSessionProps) {
  const { device, address, beganAt, seenAt, isThis } = session;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>
          {device} {isThis && <Tag>This browser</Tag>}
        </div>
        <div className={styles.line}>
          Signed in <TimeAgo at={beganAt} />
          {isThis ? (
            ', active now'
          ) : (
            <>
              , last active <TimeAgo at={seenAt} />
            </>
          )}
          {address && `, from ${address}`}
        </div>
      </div>
      {!isThis && (
        <Button size={32} busy={busy} aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
