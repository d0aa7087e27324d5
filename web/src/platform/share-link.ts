import { type ShareSegment, sharedScreen, shareLink } from '@chalkline/contract/share-links.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { useKnownAddresses } from './known-addresses.ts';

/**
 * The link to hand around, under the site the person is on; null while the screen that it would open is not
 * there, so that nobody is sent a link to nowhere.
 */
export function useShareLink(segment: ShareSegment, id: string): string | null {
  const known = useKnownAddresses();
  return known.has(addresses[sharedScreen(segment)]) ? shareLink(window.location.origin, segment, id) : null;
}
