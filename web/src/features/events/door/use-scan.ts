import { useRef, useState } from 'react';
import { playVerdict } from '../../../patterns/scanning/verdict-sound.ts';
import { queryClient } from '../../../platform/calls.ts';
import { doorKey } from '../door-key.ts';
import type { AskedScan } from './door-calls.ts';
import { doorDesk } from './door-desk.ts';
import type { TicketVerdict } from './verdict.ts';

export interface ShownScan {
  readonly asked: AskedScan;
  readonly verdict: TicketVerdict;
}

/** One scan at a time, with its verdict and its sound. */
export function useScan() {
  const [shown, setShown] = useState<ShownScan | null>(null);
  const busy = useRef(false);
  const scan = async (asked: AskedScan) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const verdict = await doorDesk.scan(asked);
      setShown({ asked, verdict });
      playVerdict(verdict.tone);
    } finally {
      busy.current = false;
    }
    await queryClient.invalidateQueries({ queryKey: doorKey });
  };
  return { shown, scan, clear: () => setShown(null) };
}
