import { followedAtMost } from '@chalkline/contract/competitions/found-rows.schema.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { entryNotFound } from '../entries/entries.errors.ts';
import { tooManyFollowed } from './following.errors.ts';
import { deleteFollowed, findEntered, findFollowed, insertFollowed } from './following.repository.ts';

/** Whom the viewer follows in a competition. Throws 404. */
export async function listFollowed(parts: Parts, viewer: Viewer, competitionId: string): Promise<string[]> {
  await seeCompetition(parts.database.sql, viewer, competitionId);
  return findFollowed(parts.database.sql, viewer.personId, competitionId);
}

/** Follows one more. Throws 404, and 409 `too_many_followed`. */
export function followEntry(
  parts: Parts,
  viewer: Viewer,
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId: string },
): Promise<string[]> {
  return add(parts, viewer, { competitionId, entryIds: [entryId] }, (entered, room) => {
    if (entered.length === 0) throw entryNotFound();
    if (room === 0) throw tooManyFollowed();
    return entered;
  });
}

/** Follows as many of these as are entered here and there is room for, the first ones first. Throws 404. */
export function addFollowed(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { entryIds }: { readonly entryIds: readonly string[] },
): Promise<string[]> {
  return add(parts, viewer, { competitionId, entryIds }, (entered, room) =>
    entryIds.filter((id) => entered.includes(id)).slice(0, room),
  );
}

interface Addition {
  readonly competitionId: string;
  readonly entryIds: readonly string[];
}

/**
 * `pick` says who of those entered here is added; those followed already do not count. Two additions of one person
 * wait for each other, so that together they are not too many.
 */
function add(
  parts: Parts,
  viewer: Viewer,
  { competitionId, entryIds }: Addition,
  pick: (entered: readonly string[], room: number) => readonly string[],
): Promise<string[]> {
  const { personId } = viewer;
  return parts.database.transaction(async (tx) => {
    await seeCompetition(tx.sql, viewer, competitionId);
    await lock(tx, 'following', personId, 'exclusive');
    const followed = await findFollowed(tx.sql, personId, competitionId);
    const asked = new Set(entryIds.filter(isId));
    const added = [...asked].filter((id) => !followed.includes(id));
    if (asked.size > 0 && added.length === 0) return followed;
    const entered = await findEntered(tx.sql, competitionId, added);
    const picked = pick(entered, followedAtMost - followed.length);
    await insertFollowed(tx.sql, personId, [...new Set(picked)], parts.clock.now());
    return findFollowed(tx.sql, personId, competitionId);
  });
}

/** Follows one less; who is not followed is not missed. Throws 404. */
export async function unfollowEntry(
  parts: Parts,
  viewer: Viewer,
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId: string },
): Promise<string[]> {
  const { sql } = parts.database;
  await seeCompetition(sql, viewer, competitionId);
  if (isId(entryId)) await deleteFollowed(sql, viewer.personId, entryId);
  return findFollowed(sql, viewer.personId, competitionId);
}
