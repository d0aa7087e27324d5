import {
  cancelEmailChange,
  confirmEmailChange,
  resendEmailChangeCode,
} from '@chalkline/contract/accounts/security.endpoints.ts';
import { emailConfirmation } from '@chalkline/contract/accounts/security.schema.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { call } from '../../../platform/calls.ts';
import { session } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormTop } from '../../../ui/form-top.tsx';
import { Row } from '../../../ui/page.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { CodeField } from '../code-field.tsx';
import { SendAgain } from '../send-again.tsx';
import { codeTriesText, useCodeTries } from '../tries-left.ts';
import styles from './security.module.css';

/** A new address waits for the code that was mailed to it. */
export function PendingEmail({ newEmail }: { newEmail: string }) {
  const tries = useCodeTries();
  const invalidates = [accountQueries.all];
  const { form, submit, busy, problems, refusal } = useCallForm({
    initial: { code: '' },
    schema: emailConfirmation,
    texts: { code: { label: 'Code', wrong: `Enter all ${verificationCode.digits} digits.` } },
    send: (call, body) => call(confirmEmailChange, { body }),
    onDone: (user) => {
      const token = session.token();
      if (token) session.start({ token, user });
    },
    done: ({ email }) => ({
      title: `You now sign in with ${email}`,
      detail: 'We’ve emailed your old address a link to undo this within 72 hours.',
    }),
    invalidates,
    caught: (failure) => {
      tries.missed(failure, newEmail);
      return false;
    },
  });

  const giveUp = useAction({
    send: (call) => call(cancelEmailChange),
    failed: 'Couldn’t cancel the change',
    invalidates,
  });

  return (
    <form className={styles.pending} onSubmit={submit} noValidate>
      <p>
        We emailed a code to <b>{newEmail}</b>. Enter it within {verificationCode.minutes} minutes to finish
        the change.
      </p>
      <FormTop problems={problems} refusal={refusal} />
      <div className={styles.code}>
        <CodeField
          id="code"
          label="Code"
          value={form.values.code}
          error={form.errors.code}
          below={codeTriesText(tries.left(newEmail))}
          onChange={(code) => form.setFieldValue('code', code)}
        />
      </div>
      <SendAgain email={newEmail} send={() => call(resendEmailChangeCode, {})} onSent={tries.anew} />
      <Row>
        <Button type="submit" variant="main" busy={busy}>
          Verify email
        </Button>
        <Button variant="text" busy={giveUp.busy} onClick={() => giveUp.run()}>
          Cancel change
        </Button>
      </Row>
    </form>
  );
}
