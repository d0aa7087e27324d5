import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { groupJoins, isMineIn, isReadable } from '../../groups/groups/group-scope.table.ts';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { blocks } from '../../profiles/blocks/blocks.table.ts';
import { follows } from '../../profiles/connections/connections.table.ts';
import { pageIsFor } from '../../profiles/profiles/open-pages.table.ts';
import {
  isReadablePost,
  isShown,
  type Reader,
  selectPosts,
  type WrittenPost,
} from '../posts/posts.repository.ts';
import { posts } from '../posts/posts.table.ts';

const { mine, community, inCommunity } = groupJoins;

export const postOrder = newestFirst(posts.id);

/** The posts of one group that the viewer may read. */
export function findGroupPosts(
  database: Sql,
  reader: Reader,
  { groupId, withImages }: { readonly groupId: string; readonly withImages: boolean },
  page: KeysetPage,
): Promise<WrittenPost[]> {
  const where = and(eq(posts.groupId, groupId), hasImages(withImages), isReadablePost(reader));
  return pageOf(selectPosts(database, reader.viewer), where, page).execute();
}

const hasImages = (wanted: boolean): SQL | undefined => (wanted ? sql`${posts.images} <> '[]'` : undefined);

/** What one person posted, wherever the viewer may read it. */
export function findPersonPosts(
  database: Sql,
  reader: Reader,
  personId: string,
  page: KeysetPage,
): Promise<WrittenPost[]> {
  const where = and(eq(posts.authorId, personId), isReadablePost(reader));
  return pageOf(selectPosts(database, reader.viewer), where, page).execute();
}

/** Posts of public groups, and of people's pages. */
export function findPublicPosts(
  database: Sql,
  reader: Reader,
  withImages: boolean,
  page: KeysetPage,
): Promise<WrittenPost[]> {
  const where = and(hasImages(withImages), isPublicPost(reader));
  return pageOf(selectPosts(database, reader.viewer), where, page).execute();
}

function isPublicPost(reader: Reader): SQL | undefined {
  return and(
    isReadablePost(reader),
    or(
      isNull(posts.groupId),
      and(
        eq(groups.visibility, 'public'),
        or(isNull(groups.communityId), eq(community.visibility, 'public')),
      ),
    ),
  );
}

/**
 * Posts of the viewer's groups, of the pages of people they follow, and their own. The newest of each source are
 * merged, so that no source is read further than a page needs.
 */
export async function findFollowedPosts(
  database: Sql,
  reader: Reader & { readonly viewer: Viewer },
  page: KeysetPage,
): Promise<WrittenPost[]> {
  const ids = await findFollowedIds(database, reader, page);
  if (ids.length === 0) return [];
  return pageOf(selectPosts(database, reader.viewer), inArray(posts.id, ids), page).execute();
}

