import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import { isCommonPassword, passwordLength } from '@chalkline/contract/accounts/password.rules.ts';
import { newCorporate } from '@chalkline/contract/organizations/organization.schema.ts';
import { registerCorporate } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { Link, useNavigate } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { FieldSet, FormBody } from '../../ui/field.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { CompanyFields, companyLabels } from './company-fields.tsx';
import styles from './get-trial.module.css';

/** The company with its first admin, who proves the address next and lands in the branding. */
export function TrialForm() {
  const navigate = useNavigate();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { name: '', identifier: '', admin_name: '', email: '', password: '' },
    schema: newCorporate,
    texts: {
      ...companyLabels,
      admin_name: { label: 'Your name', wrong: 'Enter your name as others will see it.' },
      email: { label: 'Email', wrong: 'Enter your email, like name@example.org.' },
      password: { label: 'Password', wrong: `At least ${passwordLength.least} characters.` },
    },
    also: ({ password, admin_name, email }): Record<string, string> =>
      isCommonPassword(password, { name: admin_name, email })
        ? { password: accountTexts.password_common }
        : {},
    send: async (call, body) => {
      const { registration } = await call(registerCorporate, { body });
      return { registration, email: body.email.trim() };
    },
    onDone: ({ email, registration }) => {
      const to = urlOf('verifyOtp', {}, { email, back: addresses.branding });
      navigate(to, { state: { registration, again: addresses.getTrial } });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <FormBody tall>
        <FormTop problems={problems} refusal={refusal} />
        <CompanyFields form={form} />
        <FieldSet legend="First administrator">
          <FormBody tall>
            <TextField
              id="admin_name"
              label="Your name"
              autoComplete="name"
              {...form.getInputProps('admin_name')}
            />
            <TextField
              id="email"
              label="Email"
              type="email"
              autoComplete="username"
              hint="We’ll send you a code to start the trial."
              {...form.getInputProps('email')}
            />
            <PasswordField
              id="password"
              label="Password"
              autoComplete="new-password"
              hint={`At least ${passwordLength.least} characters. A few random words are easy to remember.`}
              {...form.getInputProps('password')}
            />
          </FormBody>
        </FieldSet>
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          Start trial
        </Button>
        <p className={styles.after}>
          Already have an account?{' '}
          <Link className={text.link} to={urlOf('login', {}, { back: addresses.getTrial })}>
            Sign in
          </Link>{' '}
          to use it for your company.
        </p>
      </FormBody>
    </form>
  );
}
