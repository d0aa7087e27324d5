import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { people, personText } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  ascending,
  descending,
  exactMoment,
  type KeysetPage,
  keyset,
  pageOf,
} from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { pageIsFor } from '../profiles/open-pages.table.ts';
import { follows } from './connections.table.ts';

/** What the viewer and a person are to each other, with the person's counts. */
export interface Connection {
  readonly isFollowed: boolean;
  readonly isBlocked: boolean;
  readonly followers: number;
  readonly following: number;
}

export async function findConnection(
  database: Sql,
  viewerId: string | null,
  personId: string,
): Promise<Connection> {
  const { rows } = await database.execute<Record<keyof Connection, never>>(sql`
    select
      exists (select from ${follows} where ${follows.followerId} = ${viewerId}::uuid
        and ${follows.followedId} = ${personId}) as "isFollowed",
      exists (select from ${blocks} where ${blocks.personId} = ${viewerId}::uuid
        and ${blocks.blockedId} = ${personId}) as "isBlocked",
      (select count(*)::int from ${follows} where ${follows.followedId} = ${personId}) as followers,
      (select count(*)::int from ${follows} where ${follows.followerId} = ${personId}) as following`);
  const [row] = rows;
  if (!row) throw new Error('A select without a table gave no row.');
  return row;
}

/** How many people somebody follows. */
export async function countFollows(database: Sql, followerId: string): Promise<number> {
  return database.$count(follows, eq(follows.followerId, followerId));
}

/** Gives whether it is new. */
export async function insertFollow(
  database: Sql,
  pair: { readonly followerId: string; readonly followedId: string },
  createdAt: Date,
): Promise<boolean> {
  const made = await database
    .insert(follows)
    .values({ ...pair, createdAt })
    .onConflictDoNothing();
  return made.rowCount === 1;
}

export async function deleteFollow(
  database: Sql,
  { followerId, followedId }: { readonly followerId: string; readonly followedId: string },
): Promise<void> {
  await database
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)));
}

/** Blocking twice changes nothing. */
export async function insertBlock(
  database: Sql,
  personId: string,
  blockedId: string,
  createdAt: Date,
): Promise<void> {
  await database.insert(blocks).values({ personId, blockedId, createdAt }).onConflictDoNothing();
}

/** Gives whether there was one. */
export async function deleteBlock(database: Sql, personId: string, blockedId: string): Promise<boolean> {
  const gone = await database
    .delete(blocks)
    .where(and(eq(blocks.personId, personId), eq(blocks.blockedId, blockedId)));
  return gone.rowCount === 1;
}

export async function hasBlocked(database: Sql, personId: string, blockedId: string): Promise<boolean> {
  return (
    (await database.$count(blocks, and(eq(blocks.personId, personId), eq(blocks.blockedId, blockedId)))) > 0
  );
}

/** Neither follows the other any more. */
export async function deleteFollowsBetween(database: Sql, one: string, other: string): Promise<void> {
  await database
    .delete(follows)
    .where(
      or(
        and(eq(follows.followerId, one), eq(follows.followedId, other)),
        and(eq(follows.followerId, other), eq(follows.followedId, one)),
      ),
    );
}

/** Those of the pairs who still follow. */
export async function findFollowers(
  database: Sql,
  pairs: readonly { readonly followerId: string; readonly followedId: string }[],
): Promise<{ followerId: string; followedId: string; name: string }[]> {
  if (pairs.length === 0) return [];
  return database
    .select({ followerId: follows.followerId, followedId: follows.followedId, name: people.name })
    .from(follows)
    .innerJoin(people, eq(people.id, follows.followerId))
    .where(
      or(
        ...pairs.map(({ followerId, followedId }) =>
          and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)),
        ),
      ),
    );
}

/** Somebody in a list, with the moment that the list is sorted by. */
export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly photo: string | null;
  readonly at: string;
}

const listed = { id: people.id, name: people.name, handle: people.handle, photo: people.photo };

/** Newest first. */
function newestBy(moment: PgColumn, person: PgColumn) {
  return keyset<ListedPerson>(
    descending(moment, ({ at }) => at),
    descending(person, ({ id }) => id),
  );
}

export const followersOrder = newestBy(follows.createdAt, follows.followerId);
export const followingOrder = newestBy(follows.createdAt, follows.followedId);
export const blockedOrder = newestBy(blocks.createdAt, blocks.blockedId);

/** Followers, or whom somebody follows, as far as their pages are for this viewer. */
export function findFollows(
  database: Sql,
  { of, side, viewer, childrenBornAfter }: FollowsAsked,
  page: KeysetPage,
): Promise<ListedPerson[]> {
  const [mine, other] =
    side === 'followers'
      ? [follows.followedId, follows.followerId]
      : [follows.followerId, follows.followedId];
  return read(database, other, and(eq(mine, of), pageIsFor(viewer, childrenBornAfter)), page);
}

interface FollowsAsked {
  readonly of: string;
  readonly side: 'followers' | 'following';
  readonly viewer: MaybeViewer;
  readonly childrenBornAfter: string;
}

function read(database: Sql, other: PgColumn, wanted: SQL | undefined, page: KeysetPage) {
  const query = database
    .select({ ...listed, at: exactMoment(follows.createdAt) })
    .from(follows)
    .innerJoin(people, eq(people.id, other))
    .$dynamic();
  return pageOf(query, wanted, page);
}

/** By name, and those of one name by id. */
export const peopleOrder = keyset<ListedPerson>(
  ascending({ sql: sql`lower(${people.name})`, type: 'text' }, ({ at }) => at),
  ascending(people.id, ({ id }) => id),
);

/** People with this beginning of a name or handle whose pages are for the viewer; `at` is the name they are sorted by. */
export function searchPeople(
  database: Sql,
  { viewer, search, childrenBornAfter }: PeopleAsked,
  page: KeysetPage,
): Promise<ListedPerson[]> {
  const query = database
    .select({ ...listed, at: sql<string>`lower(${people.name})` })
    .from(people)
    .$dynamic();
  const wanted = and(matchesPrefixes(personText(people), search), pageIsFor(viewer, childrenBornAfter));
  return pageOf(query, wanted, page);
}

interface PeopleAsked {
  readonly viewer: MaybeViewer;
  readonly search: string;
  readonly childrenBornAfter: string;
}

/** Whom somebody blocks, by name: their pages are closed to them. */
export function findBlocked(database: Sql, personId: string, page: KeysetPage): Promise<ListedPerson[]> {
  const query = database
    .select({ ...listed, photo: sql<null>`null`, at: exactMoment(blocks.createdAt) })
    .from(blocks)
    .innerJoin(people, eq(people.id, blocks.blockedId))
    .$dynamic();
  return pageOf(query, and(eq(blocks.personId, personId), eq(people.state, 'active')), page);
}
