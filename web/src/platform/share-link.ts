import { type ShareSegment, sharedScreen, shareLink } from '@chalkline/contract/share-links.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useKnownAddresses } from './known-addresses.ts';

type AskForLink = (segment: ShareSegment, id: string) => Promise<string>;

/** The call that gives the link of a public thing. The app provides it, because the platform knows no domain. */
export const LinkSource = createContext<AskForLink>(() =>
  Promise.reject(new Error('No LinkSource is provided.')),
);

/** The link that the server gives for a public thing. */
export function useGivenLink(segment: ShareSegment, id: string) {
  const ask = useContext(LinkSource);
  return useQuery({ queryKey: ['shared-link', segment, id], queryFn: () => ask(segment, id) });
}

/** Whether the screen that a shared link opens is built, so that nobody is sent a link to nowhere. */
export function useCanShare(segment: ShareSegment): boolean {
  return useKnownAddresses().has(addresses[sharedScreen(segment)]);
}

/** The address of a thing under the site the person is on, where the server gives no link yet; null while not built. */
export function useShareLink(segment: ShareSegment, id: string): string | null {
  return useCanShare(segment) ? shareLink(window.location.origin, segment, id) : null;
}
