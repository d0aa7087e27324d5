import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { groupJoins, isMineIn, isReadable } from '../../groups/groups/group-scope.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import { notBlocked } from '../../profiles/blocks/blocks.table.ts';
import { pageIsFor } from '../../profiles/profiles/open-pages.table.ts';
import {
  likes,
  type PostImage,
  type PostRow,
  type PostVersionRow,
  posts,
  postVersions,
} from './posts.table.ts';

const { mine, community, inCommunity } = groupJoins;

/** A post with its author; null once they are erased. */
export interface WrittenPost extends PostRow {
  readonly author: Author | null;
  readonly liked: boolean;
}

export interface Author {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly photo: string | null;
}

/** Who reads, and what decides whose page they see. */
export interface Reader {
  readonly viewer: MaybeViewer;
  readonly childrenBornAfter: string;
}

/** Posts with what decides who may read them. */
export function selectPosts(database: Sql, viewer: MaybeViewer) {
  return database
    .select({
      ...getTableColumns(posts),
      author: { id: people.id, name: people.name, handle: people.handle, photo: people.photo },
      liked: sql<boolean>`exists (select from ${likes} where ${likes.postId} = ${posts.id}
        and ${likes.personId} = ${viewer?.personId ?? null}::uuid)`,
    })
    .from(posts)
    .leftJoin(people, eq(people.id, posts.authorId))
    .leftJoin(groups, eq(groups.id, posts.groupId))
    .leftJoin(community, eq(community.id, groups.communityId))
    .leftJoin(mine, isMineIn(mine, sql`${groups.id}`, viewer))
    .leftJoin(inCommunity, isMineIn(inCommunity, sql`${groups.communityId}`, viewer))
    .$dynamic();
}

/**
 * Posts that this viewer may read: in groups by the groups' one policy, on people's pages as far as the page is there
 * for them, and nothing of whom they block or who blocks them, except for those who look after the group.
 */
export function isReadablePost({ viewer, childrenBornAfter }: Reader): SQL | undefined {
  return and(isNull(posts.deletedAt), isReadablePlace({ viewer, childrenBornAfter }));
}

/** The same, also of deleted posts. */
export function isReadablePlace({ viewer, childrenBornAfter }: Reader): SQL | undefined {
  return and(
    isShown(viewer),
    or(and(isNull(posts.groupId), pageIsFor(viewer, childrenBornAfter)), isReadableInGroup(viewer)),
  );
}

function isReadableInGroup(viewer: MaybeViewer): SQL | undefined {
  return and(isNotNull(posts.groupId), isReadable(viewer), isNotBlocked(viewer), isShown(viewer));
}

/** What moderators hid is seen by its author and by people who moderate. For queries with the joins. */
export function isShown(viewer: MaybeViewer): SQL | undefined {
  if (viewer === null) return isNull(posts.hiddenAt);
  return or(
    isNull(posts.hiddenAt),
    eq(posts.authorId, viewer.personId),
    sql`(${mine.state} = 'in' and ${mine.role} <> 'member')`,
    organizationScope(groups.organizationId, viewer, 'manages'),
  );
}

function isNotBlocked(viewer: MaybeViewer): SQL | undefined {
  if (viewer === null) return undefined;
  return or(
    notBlocked(viewer.personId, posts.authorId),
    sql`(${mine.state} = 'in' and ${mine.role} <> 'member')`,
  );
}

/** One that the viewer may read. */
export async function findPost(database: Sql, reader: Reader, id: string): Promise<WrittenPost | null> {
  const [found] = await findPosts(database, reader, [id]);
  return found ?? null;
}

/** Those that the viewer may read, in any order. */
export function findPosts(database: Sql, reader: Reader, ids: readonly string[]): Promise<WrittenPost[]> {
  return selectPosts(database, reader.viewer)
    .where(and(inArray(posts.id, [...ids]), isReadablePost(reader)))
    .execute();
}

/** One that was deleted, for who deleted it. */
export async function findDeleted(database: Sql, personId: string, id: string): Promise<PostRow | null> {
  const [found] = await database
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.deletedBy, personId), isNotNull(posts.deletedAt)))
    .for('update');
  return found ?? null;
}

/** One by its id, deleted or not; for what moderators do. */
export async function findAnyPost(database: Sql, id: string): Promise<PostRow | null> {
  const [found] = await database.select().from(posts).where(eq(posts.id, id)).for('update');
  return found ?? null;
}

