import { type AddressName, addresses, signedOutAddresses } from '@chalkline/contract/urls.ts';
import type { Parts } from '../parts.ts';
import type { SharePicture } from '../pictures/share-picture.ts';
import type { FirstScreen } from './write-first-screen.ts';

/** What an address shows to everybody, told to those who only read the page's head: search and pasted links. */
export interface PublicPage {
  /** Without the product's name. */
  readonly title: string;
  /** Any length; it is cut for the head. */
  readonly description: string;
  readonly picture: SharePicture;
  /** The address that several addresses of the same page are known by; the asked one unless said. */
  readonly canonical?: string;
  /** What its screen shows first, by the names that the web reads it by; the same for everybody. */
  readonly data?: object;
  /** Where the build drew how its screen begins. */
  readonly first?: FirstScreen;
}

/** The pages behind one address, registered by the domain that they belong to. */
export interface PublicPageKind {
  readonly name: AddressName;
  /** As a visitor would be answered: null for what not everybody may see. */
  readonly find: (parts: Parts, params: Readonly<Record<string, string>>) => Promise<PublicPage | null>;
}

/** Visitors of a corporate site see a few pages only, and home is where they sign in (seed §2). */
export function isOpenToVisitors(name: AddressName, corporateMode: boolean): boolean {
  const address = addresses[name];
  return !corporateMode || (address !== addresses.home && signedOutAddresses.includes(address));
}

export interface PageAsked {
  readonly kind: PublicPageKind;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the kind of page at an address of the app; null where nothing public lies. */
export function pageFinder(kinds: readonly PublicPageKind[]): (address: string) => PageAsked | null {
  const patterns = kinds.map((kind) => ({ kind, pieces: piecesOf(addresses[kind.name]) }));
  return (address) => {
    const asked = piecesOf(address);
    for (const { kind, pieces } of patterns) {
      const params = matched(pieces, asked);
      if (params) return { kind, params };
    }
    return null;
  };
}

function piecesOf(address: string): string[] {
  return address.split('/').filter(Boolean);
}

function matched(pattern: readonly string[], asked: readonly string[]): Record<string, string> | null {
  if (pattern.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const given = asked[index] ?? '';
    if (piece.startsWith(':')) params[piece.slice(1)] = given;
    else if (piece !== given) return null;
  }
  return params;
}
