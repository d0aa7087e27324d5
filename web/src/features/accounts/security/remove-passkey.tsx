import { type PasskeyView, passkeyChange } from '@chalkline/contract/accounts/passkey.schema.ts';
import { removePasskey } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { useSecondStep } from '../second-step.tsx';

interface RemovePasskeyProps {
  passkey: PasskeyView;
  onClose: () => void;
}

export function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const step = useSecondStep();
  const { form, ...rest } = useCallForm({
    initial: { password: '' },
    schema: passkeyChange,
    texts: { password: { label: 'Password', wrong: 'Enter your password.' } },
    send: (call, body) =>
      call(removePasskey, { params: { passkeyId: id }, body: { ...body, ...step.body() } }),
    caught: step.caught,
    done: `${name} removed`,
    invalidates: [accountQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal title={`Remove ${name}?`} action="Remove" danger onClose={onClose} {...rest}>
      <p>It no longer signs you in, and other devices that signed in with it are signed out.</p>
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      {step.field}
    </FormModal>
  );
}
