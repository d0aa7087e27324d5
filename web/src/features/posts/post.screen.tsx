import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorText } from '../../platform/error-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { PostCard } from './post-card.tsx';
import styles from './posts.module.css';
import { postQueries } from './posts.queries.ts';

/** One post with its comments: where notifications and times lead. */
export function PostScreen() {
  const { id = '' } = useParams();
  const { data: post, error, refetch, isFetching } = useQuery({ ...postQueries.post(id), retry: false });
  const isGone = error instanceof CallFailed && error.status === 404;
  return (
    <Page>
      <div className={styles.column}>
        <Stack gap={24}>
          <PageTitle>{post?.group?.name ?? 'Post'}</PageTitle>
          {post ? (
            <PostCard key={post.id} open showsGroup post={post} />
          ) : isGone ? (
            <EmptyState
              title="This post couldn’t be found"
              action={
                <ButtonLink size={32} to={urlOf('publicFeed')}>
                  Browse the feed
                </ButtonLink>
              }
            >
              It may have been deleted, or you don’t have access.
            </EmptyState>
          ) : error ? (
            <ErrorState title="Couldn’t load the post" onRetry={() => void refetch()} retrying={isFetching}>
              {errorText(error)}
            </ErrorState>
          ) : (
            <SkeletonText lines={5} />
          )}
        </Stack>
      </div>
    </Page>
  );
}
