import { isCommonPassword, passwordLength } from '@chalkline/contract/accounts/password.rules.ts';
import { setPassword } from '@chalkline/contract/accounts/people.endpoints.ts';
import { passwordByLink } from '@chalkline/contract/accounts/person.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../../platform/calls.ts';
import { useCallForm } from '../../platform/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { Note } from '../../ui/note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import text from '../../ui/text.module.css';
import { accountTexts } from './accounts.texts.ts';
import { beginSession, forgetSession } from './begin-session.ts';
import { Entrance } from './entrance.tsx';
import styles from './form.module.css';

/** Where a password link leads. Its secret stands behind the `#` and is taken out of the address at once. */
export function SetPasswordScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const secret = location.hash.slice(1) || (location.state as { secret?: string } | null)?.secret;
  useEffect(() => {
    if (location.hash) navigate(urlOf('resetPassword'), { replace: true, state: { secret } });
  }, [location.hash, navigate, secret]);
  return (
    <Entrance title="Set your password" lead="You are signed in with it right away, and only here.">
      {secret ? <PasswordForm secret={secret} /> : <NoSecret />}
    </Entrance>
  );
}

function PasswordForm({ secret }: { secret: string }) {
  const navigate = useNavigate();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { token: secret, password: '' },
    schema: passwordByLink,
    words: {
      password: { label: 'New password', wrong: `At least ${passwordLength.least} characters.` },
    },
    also: ({ password }): Record<string, string> =>
      isCommonPassword(password) ? { password: accountTexts.password_common } : {},
    send: (body) => {
      forgetSession();
      return call(setPassword, { body });
    },
    done: (answer) => {
      beginSession(answer);
      navigate(urlOf('home'), { replace: true });
    },
  });
  return (
    <>
      <FormTop problems={problems} refusal={refusal} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        <PasswordField
          id="password"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${passwordLength.least} characters. A few words in a row are easy to remember.`}
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          Set the password
        </Button>
      </form>
    </>
  );
}

function NoSecret() {
  return (
    <Note tone="warn">
      This address is not whole. Open the link exactly as you were given it, or{' '}
      <Link className={text.link} to={urlOf('login')}>
        sign in
      </Link>
      .
    </Note>
  );
}
