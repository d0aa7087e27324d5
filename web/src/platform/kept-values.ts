import { useEffect, useState } from 'react';
import { session, useSession } from './session.ts';

/** Never written down, not even for a moment. */
const secret = /password|code|token/i;

/** Characters. A tab keeps about five million, and whoever pastes a large file has it still. */
const most = 1_000_000;

type Values = Readonly<Record<string, unknown>>;

/**
 * What was typed into a form when the session ended under it: kept for the tab, and given back once, to the same
 * person, in the same form at the same address. Logging out empties it with everything else. `form` tells the forms
 * of one address apart; `values` are asked for when the session ends, null when nothing was typed.
 */
export function useKeptValues(
  form: string,
  values: () => Values | null,
): { readonly take: () => Values | null } {
  const owner = useSession()?.user.id;
  const [mine] = useState(owner);
  const [place] = useState(() => globalThis.location.pathname + globalThis.location.search);
  const key = `kept form ${mine} ${place} ${form}`;
  useEffect(() => {
    if (mine === undefined) return;
    return session.subscribe(() => {
      // Logging out, here or in another tab, leaves no address that was visited: then nothing is to be kept.
      const hasEnded = session.token() === null && session.read('lastVisited') !== null;
      const typed = hasEnded ? values() : null;
      const text = typed ? JSON.stringify(plain(typed)) : '';
      if (text !== '' && text.length <= most) sessionStorage.setItem(key, text);
    });
  });
  return {
    take() {
      const kept = sessionStorage.getItem(key);
      if (kept === null) return null;
      sessionStorage.removeItem(key);
      return JSON.parse(kept) as Values;
    },
  };
}

/** Without secrets, and without files, which cannot be kept as text. */
function plain(values: Values): Values {
  const isKept = ([name, value]: [string, unknown]) => !secret.test(name) && !(value instanceof Blob);
  return Object.fromEntries(Object.entries(values).filter(isKept));
}
