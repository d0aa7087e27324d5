import { passwordTries } from '@chalkline/contract/accounts/password-tries.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useState } from 'react';

interface TriesLeft {
  /** Counts the failure if it was a wrong code or password; `of` is the email. */
  missed: (failure: unknown, of: string) => void;
  /** How many are left at most for this email; null before the first wrong one. */
  left: (of: string) => number | null;
  /** Starts over for a new code. */
  anew: () => void;
}

/**
 * How many tries are left, counted in this browser. The server's count resets when the owner signs in, so showing it
 * would reveal that the account is in use. Others may have used tries elsewhere, hence "at most".
 */
function useTriesLeft(code: string, times: number): TriesLeft {
  const [wrong, setWrong] = useState<Readonly<Record<string, number>>>({});
  return {
    missed: (failure, of) => {
      if (!(failure instanceof CallFailed) || failure.code !== code) return;
      setWrong((all) => ({ ...all, [of]: (all[of] ?? 0) + 1 }));
    },
    left: (of) => (wrong[of] === undefined ? null : Math.max(0, times - wrong[of])),
    anew: () => setWrong({}),
  };
}

/** Of a mailed code. */
export const useCodeTries = () => useTriesLeft('code_wrong', verificationCode.tries);

/** Of the password of an address. */
export const usePasswordTries = () => useTriesLeft('credentials_wrong', passwordTries.times);

/** "At most 2 tries left." */
export function triesLeftText(left: number): string {
  return left === 1 ? 'At most 1 try left.' : `At most ${left} tries left.`;
}

/** The same of a code, with what to do when there is none. */
export function codeTriesText(left: number | null): string | undefined {
  if (left === null) return undefined;
  return left === 0 ? 'No tries left for this code. Send a new one.' : triesLeftText(left);
}
