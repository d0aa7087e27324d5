import { newPasskey, passkeyChange } from '@chalkline/contract/accounts/passkey.schema.ts';
import { addPasskey, startPasskey } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { loadCeremony } from '../passkeys/passkeys-work.ts';
import { useSecondStep } from '../second-step.tsx';

interface AddPasskeyProps {
  onAdded: () => void;
  onClose: () => void;
}

const schema = passkeyChange.pick({ password: true }).extend({ name: newPasskey.shape.name });

/** Asks for the password again, then has the browser create the passkey. */
export function AddPasskey({ onAdded, onClose }: AddPasskeyProps) {
  const step = useSecondStep();
  const { form, ...rest } = useCallForm({
    initial: { name: '', password: '' },
    schema,
    texts: {
      name: { label: 'Name', wrong: 'Name the passkey in up to 60 characters.' },
      password: { label: 'Password', wrong: 'Enter your password.' },
    },
    send: async (call, { name, password }) => {
      const [{ createPasskey }, options] = await Promise.all([
        loadCeremony(),
        call(startPasskey, { body: { password, ...step.body() } }),
      ]);
      return call(addPasskey, { body: { name, ...(await createPasskey(options)) } });
    },
    caught: step.caught,
    done: ({ name }) => `${name} added`,
    invalidates: [accountQueries.all],
    onDone: () => {
      onClose();
      onAdded();
    },
  });
  return (
    <FormModal title="Add a passkey" action="Continue" onClose={onClose} {...rest}>
      <p>
        Your browser asks where to keep it: in this device, your password manager, a phone or a security key.
      </p>
      <TextField
        id="name"
        label="Name"
        hint="To tell your passkeys apart, such as “Work laptop”."
        autoComplete="off"
        {...form.getInputProps('name')}
      />
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
