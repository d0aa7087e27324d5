import { type PageText, pageTexts } from '@chalkline/contract/page-texts.ts';
import type { PromoReply } from '@chalkline/contract/showcase/promo.schema.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import type { PublicPage, PublicPageKind } from '../../platform/pages/public-pages.ts';
import type { Parts } from '../../platform/parts.ts';

/** What the home screen shows first, as the calls that it stands for give it. */
export type HomeData = (parts: Parts) => Promise<{ readonly promo: PromoReply | null }>;

type WordedPage = keyof typeof pageTexts;

/** The pages about no single thing. Their cover is the product's own. */
export function sitePages(homeData: HomeData): PublicPageKind[] {
  const home = async (parts: Parts): Promise<PublicPage> => {
    const data = await homeData(parts);
    return { ...homePage(parts), data, first: { screen: 'home', banner: data.promo } };
  };
  return [
    // The list of competitions has two addresses.
    { name: 'home', find: home },
    { name: 'allCompetitions', find: home },
    ...(Object.keys(pageTexts) as WordedPage[]).filter((name) => name !== 'home').map(plainPage),
  ];
}

function homePage({ config }: Parts): PublicPage {
  const { title, description }: PageText = pageTexts.home;
  const line = `Competitions on ${config.productName}`;
  return {
    title,
    description,
    picture: { coverId: 'home', name: 'Find your floor', line },
    canonical: urlOf('home'),
  };
}

function plainPage(name: WordedPage): PublicPageKind {
  const { title, description } = pageTexts[name];
  return {
    name,
    find: async ({ config }) => ({
      title,
      description,
      picture: { coverId: name, name: title, line: config.productName },
      canonical: addresses[name],
    }),
  };
}
