import { askSignInCode } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { emailField } from '@chalkline/contract/http/fields.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/calls.ts';
import { errorText } from '../../platform/error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { forgetSession } from './begin-session.ts';

interface AskCodeProps {
  email: string;
  back: string | undefined;
  /** The address is none that a mail could go to. */
  onMisfit: () => void;
}

/** The other way in: a code to the address above, and on to where it is entered. */
export function AskCode({ email, back, onMisfit }: AskCodeProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(): Promise<void> {
    setProblem(null);
    const known = emailField.safeParse(email);
    if (!known.success) return onMisfit();
    setBusy(true);
    try {
      forgetSession();
      await call(askSignInCode, { body: { email: known.data } });
      await navigate(urlOf('loginOtpVerify', {}, { email: known.data, back }));
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {problem !== null && (
        <Note tone="bad" announced>
          <b>{problem}</b>
        </Note>
      )}
      <Button
        size={48}
        wide
        busy={busy}
        icon={<IconMail size={18} stroke={1.75} aria-hidden="true" />}
        onClick={ask}
      >
        Get a one-time code
      </Button>
    </>
  );
}
