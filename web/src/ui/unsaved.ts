import { useEffect, useSyncExternalStore } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

let leaving = false;

/** Whether something on the page would be lost by loading it again. */
export function hasUnsaved(): boolean {
  return !leaving && holders.size > 0;
}

/** Somebody decided to leave, and what was unsaved is dealt with: nothing on this page asks or stores anymore. */
export function leaveForGood(): void {
  leaving = true;
  for (const listener of leavers) listener();
}

/** As on a page that was just opened: tests share this module. */
export function resetLeaving(): void {
  leaving = false;
}

const leavers = new Set<() => void>();

/** Whether the page is being left for good. */
export function useLeaving(): boolean {
  return useSyncExternalStore(onLeaving, () => leaving);
}

function onLeaving(listener: () => void): () => void {
  leavers.add(listener);
  return () => {
    leavers.delete(listener);
  };
}

/** Says that there is something unsaved, until the function it gives back is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol();
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && holders.size === 0) for (const listener of listeners) listener();
  };
}

/** Calls back when nothing is unsaved anymore. Returns a function to stop. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** For whatever keeps something that is not sent yet: a form, an outbox. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved]);
}
