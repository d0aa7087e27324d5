import type { Location } from 'react-router';

/**
 * What the scroll position is kept under. The home list keeps one, because people return to it through links and the
 * back button alike. The first entry of every tab has the key `default`: with its address, or a page opened by
 * address would begin where another one was scrolled to.
 */
export function placeKey({ pathname, search, key }: Location): string {
  if (pathname === '/') return pathname;
  return key === 'default' ? `${pathname}${search}` : key;
}
