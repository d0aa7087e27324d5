import { signInByPasskey } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import type { PasskeyProof } from '@chalkline/contract/accounts/second-step.schema.ts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { errorText } from '../../../platform/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { beginSession, forgetSession } from '../begin-session.ts';
import { useEntryRefusal } from '../entry-refusal.tsx';
import { askForPasskey } from './ask-for-passkey.ts';
import { passkeysWork } from './passkeys-work.ts';
import { useAutofilledPasskey } from './use-autofilled-passkey.ts';

/** Signing in with a passkey alone: by a button, or from what the browser fills in. */
export function PasskeyEntrance() {
  return passkeysWork() ? <Offered /> : null;
}

/** Whose passkey it is isn't known before it is used. */
const somebody = 'passkey';

function Offered() {
  const entry = useEntryRefusal();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function enter(prove: () => Promise<PasskeyProof>): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      const passkey = await prove();
      forgetSession();
      const body = { passkey, keepAccount: entry.keepsAccount(somebody) };
      await beginSession((await call(signInByPasskey, { body })).data);
    } catch (failure) {
      if (!entry.caught(failure, somebody)) setProblem(errorText(failure));
      setBusy(false);
    }
  }

  useAutofilledPasskey(!busy, (proof) => enter(async () => proof));

  return (
    <>
      {entry.note}
      {problem !== null && (
        <Note tone="bad" announced>
          <b>{problem}</b>
        </Note>
      )}
      <Button
        size={48}
        wide
        busy={busy}
        icon={<IconKey size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => enter(askForPasskey)}
      >
        {entry.keepsAccount(somebody) ? 'Keep my account with a passkey' : 'Sign in with a passkey'}
      </Button>
    </>
  );
}
