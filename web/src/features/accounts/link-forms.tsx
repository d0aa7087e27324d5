import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import type { acceptance } from '@chalkline/contract/accounts/invited.schema.ts';
import { isCommonPassword, passwordLength } from '@chalkline/contract/accounts/password.rules.ts';
import { setPassword } from '@chalkline/contract/accounts/people.endpoints.ts';
import { type PasswordLinkView, passwordByLink } from '@chalkline/contract/accounts/person.schema.ts';
import type { SecondStep } from '@chalkline/contract/accounts/second-step.schema.ts';
import { undoEmailChange } from '@chalkline/contract/accounts/security.endpoints.ts';
import { emailChangeUndo } from '@chalkline/contract/accounts/security.schema.ts';
import type { SessionReply } from '@chalkline/contract/accounts/session.schema.ts';
import type { ReactNode } from 'react';
import type { KeyedCall } from '../../patterns/keyed-call.ts';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { Button } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { beginSession, forgetSession } from './begin-session.ts';
import { Entrance } from './entrance.tsx';
import { useEntryRefusal } from './entry-refusal.tsx';
import styles from './form.module.css';
import { LegalLine } from './legal-line.tsx';
import { useSecondStep } from './second-step.tsx';
import { useBeginWork } from './start-address.ts';

export const newPasswordHint = `At least ${passwordLength.least} characters. A few random words are easy to remember.`;
const tooShort = `At least ${passwordLength.least} characters.`;

interface LinkFormProps {
  secret: string;
  link: PasswordLinkView;
}

export function NewPasswordForm({ secret, link }: LinkFormProps) {
  return (
    <Entrance
      title="Choose a new password"
      lead={`For ${link.email}. This signs you in here and signs you out everywhere else.`}
    >
      <PasswordOnly
        schema={passwordByLink}
        secret={secret}
        about={link}
        send={(call, body) => call(setPassword, { body })}
        button="Set password"
      />
    </Entrance>
  );
}

/** For the undo link sent to the old email. It doesn't show whose account it is. */
export function TakeBackForm({ secret }: { secret: string }) {
  const title = 'Recover your account';
  useScreenTitle(title);
  return (
    <Entrance
      title={title}
      lead="This restores your old email, removes all passkeys and signs out every device. Choose a new password to keep others out."
    >
      <PasswordOnly
        schema={emailChangeUndo}
        secret={secret}
        about={{}}
        send={(call, body) => call(undoEmailChange, { body })}
        button="Recover account"
      />
    </Entrance>
  );
}

interface PasswordOnlyProps {
  schema: typeof passwordByLink | typeof emailChangeUndo;
  secret: string;
  about: { name?: string; email?: string };
  send: (call: KeyedCall, body: { token: string; password: string } & SecondStep) => Promise<SessionReply>;
  button: string;
}

function PasswordOnly({ schema, secret, about, send, button }: PasswordOnlyProps) {
  const begin = useBegin();
  const entry = useEntryRefusal();
  const step = useSecondStep();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { token: secret, password: '' },
    schema,
    texts: { password: { label: 'New password', wrong: tooShort } },
    also: ({ password }) => commonness(password, about),
    send: (call, body) => {
      forgetSession();
      return send(call, { ...body, ...step.body() });
    },
    onDone: begin,
    caught: (failure) => step.caught(failure) || entry.caught(failure, ''),
  });
  return (
    <>
      <FormTop problems={problems} refusal={refusal} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        {entry.note}
        <PasswordField
          id="password"
          label="New password"
          autoComplete="new-password"
          hint={newPasswordHint}
          {...form.getInputProps('password')}
        />
        {step.field}
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          {button}
        </Button>
      </form>
    </>
  );
}

export function InvitationForm({ secret, link }: LinkFormProps) {
  return (
    <ComeInForm
      title="Welcome"
      lead={`Your account for ${link.email} is ready. Enter your name and choose a password.`}
      schema={passwordByLink}
      secret={secret}
      about={link}
      send={(call, body) => call(setPassword, { body })}
    />
  );
}

interface ComeInFormProps {
  title: string;
  lead: ReactNode;
  schema: typeof passwordByLink | typeof acceptance;
  secret: string;
  about: { name: string; email: string };
  send: (call: KeyedCall, body: { token: string; name: string; password: string }) => Promise<SessionReply>;
  /** Where they begin whose work has no screen of its own; the home screen unless given. */
  otherwise?: string;
  /** Above the button. */
  children?: ReactNode;
}

/** The form for invited people: their name and a password. */
export function ComeInForm({
  title,
  lead,
  schema,
  secret,
  about,
  send,
  otherwise,
  children,
}: ComeInFormProps) {
  useScreenTitle(title);
  const begin = useBegin(otherwise);
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { token: secret, name: about.name, password: '' },
    schema,
    texts: {
      name: { label: 'Name', wrong: 'Enter your name as others will see it.' },
      password: { label: 'Password', wrong: tooShort },
    },
    also: ({ password, name }) => commonness(password, { name, email: about.email }),
    send: (call, body) => {
      forgetSession();
      return send(call, body);
    },
    onDone: begin,
  });
  return (
    <Entrance title={title} lead={lead}>
      <FormTop problems={problems} refusal={refusal} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        <TextField id="name" label="Name" autoComplete="name" {...form.getInputProps('name')} />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="new-password"
          hint={newPasswordHint}
          {...form.getInputProps('password')}
        />
        {children}
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          Create account
        </Button>
      </form>
      <LegalLine doing="creating an account" />
    </Entrance>
  );
}

function commonness(password: string, about: { name?: string; email?: string }): Record<string, string> {
  return isCommonPassword(password, about) ? { password: accountTexts.password_common } : {};
}

function useBegin(otherwise?: string): (answer: SessionReply) => Promise<void> {
  const begin = useBeginWork(otherwise);
  return async (answer) => {
    await beginSession(answer);
    await begin();
  };
}
