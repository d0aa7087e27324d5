import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { accountQueries } from '../accounts.queries.ts';
import styles from './security.module.css';
import { useLearnRights } from './use-learn-rights.ts';

const TurnOn = lazyPart(async () => (await import('./turn-on-second-factor.tsx')).TurnOnSecondFactor);
const TurnOff = lazyPart(async () => (await import('./change-second-factor.tsx')).TurnOffSecondFactor);
const NewCodes = lazyPart(async () => (await import('./change-second-factor.tsx')).NewRecoveryCodes);

/** Two-step sign-in: turned on, off, and its recovery codes. */
export function SecondFactor({ hasPassword }: { hasPassword: boolean }) {
  const query = useQuery(accountQueries.secondFactor());
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null);
  const close = () => setOpen(null);
  const learnRights = useLearnRights();
  const closeOn = () => {
    close();
    learnRights();
  };
  return (
    <Panel title="Two-step sign-in">
      <Loaded query={query} failed="Couldn’t load two-step sign-in">
        {(view) => (
          <div className={clsx(styles.row, styles.wraps)}>
            <div className={styles.words}>
              <div className={styles.name}>{view ? 'On' : 'Off'}</div>
              <div className={styles.line}>
                {view ? (
                  <>
                    Turned on <TimeAgo at={view.since} />. {codesLeft(view.recoveryCodesLeft)}
                  </>
                ) : hasPassword ? (
                  'Ask for a code from an authenticator app when you sign in.'
                ) : (
                  'Set a password first.'
                )}
              </div>
            </div>
            {view ? (
              <Row>
                <Button size={32} onClick={() => setOpen('codes')}>
                  New recovery codes
                </Button>
                <Button size={32} aria-label="Turn off two-step sign-in" onClick={() => setOpen('off')}>
                  Turn off
                </Button>
              </Row>
            ) : (
              hasPassword && (
                <Button size={32} aria-label="Turn on two-step sign-in" onClick={() => setOpen('on')}>
                  Turn on
                </Button>
              )
            )}
          </div>
        )}
      </Loaded>
      <Suspense>
        {open === 'on' && <TurnOn onClose={closeOn} />}
        {open === 'off' && <TurnOff onClose={close} />}
        {open === 'codes' && <NewCodes onClose={close} />}
      </Suspense>
    </Panel>
  );
}

function codesLeft(left: number): string {
  return left === 0
    ? 'No recovery codes left. Get new ones.'
    : `${counted(left, ['recovery code', 'recovery codes'])} left.`;
}
