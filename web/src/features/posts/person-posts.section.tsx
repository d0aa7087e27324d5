import { PagedList } from '../../patterns/paged-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { DeletedPosts } from './deleted-posts.tsx';
import { PostCard } from './post-card.tsx';
import styles from './posts.module.css';
import { postQueries } from './posts.queries.ts';

/** What a person posted, as far as the viewer may read it; on one's own page with the field to write. */
export function PersonPostsSection({ personId, isMe }: { personId: string; isMe: boolean }) {
  return (
    <Panel title="Posts" padded>
      <div className={styles.feed}>
        {isMe && (
          <>
            <Composer placeholder="Share something" />
            <DeletedPosts />
          </>
        )}
        <PagedList
          query={postQueries.person(personId)}
          page="posts-page"
          failed="Couldn’t load posts"
          skeleton={<SkeletonText lines={4} />}
          empty={
            <EmptyState title="No posts yet">
              {isMe ? 'What you post here and in groups appears here.' : 'Posts you can see appear here.'}
            </EmptyState>
          }
        >
          {(posts) => posts.map((post) => <PostCard key={post.id} post={post} showsGroup />)}
        </PagedList>
      </div>
    </Panel>
  );
}