/** Holds a post until the transaction ends, so that what depends on it is decided once. */
export async function holdPost(database: Sql, id: string): Promise<PostRow | null> {
  const [found] = await database
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
    .for('update');
  return found ?? null;
}

/** The next number of a group. Holds the group's row until the transaction ends, so numbers have no gaps. */
export async function takeSeq(database: Sql, groupId: string): Promise<number> {
  const [taken] = await database
    .update(groups)
    .set({ lastSeq: sql`${groups.lastSeq} + 1` })
    .where(eq(groups.id, groupId))
    .returning({ seq: groups.lastSeq });
  if (!taken) throw new Error('The group of a post is gone.');
  return taken.seq;
}

export async function insertPost(database: Sql, row: PostRow): Promise<void> {
  await database.insert(posts).values(row);
}

/** False: it is not in the state it was in. */
export async function updatePost(database: Sql, id: string, change: Partial<PostRow>): Promise<void> {
  await database.update(posts).set(change).where(eq(posts.id, id));
}

export async function insertVersion(database: Sql, row: PostVersionRow): Promise<void> {
  await database.insert(postVersions).values(row);
}

/** Pictures of what a post said before. */
export async function findKeptPictures(database: Sql, postId: string): Promise<PostImage[]> {
  const rows = await database
    .select({ pictures: postVersions.pictures })
    .from(postVersions)
    .where(eq(postVersions.postId, postId));
  return rows.flatMap(({ pictures }) => pictures);
}

export const versionOrder = keyset<PostVersionRow>(
  descending(postVersions.version, ({ version }) => version),
);

export function findVersions(database: Sql, postId: string, page: KeysetPage): Promise<PostVersionRow[]> {
  const query = database.select().from(postVersions).$dynamic();
  return pageOf(query, eq(postVersions.postId, postId), page).execute();
}

export function countPinned(database: Sql, post: Pick<PostRow, 'groupId' | 'authorId'>): Promise<number> {
  return database.$count(
    posts,
    and(
      post.groupId === null
        ? and(isNull(posts.groupId), sql`${posts.authorId} = ${post.authorId}`)
        : eq(posts.groupId, post.groupId),
      isNotNull(posts.pinnedAt),
      isNull(posts.deletedAt),
    ),
  );
}

/** The pinned ones of a group, the latest pin first. */
export function findPinned(database: Sql, reader: Reader, groupId: string): Promise<WrittenPost[]> {
  return selectPosts(database, reader.viewer)
    .where(and(eq(posts.groupId, groupId), isNotNull(posts.pinnedAt), isReadablePost(reader)))
    .orderBy(desc(posts.pinnedAt), desc(posts.id))
    .execute();
}

/** Likes or unlikes. Gives how many like it then, or null when it was so before. */
export async function setLike(
  database: Sql,
  { postId, personId, liked, at }: { postId: string; personId: string; liked: boolean; at: Date },
): Promise<number | null> {
  const changed = liked
    ? await database.insert(likes).values({ postId, personId, createdAt: at }).onConflictDoNothing()
    : await database.delete(likes).where(and(eq(likes.postId, postId), eq(likes.personId, personId)));
  if (!changed.rowCount) return null;
  const [post] = await database
    .update(posts)
    .set({ likeCount: sql`${posts.likeCount} + ${liked ? 1 : -1}` })
    .where(eq(posts.id, postId))
    .returning({ likes: posts.likeCount });
  return post?.likes ?? null;
}

/** Whether the person likes it. */
export async function likesPost(database: Sql, postId: string, personId: string): Promise<boolean> {
  return (await database.$count(likes, and(eq(likes.postId, postId), eq(likes.personId, personId)))) > 0;
}

/** Of these people, those that the viewer may name: in the group that the text is in, or with a page they may see. */
export async function findMentionable(
  database: Sql,
  { viewer, childrenBornAfter }: Reader,
  { groupId, ids }: { readonly groupId: string | null; readonly ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const isInside = sql`exists (select from groups.belongings as inside where inside.group_id = ${groupId}::uuid
    and inside.person_id = ${people.id} and inside.state = 'in')`;
  const rows = await database
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        inArray(people.id, [...ids]),
        eq(people.state, 'active'),
        notBlocked(viewer?.personId ?? null, people.id),
        or(isInside, pageIsFor(viewer, childrenBornAfter)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The people that texts name, as they are called today. */
export async function findNamed(
  database: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string; handle: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: people.id, name: people.name, handle: people.handle })
    .from(people)
    .where(and(inArray(people.id, [...ids]), eq(people.state, 'active')));
  return new Map(rows.map((row) => [row.id, row]));
}
