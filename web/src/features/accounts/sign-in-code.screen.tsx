import { newSessionByCode } from '@chalkline/contract/accounts/session.schema.ts';
import { askSignInCode, signInByCode } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useSearchParams } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { call } from '../../platform/calls.ts';
import { Button } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import text from '../../ui/text.module.css';
import { beginSession, forgetSession } from './begin-session.ts';
import { CodeField } from './code-field.tsx';
import { EmailForm } from './email-form.tsx';
import { Entrance } from './entrance.tsx';
import { useEntryRefusal } from './entry-refusal.tsx';
import styles from './form.module.css';
import { useSecondStep } from './second-step.tsx';
import { SendAgain } from './send-again.tsx';
import { UnlessSignedIn } from './signed-in.tsx';
import { codeTriesText, useCodeTries } from './tries-left.ts';

/** Sign in by a code: first where it goes to, unless the address came along, then the code itself. */
export function SignInCodeScreen() {
  const [query] = useSearchParams();
  const email = query.get('email');
  return (
    <UnlessSignedIn>{email ? <EnterCode key={email} email={email} /> : <AskForAddress />}</UnlessSignedIn>
  );
}

const sendTo = (email: string) => call(askSignInCode, { body: { email } });

function AskForAddress() {
  const [query, setQuery] = useSearchParams();
  return (
    <Entrance title="Get a one-time code" lead="We’ll email you a code that signs you in once.">
      <EmailForm
        button="Send code"
        send={sendTo}
        done={(email) => setQuery({ ...Object.fromEntries(query), email }, { replace: true })}
      />
      <ByPassword />
    </Entrance>
  );
}

function EnterCode({ email }: { email: string }) {
  const entry = useEntryRefusal();
  const tries = useCodeTries();
  const step = useSecondStep();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email, code: '' },
    schema: newSessionByCode,
    texts: { code: { label: 'Code', wrong: `Enter all ${verificationCode.digits} digits.` } },
    send: (call, body) => {
      forgetSession();
      return call(signInByCode, {
        body: { ...body, ...step.body(), keepAccount: entry.keepsAccount(email) },
      });
    },
    onDone: beginSession,
    caught: (failure) => {
      if (step.caught(failure)) return true;
      tries.missed(failure, email);
      return entry.caught(failure, email);
    },
  });
  return (
    <Entrance
      title="Enter the code"
      lead={`If ${email} has an account, we’ve sent a ${verificationCode.digits}-digit code. It expires in ${verificationCode.minutes} minutes.`}
    >
      <FormTop problems={problems} refusal={refusal} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        {entry.note}
        <CodeField
          id="code"
          label="Code"
          value={form.values.code}
          error={form.errors.code}
          below={codeTriesText(tries.left(email))}
          onChange={(code) => form.setFieldValue('code', code)}
        />
        {step.field}
        <SendAgain email={email} send={sendTo} onSent={tries.anew} />
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          {entry.keepsAccount(email) ? 'Keep my account' : 'Sign in'}
        </Button>
      </form>
      <ByPassword email={email} />
    </Entrance>
  );
}

function ByPassword({ email }: { email?: string }) {
  const [query] = useSearchParams();
  const back = query.get('back') ?? undefined;
  return (
    <p className={styles.after}>
      <Link className={text.link} to={urlOf('login', {}, { email, back })}>
        Sign in with your password
      </Link>
      {email && (
        <>
          {' or '}
          <Link className={text.link} to={urlOf('loginOtpVerify', {}, { back })}>
            use another email
          </Link>
        </>
      )}
    </p>
  );
}
