import { resendCode } from '@chalkline/contract/accounts/people.endpoints.ts';
import { newSession } from '@chalkline/contract/accounts/session.schema.ts';
import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { call } from '../../platform/calls.ts';
import { Button } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { AskCode } from './ask-code.tsx';
import { beginSession, forgetSession } from './begin-session.ts';
import { Entrance } from './entrance.tsx';
import { useEntryRefusal } from './entry-refusal.tsx';
import styles from './form.module.css';
import { NewHere } from './new-here.tsx';
import { PasskeyEntrance } from './passkeys/passkey-entrance.tsx';
import { useSecondStep } from './second-step.tsx';
import { UnlessSignedIn } from './signed-in.tsx';
import { triesLeftText, usePasswordTries } from './tries-left.ts';

export function SignInScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = query.get('back') ?? undefined;
  const entry = useEntryRefusal();
  const tries = usePasswordTries();
  const step = useSecondStep();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email: query.get('email') ?? '', password: '' },
    schema: newSession,
    texts: {
      email: { label: 'Email', wrong: 'Enter your email, like name@example.org.' },
      password: { label: 'Password', wrong: 'Enter your password.' },
    },
    send: (call, body) => {
      forgetSession();
      return call(signIn, { body: { ...body, ...step.body(), keepAccount: entry.keepsAccount(body.email) } });
    },
    onDone: beginSession,
    caught: async (failure, { email }) => {
      if (step.caught(failure)) return true;
      tries.missed(failure, email);
      if (entry.caught(failure, email)) return true;
      if (!(failure instanceof CallFailed) || failure.code !== 'email_not_verified') return false;
      // Continue to the code screen even if the code couldn't be sent.
      await call(resendCode, { body: { email } }).catch(() => undefined);
      await navigate(urlOf('verifyOtp', {}, { email, back }));
      return true;
    },
  });
  const { email } = form.values;
  const left = tries.left(email);
  return (
    <UnlessSignedIn>
      <Entrance
        title="Sign in"
        lead={back ? 'Sign in to continue where you were.' : 'Good to see you again.'}
      >
        <FormTop problems={problems} refusal={refusal}>
          {left !== null && `${triesLeftText(left)} `}
          You can also{' '}
          <Link className={text.link} to={urlOf('loginOtpVerify', {}, { back })}>
            get a code by email
          </Link>
          .
        </FormTop>
        <form className={styles.fields} onSubmit={submit} noValidate>
          {entry.note}
          <TextField
            id="email"
            label="Email"
            type="email"
            autoComplete="username webauthn"
            {...form.getInputProps('email')}
          />
          <PasswordField
            id="password"
            label="Password"
            autoComplete="current-password"
            aside={
              <Link className={styles.aside} to={urlOf('forgotPassword', {}, { email, back })}>
                Forgot?
              </Link>
            }
            {...form.getInputProps('password')}
          />
          {step.field}
          <Button type="submit" variant="main" size={48} wide busy={busy}>
            {entry.keepsAccount(email) ? 'Keep my account' : 'Sign in'}
          </Button>
          <AskCode
            email={email}
            back={back}
            onMisfit={() => form.setFieldError('email', 'Enter the email to send the code to.')}
          />
          <PasskeyEntrance />
        </form>
        <NewHere back={back} />
      </Entrance>
    </UnlessSignedIn>
  );
}
