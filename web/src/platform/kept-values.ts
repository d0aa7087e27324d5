import { useEffect, useState } from 'react';
import { session, useSession } from './session.ts';

/** Never stored, not even briefly. */
const secret = /password|code|token/i;

/** In characters. A tab can store about five million, and pasted files still exist elsewhere. */
const most = 1_000_000;

/** What was typed into one form, as JSON. The key begins with `keptFormsOf` its person. */
export interface KeptForm {
  readonly key: string;
  readonly text: string;
}

/** The forms on the page, each with the way to read what was typed into it. */
const forms = new Set<() => KeptForm | null>();

/** What was typed into the forms on this page and isn't saved yet. */
export function typedForms(): KeptForm[] {
  return [...forms].flatMap((read) => read() ?? []);
}

/** The beginning of the keys of a person's kept forms. */
export function keptFormsOf(personId: string | undefined): string {
  return `kept form ${personId} `;
}

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
  const key = `${keptFormsOf(mine)}${place} ${form}`;
  useEffect(() => {
    if (mine === undefined) return;
    const read = (): KeptForm | null => {
      const typed = values();
      const text = typed ? JSON.stringify(plain(typed)) : '';
      return text !== '' && text.length <= most ? { key, text } : null;
    };
    forms.add(read);
    const stop = session.subscribe(() => {
      // Logging out, here or in another tab, leaves no last address: then the tab's storage stays empty.
      const hasEnded = session.token() === null && session.read('lastVisited') !== null;
      const form = hasEnded ? read() : null;
      if (form) sessionStorage.setItem(form.key, form.text);
    });
    return () => {
      forms.delete(read);
      stop();
    };
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
