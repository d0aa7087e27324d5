import { emailField } from '@chalkline/contract/http/fields.ts';
import { useEffect, useState } from 'react';
import { errorText } from '../../platform/error-texts.ts';
import text from '../../ui/text.module.css';
import styles from './send-again.module.css';

const waitSeconds = 60;

interface SendAgainProps {
  /** Where it goes; nothing can be sent while this is no address. */
  email: string;
  send: (email: string) => Promise<unknown>;
  /** After one was sent. */
  onSent?: () => void;
  /** What is sent. */
  what?: 'code' | 'link';
}

/** Another mail, once the last one had time to come. */
export function SendAgain({ email, send, onSent, what = 'code' }: SendAgainProps) {
  const [left, setLeft] = useState(waitSeconds);
  const [outcome, setOutcome] = useState('');
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  async function sendAgain(): Promise<void> {
    setLeft(waitSeconds);
    setOutcome('');
    try {
      await send(email);
      onSent?.();
      setOutcome(`New ${what} sent. The previous one no longer works.`);
    } catch (failure) {
      setOutcome(errorText(failure));
    }
  }

  const known = emailField.safeParse(email).success;
  return (
    <div className={styles.line}>
      {outcome && <p role="status">{outcome}</p>}
      {waiting ? (
        <p>
          Didn’t get it? You can send a new {what} in {clock(left)}.
        </p>
      ) : (
        <p>
          Didn’t get it?{' '}
          <button type="button" className={text.link} disabled={!known} onClick={sendAgain}>
            Send a new {what}
          </button>
        </p>
      )}
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
