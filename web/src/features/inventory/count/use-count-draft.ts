import type { SheetLine } from '@chalkline/contract/inventory/movement.schema.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session.ts';
import { useKeptState } from '../../../platform/use-kept-state.ts';
import { type CountedLine, continued } from './count.rules.ts';

/** What was counted at a place and isn't saved yet: there again after leaving the screen, a reload or a lost session. */
export function useCountDraft(placeId: string, listed: readonly SheetLine[]) {
  const me = useSession()?.user.id ?? '';
  const key = `count ${me} ${placeId}`;
  const [begun] = useState(() => {
    const kept = sessionStorage.getItem(key);
    return continued(listed, kept === null ? [] : (JSON.parse(kept) as CountedLine[]));
  });
  const [lines, setLines] = useKeptState<readonly CountedLine[]>(`count ${placeId}`, begun);
  useEffect(() => {
    const counted = lines.filter((line) => line.counted !== null);
    if (counted.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(counted));
  }, [key, lines]);
  return { lines, setLines, clear: () => sessionStorage.removeItem(key) };
}
