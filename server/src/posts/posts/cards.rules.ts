import { postLimits } from '@chalkline/contract/posts/post.schema.ts';
import { type CardLink, type CardSegment, cardSegments } from '@chalkline/contract/share-links.ts';
import { linksIn } from './links.rules.ts';

/**
 * The things of this site that a text links to, the first three: the shared links, the same pages as their addresses
 * read in the browser, workouts, and leaderboards with the entry whose result is meant. `site` is the URL that people open.
 */
export function cardsIn(text: string, site: string): CardLink[] {
  const found = linksIn(text).flatMap((link) => cardOf(link, site) ?? []);
  const once = new Map(found.map((card) => [`${card.segment} ${card.id}`, card]));
  return [...once.values()].slice(0, postLimits.cards);
}

function cardOf(link: string, site: string): CardLink | null {
  const { origin, pathname, searchParams } = new URL(link);
  if (origin !== new URL(site).origin) return null;
  const [id = '', segment = ''] = pathname.split('/').filter(Boolean).toReversed();
  const entryId = searchParams.get('entry');
  if (segment === 'leaderboard') return entryId ? { segment: 'result', id: entryId } : null;
  return isSegment(segment) ? { segment, id } : null;
}

function isSegment(text: string): text is CardSegment {
  return text !== 'result' && (cardSegments as readonly string[]).includes(text);
}
