import { normalizedEmail } from '@chalkline/contract/http/email-address.ts';
import { emailField } from '@chalkline/contract/http/fields.ts';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { useCallForm } from '../../patterns/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormTop } from '../../ui/form-top.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgetSession } from './begin-session.ts';
import styles from './form.module.css';

interface EmailFormProps {
  button: string;
  send: (email: string) => Promise<unknown>;
  done: (email: string) => void;
}

const schema = z.strictObject({ email: emailField });

/** A form with only an email field, to send something there. */
export function EmailForm({ button, send, done }: EmailFormProps) {
  const [query] = useSearchParams();
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { email: query.get('email') ?? '' },
    schema,
    texts: { email: { label: 'Email', wrong: 'Enter your email, like name@example.org.' } },
    send: async (_, { email }) => {
      forgetSession();
      await send(email);
      return normalizedEmail(email);
    },
    onDone: done,
  });
  return (
    <>
      <FormTop problems={problems} refusal={refusal} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        <TextField
          id="email"
          label="Email"
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <Button type="submit" variant="main" size={48} wide busy={busy}>
          {button}
        </Button>
      </form>
    </>
  );
}
