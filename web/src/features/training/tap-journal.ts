import type { KeptLog, Send } from './training-store.ts';

/** What a tap changed of a workout, and what the server has to hear of it. */
export interface Noted {
  readonly log: KeptLog;
  readonly sends: readonly Send[];
}

const prefix = 'trainingTap';
/** This page: its own taps are on their way to the database. */
const page = crypto.randomUUID();
let last = 0;

/**
 * Notes what was tapped in the same instant: a page that is closed right after the tap may never start writing to its
 * database. Gives the note's key; null where the browser keeps nothing.
 */
export function noteTap(noted: Noted): string | null {
  last += 1;
  const key = `${prefix} ${page} ${String(last).padStart(9, '0')}`;
  try {
    localStorage.setItem(key, JSON.stringify(noted));
    return key;
  } catch {
    return null;
  }
}

/** Once the database has it. */
export function dropTap(key: string | null): void {
  if (key !== null) localStorage.removeItem(key);
}

/** What pages noted that are gone, those of each in the order of its taps. */
export function leftTaps(): { readonly key: string; readonly noted: Noted }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`${prefix} `) && !key.includes(page))
    .toSorted()
    .map((key) => ({ key, noted: JSON.parse(localStorage.getItem(key) ?? 'null') as Noted | null }))
    .filter((tap): tap is { key: string; noted: Noted } => tap.noted !== null);
}
