import { type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { groupJoins, isMineIn, isReadable } from '../../groups/groups/group-scope.table.ts';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isShown } from '../posts/posts.repository.ts';
import { posts } from '../posts/posts.table.ts';
import { isHeard } from './feeds.repository.ts';

const { mine, community, inCommunity } = groupJoins;

export interface LatestPost {
  readonly groupId: string;
  readonly authorId: string | null;
  readonly author: string | null;
  readonly body: string;
  readonly mentions: readonly string[];
  readonly images: number;
  readonly at: Date;
}

/** The last post that the viewer may read in each of their groups, each read from an index. */
export async function findLatestPosts(database: Sql, viewer: Viewer): Promise<LatestPost[]> {
  const me = viewer.personId;
  const latest: SQL = sql`
    select ${posts.authorId} as "authorId", ${posts.body} as body, ${posts.mentions} as mentions,
      jsonb_array_length(${posts.images}) as images, ${posts.createdAt} as at
    from ${posts}
    where ${posts.groupId} = ${groups.id} and ${posts.deletedAt} is null and ${isHeard(me)} and ${isShown(viewer)}
    order by ${posts.id} desc limit 1`;
  const { rows } = await database.execute<Record<keyof LatestPost, never>>(sql`
    select ${groups.id} as "groupId", ${people.name} as author, latest.*
    from ${belongings} as mine
    join ${groups} on ${groups.id} = ${mine.groupId}
    left join ${groups} as community on ${community.id} = ${groups.communityId}
    left join ${belongings} as in_community on ${isMineIn(inCommunity, sql`${groups.communityId}`, viewer)}
    cross join lateral (${latest}) as latest
    left join ${people} on ${people.id} = latest."authorId"
    where ${mine.personId} = ${me} and ${mine.state} = 'in' and ${isReadable(viewer)}`);
  return rows.map((row: LatestPost) => ({ ...row, at: new Date(row.at) }));
}
