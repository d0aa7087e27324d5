import { askEmailChange } from '@chalkline/contract/accounts/security.endpoints.ts';
import { newEmailChange } from '@chalkline/contract/accounts/security.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { accountQueries } from '../accounts.queries.ts';

/** The address that one wants to have; it must be proven before it counts. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email: '', password: '' },
    schema: newEmailChange,
    texts: {
      email: { label: 'New e-mail', wrong: 'Write an address, like name@example.org.' },
      password: { label: 'Password', wrong: 'Write your password.' },
    },
    send: (call, body) => call(askEmailChange, { body }),
    onDone: (security) => {
      client.setQueryData(accountQueries.security().queryKey, security);
      onClose();
    },
  });
  return (
    <FormModal
      title="Change your e-mail"
      action="Send the code"
      onClose={onClose}
      {...{ submit, busy, problems, refusal }}
    >
      <TextField
        id="email"
        label="New e-mail"
        type="email"
        autoComplete="email"
        hint="A code is mailed to it. Until you enter that, you sign in with the old one."
        {...form.getInputProps('email')}
      />
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </FormModal>
  );
}
