import {
  confirmSecondFactor,
  startSecondFactor,
} from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import {
  newSecondFactor,
  type SecondFactorSecret,
  secondFactorProof,
} from '@chalkline/contract/accounts/second-factor.schema.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';

/** First the password, then a code from the app, then the recovery codes. */
export function TurnOnSecondFactor({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return secret ? (
    <Confirm secret={secret} onDone={setCodes} onClose={onClose} />
  ) : (
    <Start onDone={setSecret} onClose={onClose} />
  );
}

interface StartProps {
  onDone: (secret: SecondFactorSecret) => void;
  onClose: () => void;
}

function Start({ onDone, onClose }: StartProps) {
  const { form, ...rest } = useCallForm({
    initial: { password: '' },
    schema: newSecondFactor,
    texts: { password: { label: 'Password', wrong: 'Enter your password.' } },
    send: (call, body) => call(startSecondFactor, { body }),
    onDone,
  });
  return (
    <FormModal title="Turn on two-step sign-in" action="Continue" onClose={onClose} {...rest}>
      <p>You need an authenticator app on your phone, such as the one in your password manager.</p>
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </FormModal>
  );
}

interface ConfirmProps {
  secret: SecondFactorSecret;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

function Confirm({ secret: { secret, address }, onDone, onClose }: ConfirmProps) {
  const { form, ...rest } = useCallForm({
    initial: { code: '' },
    schema: secondFactorProof,
    texts: { code: { label: 'Code', wrong: 'Enter the six digits that your app shows.' } },
    send: (call, body) => call(confirmSecondFactor, { body }),
    invalidates: [accountQueries.all],
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <FormModal title="Scan the code with your app" action="Turn on" onClose={onClose} {...rest}>
      <div className={styles.qr}>
        <QrCode link={address} label="QR code for your authenticator app" />
      </div>
      <p>
        Can’t scan it? Enter this key in the app: <b className={styles.key}>{secret}</b>
      </p>
      <TextField
        id="code"
        label="Code"
        hint="The six digits that your app shows. You’ll be signed out everywhere else."
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
    </FormModal>
  );
}
