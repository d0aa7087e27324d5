import { newGuest } from '@chalkline/contract/accounts/guest.schema.ts';
import { askGuestCode, enterAsGuest } from '@chalkline/contract/accounts/guests.endpoints.ts';
import { personNameField } from '@chalkline/contract/accounts/person.schema.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { normalizedEmail } from '@chalkline/contract/http/email-address.ts';
import { emailField } from '@chalkline/contract/http/fields.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link, Navigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { call, queryClient } from '../../platform/calls.ts';
import { wayBack } from '../../platform/gate.ts';
import { session, useGuest } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Stack } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { forgetSession } from './begin-session.ts';
import { CodeField } from './code-field.tsx';
import { EmailForm } from './email-form.tsx';
import { Entrance } from './entrance.tsx';
import styles from './form.module.css';
import { SendAgain } from './send-again.tsx';
import { UnlessSignedIn } from './signed-in.tsx';
import { codeTriesText, useCodeTries } from './tries-left.ts';

/** Continue without an account: first the email, unless it came along, then the code that was sent there. */
export function GuestScreen() {
  const [query] = useSearchParams();
  const guest = useGuest();
  const email = query.get('email');
  if (guest) return <Navigate to={wayBack(query.get('back'), session.read('lastVisited'))} replace />;
  return (
    <UnlessSignedIn>
      {email && query.has('sent') ? <EnterCode key={email} email={email} /> : <AskForEmail />}
    </UnlessSignedIn>
  );
}

const sendTo = (email: string) => call(askGuestCode, { body: { email } });

function AskForEmail() {
  const [query, setQuery] = useSearchParams();
  const back = query.get('back') ?? undefined;
  const isReturning = query.get('for') === 'order';
  const sent = (found: Readonly<Record<string, string>>) =>
    setQuery({ ...Object.fromEntries(query), ...found, sent: '1' }, { replace: true });
  return (
    <Entrance
      title={isReturning ? 'Open your order' : 'Continue as a guest'}
      lead={
        isReturning
          ? 'Enter the email you ordered with, and we’ll send you a code.'
          : 'No account needed: we’ll email you a code, and your receipt goes to the same address.'
      }
    >
      {isReturning ? (
        <EmailForm button="Send code" send={sendTo} done={(email) => sent({ email })} />
      ) : (
        <NewGuestForm done={sent} />
      )}
      <div className={styles.after}>
        <Stack gap={12}>
          <p>Have an account? Sign in to use it here.</p>
          <ButtonLink wide size={48} to={urlOf('login', {}, { back })}>
            Sign in
          </ButtonLink>
        </Stack>
      </div>
    </Entrance>
  );
}

const whoSchema = z.strictObject({ name: personNameField, email: emailField });

function NewGuestForm({ done }: { done: (who: { name: string; email: string }) => void }) {
  const [query] = useSearchParams();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { name: query.get('name') ?? '', email: query.get('email') ?? '' },
    schema: whoSchema,
    texts: {
      name: { label: 'Your name', wrong: 'Enter your name.' },
      email: { label: 'Email', wrong: 'Enter your email, like name@example.org.' },
    },
    send: async (_, { name, email }) => {
      forgetSession();
      await sendTo(email);
      return { name: name.trim(), email: normalizedEmail(email) };
    },
    onDone: done,
  });
  return (
    <>
      <FormTop problems={problems} refusal={refusal} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        <TextField id="name" label="Your name" autoComplete="name" {...form.getInputProps('name')} />
        <TextField
          id="email"
          label="Email"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          Send code
        </Button>
      </form>
    </>
  );
}

function EnterCode({ email }: { email: string }) {
  const [query, setQuery] = useSearchParams();
  const name = query.get('name') ?? undefined;
  const back = query.get('back') ?? undefined;
  const tries = useCodeTries();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email, code: '', name },
    schema: newGuest,
    texts: { code: { label: 'Code', wrong: `Enter all ${verificationCode.digits} digits.` } },
    send: (call, body) => call(enterAsGuest, { body }),
    // A visitor may have seen different data.
    onDone: (guest) => {
      queryClient.clear();
      session.startGuest(guest);
    },
    caught: (failure) => {
      tries.missed(failure, email);
      return false;
    },
  });
  const again = Object.fromEntries([...query].filter(([key]) => key !== 'sent'));
  return (
    <Entrance
      title="Enter the code"
      lead={`We’ve emailed ${email}. Enter the ${verificationCode.digits}-digit code within ${verificationCode.minutes} minutes. If this email has an account, the message asks you to sign in instead.`}
    >
      <FormTop problems={problems} refusal={refusal} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        <CodeField
          id="code"
          label="Code"
          value={form.values.code}
          error={form.errors.code}
          below={codeTriesText(tries.left(email))}
          onChange={(code) => form.setFieldValue('code', code)}
        />
        <SendAgain email={email} send={sendTo} onSent={tries.anew} />
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          Continue
        </Button>
      </form>
      <p className={styles.after}>
        <LinkButton onClick={() => setQuery(again, { replace: true })}>Use another email</LinkButton>
        {' or '}
        <Link className={text.link} to={urlOf('login', {}, { back, email })}>
          sign in
        </Link>
      </p>
    </Entrance>
  );
}
