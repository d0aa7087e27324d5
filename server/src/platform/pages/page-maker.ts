import { standsAlone } from '@chalkline/contract/embedding.ts';
import { writeSite } from '@chalkline/contract/site.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import type { Parts } from '../parts.ts';
import { pictureVersion } from './picture-cache.ts';
import { pictureAddress } from './picture-name.ts';
import {
  isOpenToVisitors,
  type PageAsked,
  type PublicPage,
  type PublicPageKind,
  pageFinder,
} from './public-pages.ts';
import type { PageFor } from './web-app.ts';
import { writeFirstScreen } from './write-first-screen.ts';
import { writeHead } from './write-head.ts';

/** Creates the page for each address: the built one, with the metadata of the public thing at that address. */
export function makePageFor(parts: Parts, kinds: readonly PublicPageKind[]): PageFor {
  const { productName, corporateMode, corporateIdentifier, links, publicUrl: site } = parts.config;
  const find = finderFor(kinds, corporateMode);
  return async (address, built, query = new URLSearchParams()) => {
    const html = writeSite(built.html, { productName, corporateMode, corporateIdentifier, links });
    const asked = find(address);
    const page = asked && (await pageAt(parts, asked));
    if (!asked || !page) return html;
    const version = pictureVersion(page.picture, productName);
    const pictureUrl = `${site}${pictureAddress(asked)}?v=${version}`;
    const headed = writeHead(html, { page, pictureUrl, address, site, productName });
    const first = page.first && built.firstScreens[page.first.screen];
    // In an embed and on a venue screen, a leaderboard has no surrounding frame.
    if (!page.first || !first || standsAlone(address, query)) return headed;
    return writeFirstScreen(headed, first, page.first);
  };
}

/** Whatever goes wrong here, people still get their page. */
async function pageAt(parts: Parts, { kind, params }: PageAsked): Promise<PublicPage | null> {
  try {
    return await kind.find(parts, params);
  } catch (err) {
    parts.log.error({ err, page: kind.name }, 'A page could not say what it is');
    return null;
  }
}

/**
 * In the full product an unknown address shows the home list. On a corporate site visitors see only a few addresses,
 * and home is where they sign in.
 */
function finderFor(kinds: readonly PublicPageKind[], corporateMode: boolean) {
  const find = pageFinder(kinds);
  const known = pageFinder(namesAsKinds());
  if (corporateMode) {
    return (address: string) => {
      const asked = find(address === addresses.home ? addresses.login : address);
      return asked && isOpenToVisitors(asked.kind.name, true) ? asked : null;
    };
  }
  return (address: string) => (known(address) ? find(address) : find(addresses.home));
}

function namesAsKinds(): PublicPageKind[] {
  const names = Object.keys(addresses) as PublicPageKind['name'][];
  return names.map((name) => ({ name, find: async () => null }));
}
