import type {
  ActivitiesQuery,
  ChallengeRequestReply,
} from '@chalkline/contract/activities/standing.schema.ts';
import type { GroupShown } from '../../groups/directory/groups.service.ts';
import { listTimedGroups } from '../../groups/directory/timed-groups.service.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { isOfType } from './challenges.repository.ts';
import { findRequests, requestOrder } from './requests.repository.ts';

/** Activities or challenges that the viewer may see: those that end next first, or the last ones that ended. */
export async function listTimed(
  parts: Parts,
  viewer: MaybeViewer,
  type: 'activity' | 'challenge',
  { when, typeId, mine, search, ...page }: ActivitiesQuery,
): Promise<Page<GroupShown[]>> {
  if (typeId !== undefined && !isId(typeId)) return new Page([], null, 0);
  const also = typeId === undefined ? undefined : { name: typeId, condition: isOfType(type, typeId) };
  const asked = { type, when, search, mine: mine === undefined ? undefined : mine === 'true', also };
  return listTimedGroups(parts, viewer, asked, page);
}

/** Requests to join the challenges that the viewer moderates, oldest first. */
export async function listRequests(
  parts: Parts,
  viewer: Viewer,
  {
    search,
    ...page
  }: { readonly search?: string | undefined; readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<ChallengeRequestReply[]>> {
  const found = await readPage(parts.config, page, {
    list: ['challenge requests', viewer.personId, search],
    order: requestOrder,
    read: (keyset) => findRequests(parts.database.sql, viewer, search, keyset),
  });
  return presentPage(found, ({ person, challenge, since }) => ({
    person: { ...person, photo: person.photo && pathFor(parts, viewer, person.photo, 'viewer') },
    challenge,
    since: since.toISOString(),
  }));
}
