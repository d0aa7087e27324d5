import {
  removeSecondFactor,
  renewRecoveryCodes,
} from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import { secondFactorProof } from '@chalkline/contract/accounts/second-factor.schema.ts';
import { type ReactNode, useState } from 'react';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface ChangeProps {
  onClose: () => void;
}

export function TurnOffSecondFactor({ onClose }: ChangeProps) {
  return (
    <CodeModal
      title="Turn off two-step sign-in?"
      action="Turn off"
      done="Two-step sign-in turned off"
      send={(call, body) => call(removeSecondFactor, { body })}
      onDone={onClose}
      onClose={onClose}
    >
      <p>Anyone with your password or mailbox could then sign in. Your recovery codes end, too.</p>
    </CodeModal>
  );
}

export function NewRecoveryCodes({ onClose }: ChangeProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <CodeModal
      title="Get new recovery codes"
      action="Get new codes"
      send={(call, body) => call(renewRecoveryCodes, { body })}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    >
      <p>The ones you have stop working.</p>
    </CodeModal>
  );
}

interface CodeModalProps<Answer> {
  title: string;
  action: string;
  done?: string;
  send: (call: KeyedCall, body: { code: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  children: ReactNode;
}

function CodeModal<Answer>({ title, action, done, send, onDone, onClose, children }: CodeModalProps<Answer>) {
  const { form, ...rest } = useCallForm({
    initial: { code: '' },
    schema: secondFactorProof,
    texts: { code: { label: 'Code', wrong: 'Enter the code that your app shows, or a recovery code.' } },
    send,
    ...(done && { done }),
    invalidates: [accountQueries.all],
    onDone,
  });
  return (
    <FormModal title={title} action={action} onClose={onClose} {...rest}>
      {children}
      <TextField
        id="code"
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
    </FormModal>
  );
}
