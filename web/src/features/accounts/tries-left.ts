import { passwordTries } from '@chalkline/contract/accounts/password-tries.ts';
import { verificationCode } from '@chalkline/contract/accounts/verification-code.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { useState } from 'react';

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

interface TriesLeft {
  /** Counts what was thrown, if it says that this was a wrong one; `of` is the address it was for. */
  missed: (failure: unknown, of: string) => void;
  /** How many are left at most for this address; null before the first wrong one. */
  left: (of: string) => number | null;
  /** Another code was sent: it bears as many again. */
  anew: () => void;
}

/**
 * How many tries are left. Counted in this browser and never asked for: what the server counts for an address
 * begins anew when its owner comes in, so whoever saw that number would learn that somebody uses the address.
 * Others may have used up tries elsewhere, hence "at most".
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

/** "Two tries are left at most." */
export function triesLeftText(left: number): string {
  return left === 1 ? 'One try is left at most.' : `${numerals[left] ?? left} tries are left at most.`;
}

/** The same of a code, with what to do when there is none. */
export function codeTriesText(left: number | null): string | undefined {
  if (left === null) return undefined;
  return left === 0 ? 'This code bears no further try. Send a new one.' : triesLeftText(left);
}
