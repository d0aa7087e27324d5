import { addresses, webBase } from '@chalkline/contract/urls.ts';
import { session } from '../platform/session.ts';

/**
 * Logging out in one tab logs out the others (seed §4): each clears its own session storage, which no other tab
 * can reach, and goes to /login by a full load. A session that merely ended leaves them where they are.
 */
export function followLogOut(go = (address: string) => window.location.assign(address)): () => void {
  let wasSignedIn = session.token() !== null;
  const remember = () => {
    wasSignedIn ||= session.token() !== null;
  };
  const follow = ({ key }: StorageEvent) => {
    // `clear()` tells of no single key, and only logging out clears.
    if (key !== null || !wasSignedIn) return;
    wasSignedIn = false;
    sessionStorage.clear();
    go(webBase + addresses.login);
  };
  window.addEventListener('storage', follow);
  const stop = session.subscribe(remember);
  return () => {
    window.removeEventListener('storage', follow);
    stop();
  };
}
