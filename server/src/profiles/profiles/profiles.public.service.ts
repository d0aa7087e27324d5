import { urlOf } from '@chalkline/contract/urls.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PublicPage, PublicPageKind } from '../../platform/pages/public-pages.ts';
import type { Parts } from '../../platform/parts.ts';
import { seePerson } from './profiles.see.service.ts';

/** The pages of people who let everybody see them; a page has two addresses. */
export const personPages: readonly PublicPageKind[] = [
  { name: 'user', find: (parts, { id = '' }) => personPage(parts, id) },
  { name: 'userProfile', find: (parts, { id = '' }) => personPage(parts, id) },
];

async function personPage(parts: Parts, who: string): Promise<PublicPage | null> {
  const seen = await seePerson(parts, null, who).catch(nullWhereHidden);
  if (!seen) return null;
  const { id, name, handle, bio } = seen.person;
  const about = seen.visible.bio && bio ? ` ${bio}` : '';
  return {
    title: name,
    description: `${name} on ${parts.config.productName}: results and records.${about}`,
    picture: { coverId: id, name, line: handle === null ? '' : `@${handle}` },
    canonical: urlOf('user', { id }),
  };
}

function nullWhereHidden(refused: unknown): null {
  if (refused instanceof Refusal && refused.status === 404) return null;
  throw refused;
}
