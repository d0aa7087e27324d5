import type { PasskeyView } from '@chalkline/contract/accounts/passkey.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { passkeysWork } from '../passkeys/passkeys-work.ts';
import styles from './security.module.css';
import { useLearnRights } from './use-learn-rights.ts';

const Add = lazyPart(async () => (await import('./add-passkey.tsx')).AddPasskey);
const Remove = lazyPart(async () => (await import('./remove-passkey.tsx')).RemovePasskey);

/** The person's passkeys, each with the way to remove it, and the way to add one. */
export function Passkeys({ hasPassword }: { hasPassword: boolean }) {
  const query = useQuery(accountQueries.passkeys());
  const [open, setOpen] = useState<PasskeyView | 'add' | null>(null);
  const learnRights = useLearnRights();
  const close = () => setOpen(null);
  const mayAdd = hasPassword && passkeysWork();
  return (
    <Panel
      title="Passkeys"
      actions={
        mayAdd && (
          <Button size={32} onClick={() => setOpen('add')}>
            Add a passkey
          </Button>
        )
      }
    >
      <Loaded query={query} failed="Couldn’t load your passkeys">
        {(passkeys) => (
          <>
            {(passkeys.length === 0 || !mayAdd) && (
              <p className={styles.hint}>
                {!hasPassword
                  ? 'Set a password first.'
                  : mayAdd
                    ? 'Sign in with your fingerprint, face, screen lock or a security key, without your password or a code.'
                    : 'This browser can’t add passkeys at this address.'}
              </p>
            )}
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <Passkey key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <Suspense>
        {open === 'add' && <Add onAdded={learnRights} onClose={close} />}
        {open !== null && open !== 'add' && <Remove passkey={open} onClose={close} />}
      </Suspense>
    </Panel>
  );
}

function Passkey({ passkey, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const { name, site, isHere, addedAt, lastUsedAt } = passkey;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.line}>
          Added <TimeAgo at={addedAt} />.{' '}
          {lastUsedAt ? (
            <>
              Last used <TimeAgo at={lastUsedAt} />.
            </>
          ) : (
            'Never used.'
          )}
          {!isHere && ` Signs in at ${site}.`}
        </div>
      </div>
      <Button size={32} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
