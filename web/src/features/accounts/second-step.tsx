import { accountTexts } from '@chalkline/contract/accounts/accounts.codes.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface SecondStep {
  /** True when it handled the failure: the field appears, or says what is wrong. */
  caught: (failure: unknown) => boolean;
  /** Goes into the body of the call. */
  body: { secondFactor?: string };
  field: ReactNode;
}

/** The second step of signing in, for people who have turned it on: the server asks for it. */
export function useSecondStep(): SecondStep {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const typed = code.trim();
  return {
    caught(failure) {
      if (!(failure instanceof CallFailed)) return false;
      const isFirst = failure.code === 'second_factor_required' && !asked;
      if (failure.code !== 'second_factor_required' && failure.code !== 'second_factor_wrong') return false;
      setAsked(true);
      setError(isFirst ? null : failure.message);
      return true;
    },
    // Anything shorter is no code: the server then asks for one.
    body: asked && typed.length >= shortest ? { secondFactor: typed } : {},
    field: asked && (
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
    ),
  };
}

const shortest = 6;
