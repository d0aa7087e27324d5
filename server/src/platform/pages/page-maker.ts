import { standsAlone } from '@chalkline/contract/embedding.ts';
import { type SiteBrand, writeSite } from '@chalkline/contract/site.ts';
import { type AddressName, addresses } from '@chalkline/contract/urls.ts';
import type { Parts } from '../parts.ts';
import { pictureVersion } from './picture-cache.ts';
import { pictureAddress } from './picture-name.ts';
import { isOpenToVisitors, type PublicPageKind, pageFinder } from './public-pages.ts';
import type { PageFor } from './web-app.ts';
import { writeFirstScreen } from './write-first-screen.ts';
import { writeHead } from './write-head.ts';
import { writeScreenFiles } from './write-screen-files.ts';

/** The look of a company by its identifier, for its sign-in; null where nobody has that. */
export type BrandOf = (parts: Parts, identifier: string) => Promise<SiteBrand | null>;

/**
 * Creates the page for each address: the built one, with the metadata of the public thing at that address, and on a
 * corporate site the brand of the company that the address or the installation names.
 */
export function makePageFor(
  parts: Parts,
  kinds: readonly PublicPageKind[],
  brandOf: BrandOf = async () => null,
): PageFor {
  const { productName, corporateMode, corporateIdentifier, links, publicUrl: site } = parts.config;
  const find = finderFor(kinds, corporateMode);
  const screenAt = screenFinder(corporateMode);
  return async (address, built, query = new URLSearchParams()) => {
    const named = query.get('corporate') ?? corporateIdentifier;
    const brand = corporateMode && named ? await orNull(parts, 'brand', brandOf(parts, named)) : null;
    const html = writeSite(built.html, { productName, corporateMode, corporateIdentifier, brand, links });
    const asked = find(address);
    const page = asked && (await orNull(parts, asked.kind.name, asked.kind.find(parts, asked.params)));
    const files = built.screenFiles[screenAt(address)] ?? [];
    if (!asked || !page) return writeScreenFiles(html, files);
    const version = pictureVersion(page.picture, productName);
    const pictureUrl = `${site}${pictureAddress(asked)}?v=${version}`;
    const headed = writeHead(html, { page, pictureUrl, address, site, productName });
    const first = page.first && built.firstScreens[page.first.screen];
    // In an embed and on a venue screen, a leaderboard has no surrounding frame.
    if (!page.first || !first || standsAlone(address, query)) return writeScreenFiles(headed, files);
    return writeFirstScreen(headed, first, page.first);
  };
}

/** Whatever goes wrong here, people still get their page. */
async function orNull<Found>(
  parts: Parts,
  page: string,
  finding: Promise<Found | null>,
): Promise<Found | null> {
  try {
    return await finding;
  } catch (err) {
    parts.log.error({ err, page }, 'A page could not say what it is');
    return null;
  }
}

/**
 * In the full product an unknown address shows the home list. On a corporate site visitors see only a few addresses,
 * and home is where they sign in.
 */
function finderFor(kinds: readonly PublicPageKind[], corporateMode: boolean) {
  const find = pageFinder(kinds);
  if (corporateMode) {
    return (address: string) => {
      const asked = find(address === addresses.home ? addresses.login : address);
      return asked && isOpenToVisitors(asked.kind.name, true) ? asked : null;
    };
  }
  const known = pageFinder(namesAsKinds());
  return (address: string) => (known(address) ? find(address) : find(addresses.home));
}

/** The screen that opens at an address: for unknown ones, and for home on a corporate site, the one in its place. */
function screenFinder(corporateMode: boolean): (address: string) => AddressName {
  const known = pageFinder(namesAsKinds());
  return (address) => {
    const name = known(address)?.kind.name ?? 'home';
    return corporateMode && name === 'home' ? 'login' : name;
  };
}

function namesAsKinds(): PublicPageKind[] {
  const names = Object.keys(addresses) as PublicPageKind['name'][];
  return names.map((name) => ({ name, find: async () => null }));
}