async function findFollowedIds(
  database: Sql,
  { viewer, childrenBornAfter }: Reader & { readonly viewer: Viewer },
  { after, limit }: KeysetPage,
): Promise<string[]> {
  const me = viewer.personId;
  const further = after ? sql`and ${after}` : sql``;
  const isLeft = sql`${posts.deletedAt} is null ${further}`;
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from (
      select first.id from ${belongings} as mine
      join ${groups} on ${groups.id} = ${mine.groupId}
      left join ${groups} as community on ${community.id} = ${groups.communityId}
      left join ${belongings} as in_community on ${isMineIn(inCommunity, sql`${groups.communityId}`, viewer)}
      cross join lateral (
        select ${posts.id} from ${posts}
        where ${posts.groupId} = ${groups.id} and ${isLeft} and ${isHeard(me)} and ${isShown(viewer)}
        order by ${posts.id} desc limit ${limit}
      ) as first
      where ${mine.personId} = ${me} and ${mine.state} = 'in' and ${isReadable(viewer)}
      union
      select first.id from ${people}
      cross join lateral (
        select ${posts.id} from ${posts}
        where ${posts.authorId} = ${people.id} and ${posts.groupId} is null and ${isLeft}
          and (${posts.hiddenAt} is null or ${people.id} = ${me})
        order by ${posts.id} desc limit ${limit}
      ) as first
      where ${or(
        eq(people.id, me),
        inArray(
          people.id,
          sql`(select ${follows.followedId} from ${follows} where ${follows.followerId} = ${me})`,
        ),
      )} and ${pageIsFor(viewer, childrenBornAfter)}
    ) as merged
    order by id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** How many came into a feed after a post, at most so many; the viewer's own left out. */
export async function countAfter(
  database: Sql,
  reader: Reader,
  asked: { readonly groupId: string | null; readonly after: string; readonly atMost: number },
): Promise<number> {
  const { viewer } = reader;
  const { groupId, after, atMost } = asked;
  const isAsked =
    groupId === null ? isPublicPost(reader) : and(eq(posts.groupId, groupId), isReadablePost(reader));
  const isOthers = viewer ? sql`${posts.authorId} is distinct from ${viewer.personId}::uuid` : undefined;
  const found = await selectPosts(database, viewer)
    .where(and(isAsked, gt(posts.id, after), isOthers))
    .limit(atMost);
  return found.length;
}

/** Moves the viewer's mark; forward only, or back to before a post that is to be unread. */
export async function moveMark(
  database: Sql,
  asked: {
    readonly groupId: string;
    readonly personId: string;
    readonly seq: number;
    readonly unread: boolean;
  },
): Promise<void> {
  const { groupId, personId, seq, unread } = asked;
  const last = sql`(select ${groups.lastSeq} from ${groups} where ${groups.id} = ${groupId})`;
  const mark = unread
    ? sql`least(${belongings.mark}, ${Math.max(0, seq - 1)})`
    : sql`greatest(${belongings.mark}, least(${seq}, ${last}))`;
  await database
    .update(belongings)
    .set({ mark })
    .where(
      and(eq(belongings.groupId, groupId), eq(belongings.personId, personId), eq(belongings.state, 'in')),
    );
}

/**
 * The viewer's groups, all or those named, with posts of others after their mark, and how many. Counted group by group,
 * from an index.
 */
export async function countUnread(
  database: Sql,
  viewer: Viewer,
  groupIds: readonly string[] | null = null,
): Promise<{ groupId: string; unread: number }[]> {
  const me = viewer.personId;
  const { rows } = await database.execute<{ groupId: string; unread: number }>(sql`
    select ${groups.id} as "groupId", fresh.unread
    from ${belongings} as mine
    join ${groups} on ${groups.id} = ${mine.groupId}
    left join ${groups} as community on ${community.id} = ${groups.communityId}
    left join ${belongings} as in_community on ${isMineIn(inCommunity, sql`${groups.communityId}`, viewer)}
    cross join lateral (
      select count(*)::int as unread from ${posts}
      where ${posts.groupId} = ${groups.id} and ${posts.seq} > ${mine.mark} and ${posts.deletedAt} is null
        and ${posts.authorId} is distinct from ${me}::uuid and ${isHeard(me)} and ${isShown(viewer)}
    ) as fresh
    where ${mine.personId} = ${me} and ${mine.state} = 'in'
      and (${sql.param(groupIds)}::uuid[] is null or ${groups.id} = any(${sql.param(groupIds)}::uuid[]))
      and ${groups.lastSeq} > ${mine.mark} and fresh.unread > 0 and ${isReadable(viewer)}`);
  return rows;
}

/** Not `notBlocked`: read once for the whole query, not once for each post. Staff hear everyone in their group. */
export function isHeard(me: string): SQL {
  const blocked = sql`array(select ${blocks.blockedId} from ${blocks} where ${blocks.personId} = ${me}
    union all select ${blocks.personId} from ${blocks} where ${blocks.blockedId} = ${me})`;
  return sql`(${posts.authorId} is null or ${posts.authorId} <> all(${blocked}) or ${mine.role} <> 'member')`;
}
