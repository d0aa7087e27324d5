import { addresses, webBase } from '@chalkline/contract/urls.ts';
import { putOnShelf } from '../platform/kept-shelf.ts';
import { typedForms } from '../platform/kept-values.ts';
import { session } from '../platform/session.ts';
import { leaveForGood } from '../ui/unsaved.ts';

/**
 * Logging out in one tab logs out the others (seed §4): each clears its own session storage, which no other tab
 * can reach, and goes to /login by a full load. When a session expires, tabs stay where they are.
 */
export function followLogOut(go = (address: string) => window.location.assign(address)): () => void {
  let wasSignedIn = session.token() !== null;
  const remember = () => {
    wasSignedIn ||= session.token() !== null;
  };
  const follow = ({ key }: StorageEvent) => {
    // `clear()` reports a null key, and only logging out clears the storage.
    if (key !== null || !wasSignedIn) return;
    wasSignedIn = false;
    leaveForGood();
    sessionStorage.clear();
    // biome-ignore lint/suspicious/noConsole: the person is signed out of this tab either way
    const warn = (failure: unknown) => console.warn('Unsaved changes could not be kept.', failure);
    void putOnShelf(typedForms())
      .catch(warn)
      .then(() => go(webBase + addresses.login));
  };
  // Before the screens react and unmount their forms.
  window.addEventListener('storage', follow, true);
  const stop = session.subscribe(remember);
  return () => {
    window.removeEventListener('storage', follow, true);
    stop();
  };
}
