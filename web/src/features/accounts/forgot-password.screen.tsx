import { askPasswordLink } from '@chalkline/contract/accounts/people.endpoints.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../platform/calls.ts';
import { Note } from '../../ui/note.tsx';
import text from '../../ui/text.module.css';
import { EmailForm } from './email-form.tsx';
import { Entrance } from './entrance.tsx';
import styles from './form.module.css';
import { SendAgain } from './send-again.tsx';

const sendTo = (email: string) => call(askPasswordLink, { body: { email } });

export function ForgotPasswordScreen() {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = query.get('back') ?? undefined;
  return (
    <Entrance
      title="Forgot your password?"
      lead="We’ll email you a link to choose a new one. It works once and expires after an hour."
    >
      {sentTo === null ? (
        <EmailForm button="Send link" send={sendTo} done={setSentTo} />
      ) : (
        <div className={styles.fields}>
          <Note tone="good" announced>
            If {sentTo} has an account, we’ve sent a link. Open the email on this device to continue here.
          </Note>
          <SendAgain email={sentTo} send={sendTo} what="link" />
        </div>
      )}
      <p className={styles.after}>
        Remembered it?{' '}
        <Link className={text.link} to={urlOf('login', {}, { email: sentTo ?? undefined, back })}>
          Sign in
        </Link>
      </p>
    </Entrance>
  );
}
