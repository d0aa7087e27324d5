import {
  addresses,
  alwaysOpenAddresses,
  signedOutAddresses,
  urlOf,
  withoutBase,
} from '@chalkline/contract/urls.ts';
import type { ScreenHandle } from './screen.ts';
import type { Guest, Session } from './session.ts';

/**
 * Where a visitor is sent instead of the screen, or null. On a corporate site without a session only the
 * signed-out set is there (seed §2), and what is open on every site. Any other screen leads to sign-in and back; on an
 * open site, one for guests leads to where they come in. Who judges by a link gets to where they judge.
 */
export function gate(
  screen: Pick<ScreenHandle, 'address' | 'needsAccount' | 'guests' | 'judgeLinks'>,
  corporateMode: boolean,
  session: Session | null,
  here: string,
  guest: Guest | null = null,
  judgesByLink = false,
): string | null {
  if (session || alwaysOpenAddresses.includes(screen.address)) return null;
  if (judgesByLink && screen.judgeLinks) return null;
  // The home of a corporate site is its sign-in. Unknown addresses show the home too.
  if (corporateMode && screen.address === addresses.home) return addresses.login;
  if (corporateMode && !signedOutAddresses.includes(screen.address))
    return urlOf('login', {}, { back: here });
  if (!screen.needsAccount || (guest && screen.guests)) return null;
  if (!screen.guests) return urlOf('login', {}, { back: here });
  return urlOf('guest', {}, { back: here, for: screen.guests === 'returning' ? 'order' : undefined });
}

/**
 * The address to go on to after signing in. Only one of ours, relative to the base path: a link must not lead people
 * elsewhere.
 */
export function wayBack(back: string | null, lastVisited: string | null): string {
  const wanted = back ?? lastVisited ?? addresses.home;
  if (!isInside(wanted)) return addresses.home;
  const inside = withoutBase(wanted);
  return isInside(inside) ? inside : addresses.home;
}

/** Browsers drop control characters and resolve dots, either of which could hide a `//host` prefix. */
function isInside(address: string): boolean {
  return (
    /^\/(?![/\\])\P{Cc}*$/u.test(address) &&
    !new URL(address, window.location.origin).pathname.startsWith('//')
  );
}
