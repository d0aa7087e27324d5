import { useState } from 'react';
import { useSession } from '../../platform/session.ts';
import { useKeptState } from '../../platform/use-kept-state.ts';

interface Draft {
  readonly text: string;
  /** People named in it. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

const empty: Draft = { text: '', people: [] };

/** What somebody began to write in one place: there again after leaving the screen, a reload or a lost session. */
export function useDraft(place: string) {
  const me = useSession()?.user.id ?? '';
  const key = `draft ${me} ${place}`;
  const [begun] = useState<Draft>(() => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? empty : (JSON.parse(kept) as Draft);
  });
  const [draft, setDraft] = useKeptState<Draft>(`post ${place}`, begun);
  const change = (next: Draft) => {
    setDraft(next);
    if (next.text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(next));
  };
  return { draft, change, clear: () => change(empty) };
}
