import type { Feed as FeedKind, PostReply } from '@chalkline/contract/posts/post.schema.ts';
import { IconArrowUp } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { PagedList, usePagedRows } from '../../patterns/paged-list.tsx';
import type { PagedQuery } from '../../patterns/paged-query.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { PostCard } from './post-card.tsx';
import styles from './posts.module.css';
import { postQueries } from './posts.queries.ts';

interface FeedProps {
  query: PagedQuery<PostReply>;
  kind: FeedKind;
  groupId?: string;
  /** Shown above, so they are left out of the list. */
  pinned?: readonly PostReply[];
  showsGroup?: boolean;
  /** How many were unread when the feed was opened. */
  fresh?: number;
  empty: ReactNode;
}

const askAgainMs = 60_000;

/** Posts, newest first. New ones wait behind a button, so that nothing moves under the reader. */
export function Feed({ query, kind, groupId, pinned = [], showsGroup = false, fresh = 0, empty }: FeedProps) {
  const rows = usePagedRows(query);
  const above = new Set(pinned.map(({ id }) => id));
  return (
    <div className={styles.feed}>
      {rows && <News kind={kind} groupId={groupId} after={rows[0]?.id} />}
      {pinned.map((post) => (
        <PostCard key={post.id} post={post} showsGroup={showsGroup} />
      ))}
      {fresh > 0 && rows && (
        <p className={styles.fresh}>{`${fresh > 98 ? '99+' : fresh} new since you were here`}</p>
      )}
      <PagedList
        query={query}
        page={groupId === undefined ? 'page' : 'posts-page'}
        failed="Couldn’t load posts"
        skeleton={<SkeletonText lines={6} />}
        empty={above.size > 0 ? null : empty}
      >
        {(posts) =>
          posts
            .filter(({ id }) => !above.has(id))
            .map((post) => <PostCard key={post.id} post={post} showsGroup={showsGroup} />)
        }
      </PagedList>
    </div>
  );
}

interface NewsProps {
  kind: FeedKind;
  groupId: string | undefined;
  after: string | undefined;
}

function News({ kind, groupId, after }: NewsProps) {
  const cache = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const { data } = useQuery({
    ...postQueries.news(kind, groupId, after),
    refetchInterval: askAgainMs,
  });
  const count = data?.count ?? 0;
  return (
    <div ref={top} className={styles.news} aria-live="polite">
      {count > 0 && (
        <Button
          variant="solid"
          size={32}
          icon={<IconArrowUp size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            top.current?.scrollIntoView({ block: 'center' });
            void cache.resetQueries({ queryKey: postQueries.lists });
          }}
        >
          {count === 1 ? '1 new post' : count > 98 ? '99+ new posts' : `${count} new posts`}
        </Button>
      )}
    </div>
  );
}
