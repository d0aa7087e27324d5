import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import { isCommonPassword, passwordLength } from '@chalkline/contract/accounts/password.rules.ts';
import { changePassword } from '@chalkline/contract/accounts/security.endpoints.ts';
import { passwordChange } from '@chalkline/contract/accounts/security.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { accountQueries } from '../accounts.queries.ts';

/** The one before, and a new one. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { currentPassword: '', password: '' },
    schema: passwordChange,
    texts: {
      currentPassword: { label: 'Current password', wrong: 'Enter your current password.' },
      password: { label: 'New password', wrong: `At least ${passwordLength.least} characters.` },
    },
    also: ({ password }): Record<string, string> =>
      isCommonPassword(password) ? { password: accountTexts.password_common } : {},
    send: (call, body) => call(changePassword, { body }),
    onDone: () => {
      addToast({
        kind: 'success',
        title: 'Password changed',
        detail: 'You’re signed out everywhere else.',
      });
      void client.invalidateQueries({ queryKey: accountQueries.all });
      onClose();
    },
  });
  return (
    <FormModal
      title="Change your password"
      action="Change password"
      onClose={onClose}
      {...{ submit, busy, problems, refusal }}
    >
      <PasswordField
        id="currentPassword"
        label="Current password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        id="password"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.least} characters. Changing it signs you out everywhere else.`}
        {...form.getInputProps('password')}
      />
    </FormModal>
  );
}
