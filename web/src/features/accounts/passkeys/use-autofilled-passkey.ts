import { askPasskey } from '@chalkline/contract/accounts/passkeys.endpoints.ts';
import type { PasskeyProof } from '@chalkline/contract/accounts/second-step.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/calls.ts';
import { loadCeremony } from './passkeys-work.ts';

/**
 * Offers passkeys in the browser's autofill of a field with `autocomplete="… webauthn"` while `active`. Browsers allow
 * one open request at a time. The challenge is replaced before it expires.
 */
export function useAutofilledPasskey(active: boolean, onProof: (proof: PasskeyProof) => void): void {
  const [round, setRound] = useState(0);
  const take = useRef(onProof);
  take.current = onProof;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for another challenge
  useEffect(() => {
    if (!active) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    async function offer(): Promise<void> {
      const { fillsInPasskeys, signFromAutofill, stopAsking } = await loadCeremony();
      if (isOver || !(await fillsInPasskeys())) return;
      const { data } = await call(askPasskey);
      if (isOver) return;
      const renewal = setTimeout(() => setRound((last) => last + 1), data.timeout * renewedAfter);
      stop = () => {
        clearTimeout(renewal);
        stopAsking();
      };
      const proof = await signFromAutofill(data);
      if (proof && !isOver) take.current(proof);
    }
    // Without a network there is nothing to offer; the button says what is wrong.
    void offer().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [active, round]);
}

/** Of a challenge's time. */
const renewedAfter = 0.8;
