import type { ConnectionsQuery, PeopleQuery } from '@chalkline/contract/profiles/connection.schema.ts';
import { followsAtMost } from '@chalkline/contract/profiles/follows.rules.ts';
import type { Parting } from '../../accounts/people/partings.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { MaybeViewer, Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { childrenBornAfter } from '../profiles/profiles.rules.ts';
import { seePerson } from '../profiles/profiles.see.service.ts';
import { ownProfile, tooManyFollows } from './connections.errors.ts';
import { followSubject } from './connections.notify.service.ts';
import {
  blockedOrder,
  type Connection,
  countFollows,
  deleteBlock,
  deleteFollow,
  deleteFollowsBetween,
  findBlocked,
  findConnection,
  findFollows,
  followersOrder,
  followingOrder,
  hasBlocked,
  insertBlock,
  insertFollow,
  type ListedPerson,
  peopleOrder,
  searchPeople,
} from './connections.repository.ts';

/** Somebody in a list, with the path of their photo for this viewer. */
export interface PersonListed extends ListedPerson {
  readonly photoPath: string | null;
}

/** A connection with what the viewer may do about it. */
export interface ConnectionSeen extends Connection {
  readonly mayConnect: boolean;
}

/** What the viewer and a person are to each other. Throws 404 for a page that the viewer may not see. */
export async function seeConnection(parts: Parts, viewer: MaybeViewer, who: string): Promise<ConnectionSeen> {
  const { person, isMe } = await seePerson(parts, viewer, who);
  const connection = await findConnection(parts.database.sql, viewer?.personId ?? null, person.id);
  return { ...connection, mayConnect: viewer !== null && !isMe };
}

/** Follows somebody whose page the viewer may see. Throws 404, 422 for oneself and 409 `too_many_follows`. */
export async function follow(parts: Parts, viewer: Viewer, who: string): Promise<ConnectionSeen> {
  const { person, isMe } = await seePerson(parts, viewer, who);
  if (isMe) throw ownProfile();
  const pair = { followerId: viewer.personId, followedId: person.id };
  await parts.database.transaction(async (tx) => {
    // Two follows of one person at once would each find room for the last one.
    await lock(tx, 'follows', pair.followerId, 'exclusive');
    await lockPair(tx, pair.followerId, pair.followedId);
    // Between the look at the page and the lock one may have blocked the other.
    await seePerson(parts, viewer, person.id, tx.sql);
    if (!(await insertFollow(tx.sql, pair, parts.clock.now()))) return;
    if ((await countFollows(tx.sql, pair.followerId)) > followsAtMost) throw tooManyFollows();
    await notify(parts, tx, {
      kind: 'follow',
      cause: `follow:${pair.followerId}`,
      subject: { kind: followSubject.kind, id: pair.followerId },
      happening: 'followed',
      actorId: viewer.personId,
      recipients: [person.id],
    });
  });
  return seeConnection(parts, viewer, person.id);
}

/** Follows somebody no more. Throws 404 for a page that the viewer may not see. */
export async function unfollow(parts: Parts, viewer: Viewer, who: string): Promise<ConnectionSeen> {
  const { person } = await seePerson(parts, viewer, who);
  await deleteFollow(parts.database.sql, { followerId: viewer.personId, followedId: person.id });
  return seeConnection(parts, viewer, person.id);
}

/**
 * Blocks somebody whose page the viewer may see. Both stop following each other, without a notification; coaching between
 * them ends. Throws 404, and 422 for oneself.
 */
export async function block(
  parts: Parts,
  viewer: Viewer,
  who: string,
  partings: readonly Parting[],
): Promise<null> {
  const { personId } = viewer;
  if (isId(who) && (await hasBlocked(parts.database.sql, personId, who))) return null;
  const { person, isMe } = await seePerson(parts, viewer, who);
  if (isMe) throw ownProfile();
  await parts.database.transaction(async (tx) => {
    await lockPair(tx, personId, person.id);
    await insertBlock(tx.sql, personId, person.id, parts.clock.now());
    await deleteFollowsBetween(tx.sql, personId, person.id);
    for (const part of partings) await part(parts, tx, { personId, otherId: person.id, actorId: personId });
  });
  return null;
}

/** Takes one's own block back. Throws 404 for anybody not blocked, so that it tells nothing of them. */
export async function unblock(parts: Parts, viewer: Viewer, blockedId: string): Promise<null> {
  const { sql } = parts.database;
  if (!isId(blockedId) || !(await deleteBlock(sql, viewer.personId, blockedId))) throw notFound();
  return null;
}

/** Whom the viewer blocks, newest first. */
export async function listBlocked(
  parts: Parts,
  { personId }: Viewer,
  query: ConnectionsQuery,
): Promise<Page<PersonListed[]>> {
  const found = await readPage(parts.config, query, {
    list: ['blocked', personId],
    order: blockedOrder,
    read: (page) => findBlocked(parts.database.sql, personId, page),
  });
  return presentPage(found, (person) => ({ ...person, photoPath: null }));
}

/** Followers of a person, or whom they follow, as far as the viewer may see them. Throws 404. */
export async function listFollows(
  parts: Parts,
  viewer: MaybeViewer,
  { who, side }: { readonly who: string; readonly side: 'followers' | 'following' },
  query: ConnectionsQuery,
): Promise<Page<PersonListed[]>> {
  const { person } = await seePerson(parts, viewer, who);
  const asked = { of: person.id, side, viewer, childrenBornAfter: childrenBornAfter(parts.clock.now()) };
  const found = await readPage(parts.config, query, {
    list: ['follows', side, person.id],
    order: side === 'followers' ? followersOrder : followingOrder,
    read: (page) => findFollows(parts.database.sql, asked, page),
  });
  return presentPage(found, (row) => withPhoto(parts, viewer, row));
}

/** People by the beginning of a name or handle, as far as the viewer may see their pages. */
export async function findPeople(
  parts: Parts,
  viewer: Viewer,
  query: PeopleQuery,
): Promise<Page<PersonListed[]>> {
  const asked = { viewer, search: query.search, childrenBornAfter: childrenBornAfter(parts.clock.now()) };
  const found = await readPage(parts.config, query, {
    list: ['people', viewer.personId, query.search],
    order: peopleOrder,
    read: (page) => searchPeople(parts.database.sql, asked, page),
  });
  return presentPage(found, (row) => withPhoto(parts, viewer, row));
}

function withPhoto(parts: Parts, viewer: MaybeViewer, row: ListedPerson): PersonListed {
  return { ...row, photoPath: row.photo && pathFor(parts, viewer, row.photo, 'viewer') };
}

/** Following and blocking of two people wait for each other, in whatever direction. */
async function lockPair(tx: Transaction, one: string, other: string): Promise<void> {
  await lock(tx, 'connection', [one, other].sort().join(':'), 'exclusive');
}
