import { resendCode, verifyEmail } from '@chalkline/contract/accounts/people.endpoints.ts';
import { verification } from '@chalkline/contract/accounts/person.schema.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { call } from '../../platform/calls.ts';
import { Button } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { beginSession, forgetSession } from './begin-session.ts';
import { CodeField } from './code-field.tsx';
import { Entrance } from './entrance.tsx';
import styles from './form.module.css';
import { SendAgain } from './send-again.tsx';
import { UnlessSignedIn } from './signed-in.tsx';
import { codeTriesText, useCodeTries } from './tries-left.ts';

export function VerifyEmailScreen() {
  const [query] = useSearchParams();
  const state = useLocation().state as { registration?: string; again?: string } | null;
  const mailedTo = query.get('email') ?? '';
  const tries = useCodeTries();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email: mailedTo, code: '' },
    schema: verification,
    texts: {
      email: { label: 'Email', wrong: 'Enter the email you registered with.' },
      code: { label: 'Code', wrong: `Enter all ${verificationCode.digits} digits.` },
    },
    send: (call, body) => {
      forgetSession();
      return call(verifyEmail, { body: { ...body, registration: state?.registration } });
    },
    onDone: beginSession,
    caught: (failure, { email }) => {
      tries.missed(failure, email);
      return false;
    },
  });
  return (
    <UnlessSignedIn>
      <Entrance title="Enter the code" lead={<Lead mailedTo={mailedTo} />}>
        <FormTop problems={problems} refusal={refusal} />
        <form className={styles.fields} onSubmit={submit} noValidate>
          {mailedTo === '' && (
            <TextField
              id="email"
              label="Email"
              type="email"
              autoComplete="username"
              {...form.getInputProps('email')}
            />
          )}
          <CodeField
            id="code"
            label="Code"
            value={form.values.code}
            error={form.errors.code}
            below={codeTriesText(tries.left(form.values.email))}
            onChange={(code) => form.setFieldValue('code', code)}
          />
          <SendAgain
            email={form.values.email}
            send={(email) => call(resendCode, { body: { email } })}
            onSent={tries.anew}
          />
          <Button type="submit" variant="main" size={48} wide busy={busy}>
            Verify email
          </Button>
        </form>
        <p className={styles.after}>
          Wrong email?{' '}
          <Link
            className={text.link}
            to={state?.again ?? urlOf('register', {}, { back: query.get('back') ?? undefined })}
          >
            Register again
          </Link>
        </p>
      </Entrance>
    </UnlessSignedIn>
  );
}

function Lead({ mailedTo }: { mailedTo: string }) {
  const expiry = `It expires in ${verificationCode.minutes} minutes.`;
  if (mailedTo === '') return `We emailed you a ${verificationCode.digits}-digit code. ${expiry}`;
  return `We emailed a ${verificationCode.digits}-digit code to ${mailedTo}. ${expiry}`;
}
