import { resendCode } from '@chalkline/contract/accounts/people.endpoints.ts';
import { emailField } from '@chalkline/contract/http/fields.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/calls.ts';
import { useErrorText } from '../../platform/error-texts.tsx';
import text from '../../ui/text.module.css';
import styles from './send-again.module.css';

const waitSeconds = 60;

/** Another mail, once the last one had time to come. */
export function SendAgain({ email }: { email: string }) {
  const [left, setLeft] = useState(waitSeconds);
  const [outcome, setOutcome] = useState('');
  const say = useErrorText();
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  async function send(): Promise<void> {
    setLeft(waitSeconds);
    setOutcome('');
    try {
      await call(resendCode, { body: { email } });
      setOutcome('A new code is on its way. The older one is no longer good.');
    } catch (failure) {
      setOutcome(say(failure));
    }
  }

  const known = emailField.safeParse(email).success;
  return (
    <div className={styles.line}>
      {outcome && <p role="status">{outcome}</p>}
      {waiting ? (
        <p>Nothing there? A new code can be sent in {clock(left)}.</p>
      ) : (
        <p>
          Nothing there?{' '}
          <button type="button" className={text.link} disabled={!known} onClick={send}>
            Send a new code
          </button>
        </p>
      )}
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
