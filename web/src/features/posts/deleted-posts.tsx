import type { DeletedPostReply } from '@chalkline/contract/posts/post.schema.ts';
import { restorableDays } from '@chalkline/contract/posts/post.schema.ts';
import { restorePost } from '@chalkline/contract/posts/posts.endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '../../patterns/paged-list.tsx';
import { useAction } from '../../patterns/use-action.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { dayText } from '../../ui/times.ts';
import { PostText } from './post-text.tsx';
import styles from './posts.module.css';
import { postQueries } from './posts.queries.ts';

/** The way to the posts that one deleted oneself: everywhere, or in one group. */
export function DeletedPosts({ groupId }: { groupId?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton className={styles.small} onClick={() => setOpen(true)}>
        Posts you deleted
      </LinkButton>
      {open && (
        <Modal opened title="Posts you deleted" onClose={() => setOpen(false)}>
          <PagedList
            query={postQueries.deleted(groupId)}
            page={null}
            failed="Couldn’t load deleted posts"
            empty={
              <EmptyState title="No deleted posts">
                {`Posts you delete stay here for ${restorableDays} days, so that you can restore them.`}
              </EmptyState>
            }
          >
            {(posts) => (
              <ol className={styles.versions}>
                {posts.map((post) => (
                  <Deleted key={post.id} post={post} />
                ))}
              </ol>
            )}
          </PagedList>
        </Modal>
      )}
    </>
  );
}

function Deleted({ post }: { post: DeletedPostReply }) {
  const { id, group, author, isMine, text, mentions, images, deletedAt, restorableUntil } = post;
  const cache = useQueryClient();
  const { run, busy } = useAction({
    send: (call) => call(restorePost, { params: { postId: id } }),
    failed: 'Couldn’t restore the post',
    done: 'Post restored',
    onDone: () => cache.setQueryData(postQueries.deletedHere(id).queryKey, false),
    invalidates: [postQueries.all],
  });
  return (
    <li>
      <p className={styles.when}>
        Deleted <TimeAgo at={deletedAt} />
        {!isMine && `, posted by ${author?.name ?? 'Deleted member'}`}
        {group && `, in ${group.name}`}
        {images > 0 && `, ${images === 1 ? '1 picture' : `${images} pictures`}`}
      </p>
      <PostText mentions={mentions}>{text}</PostText>
      <p className={styles.when}>
        You can restore it until {dayText(restorableUntil)}.{' '}
        <LinkButton className={styles.small} disabled={busy} onClick={() => run()}>
          Restore
        </LinkButton>
      </p>
    </li>
  );
}
