import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import { isCommonPassword, passwordLength } from '@chalkline/contract/accounts/password.rules.ts';
import { registerPerson } from '@chalkline/contract/accounts/people.endpoints.ts';
import { newRegistration } from '@chalkline/contract/accounts/person.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { site } from '../../platform/site.ts';
import { Button } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { forgetSession } from './begin-session.ts';
import { Entrance } from './entrance.tsx';
import styles from './form.module.css';
import { LegalLine } from './legal-line.tsx';
import { UnlessSignedIn } from './signed-in.tsx';

export function RegisterScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = query.get('back') ?? undefined;
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { name: '', email: query.get('email') ?? '', password: '' },
    schema: newRegistration,
    texts: {
      name: { label: 'Name', wrong: 'Enter your name as others will see it.' },
      email: { label: 'Email', wrong: 'Enter your email, like name@example.org.' },
      password: { label: 'Password', wrong: `At least ${passwordLength.least} characters.` },
    },
    also: ({ password, ...about }): Record<string, string> =>
      isCommonPassword(password, about) ? { password: accountTexts.password_common } : {},
    send: async (call, body) => {
      forgetSession();
      const { registration } = await call(registerPerson, { body });
      return { registration, email: body.email.trim() };
    },
    onDone: ({ email, registration }) => {
      navigate(urlOf('verifyOtp', {}, { email, back }), { state: { registration } });
    },
  });
  return (
    <UnlessSignedIn>
      <Entrance title="Register" lead="One account for competing, judging and organizing.">
        <FormTop problems={problems} refusal={refusal} />
        {site.corporateMode && (
          <Note>
            To join your company here, open the invitation in your email. Registering creates an account
            outside of it.
          </Note>
        )}
        <form className={styles.fields} onSubmit={submit} noValidate>
          <TextField id="name" label="Name" autoComplete="name" {...form.getInputProps('name')} />
          <TextField
            id="email"
            label="Email"
            type="email"
            autoComplete="username"
            hint="We’ll send you a code."
            {...form.getInputProps('email')}
          />
          <PasswordField
            id="password"
            label="Password"
            autoComplete="new-password"
            hint={`At least ${passwordLength.least} characters. A few random words are easy to remember.`}
            {...form.getInputProps('password')}
          />
          <Button type="submit" variant="main" size={48} wide busy={busy}>
            Register
          </Button>
        </form>
        <LegalLine />
        <p className={styles.after}>
          Already have an account?{' '}
          <Link className={text.link} to={urlOf('login', {}, { back })}>
            Sign in
          </Link>
        </p>
      </Entrance>
    </UnlessSignedIn>
  );
}
