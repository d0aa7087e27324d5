import type { SecurityView } from '@chalkline/contract/accounts/security.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { PendingEmail } from './pending-email.tsx';
import styles from './security.module.css';

/** Address, password and code, each with the way to change it. */
export function SignInMethods({ security }: { security: SecurityView }) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const { email, methods, emailChange } = security;
  const close = () => setOpen(null);
  return (
    <Panel title="How you sign in">
      <Method
        name="Email"
        action={
          methods.password && (
            <Button size={32} aria-label="Change your email" onClick={() => setOpen('email')}>
              Change
            </Button>
          )
        }
      >
        {email}
      </Method>
      {emailChange && <PendingEmail newEmail={emailChange.newEmail} />}
      <Method
        name="Password"
        action={
          methods.password ? (
            <Button size={32} aria-label="Change your password" onClick={() => setOpen('password')}>
              Change
            </Button>
          ) : (
            <ButtonLink size={32} to={urlOf('forgotPassword', {}, { email })}>
              Set one by email
            </ButtonLink>
          )
        }
      >
        {methods.password ? (
          <>
            Set <TimeAgo at={methods.password.setAt} />
          </>
        ) : (
          'Not set.'
        )}
      </Method>
      <Method name="One-time code">
        {methods.code
          ? 'We email you a code to sign in without your password.'
          : 'Not available. This site can’t send email yet.'}
      </Method>
      {open === 'email' && <ChangeEmail onClose={close} />}
      {open === 'password' && <ChangePassword onClose={close} />}
    </Panel>
  );
}

function Method({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.line}>{children}</div>
      </div>
      {action}
    </div>
  );
}
