import { askEmailChange } from '@chalkline/contract/accounts/security.endpoints.ts';
import { newEmailChange } from '@chalkline/contract/accounts/security.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { accountQueries } from '../accounts.queries.ts';

/** Changes the email, which must be verified before it takes effect. */
export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email: '', password: '' },
    schema: newEmailChange,
    texts: {
      email: { label: 'New email', wrong: 'Enter an email, like name@example.org.' },
      password: { label: 'Password', wrong: 'Enter your password.' },
    },
    send: (call, body) => call(askEmailChange, { body }),
    onDone: (security) => {
      client.setQueryData(accountQueries.security().queryKey, security);
      onClose();
    },
  });
  return (
    <FormModal
      title="Change your email"
      action="Send code"
      onClose={onClose}
      {...{ submit, busy, problems, refusal }}
    >
      <TextField
        id="email"
        label="New email"
        type="email"
        autoComplete="email"
        hint="We’ll send a code there. Your current email works until you enter it."
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
