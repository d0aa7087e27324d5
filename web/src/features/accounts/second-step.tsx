import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import type { PasskeyProof, SecondStep as Proof } from '@chalkline/contract/accounts/second-step.schema.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { errorText } from '../../platform/error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { askForPasskey } from './passkeys/ask-for-passkey.ts';
import { passkeysWork } from './passkeys/passkeys-work.ts';

interface SecondStep {
  /** True when it handled the failure: the field appears, or says what is wrong. */
  caught: (failure: unknown) => boolean;
  /** Goes into the body of the call. What a passkey signed is good for one. */
  body: () => Proof;
  field: ReactNode;
}

/** The second step, for people who have turned it on: the server asks for it. */
export function useSecondStep(): SecondStep {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const signed = useRef<PasskeyProof | null>(null);
  const typed = code.trim();

  async function usePasskey({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
    setError(null);
    try {
      signed.current = await askForPasskey();
      form?.requestSubmit();
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return {
    caught(failure) {
      if (!(failure instanceof CallFailed) || !codes.has(failure.code)) return false;
      setError(failure.code === 'second_factor_required' && !asked ? null : failure.message);
      setAsked(true);
      return true;
    },
    body() {
      const passkey = signed.current;
      signed.current = null;
      if (passkey) return { passkey };
      // Anything shorter is no code: the server then asks for one.
      return asked && typed.length >= shortest ? { secondFactor: typed } : {};
    },
    field: asked && (
      <Stack gap={8}>
        <TextField
          id="secondFactor"
          label="Code from your authenticator app"
          hint={accountTexts.second_factor_required}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={20}
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(null);
          }}
        />
        {passkeysWork() && <Button onClick={usePasskey}>Use a passkey instead</Button>}
      </Stack>
    ),
  };
}

const shortest = 6;
const codes = new Set(['second_factor_required', 'second_factor_wrong', 'passkey_wrong']);
