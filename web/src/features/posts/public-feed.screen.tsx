import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { SectionTabs } from '../../patterns/section-tabs.tsx';
import { useSession } from '../../platform/session.ts';
import { useAddressParams } from '../../platform/use-address-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { PageTitle } from '../../ui/titles.tsx';
import { Composer } from './composer.tsx';
import { Feed } from './feed.tsx';
import styles from './posts.module.css';
import { postQueries } from './posts.queries.ts';

/** Posts of everything public, and of one's groups and the people one follows. */
export function PublicFeedScreen() {
  const isKnown = useSession() !== null;
  const [params] = useAddressParams();
  const isFollowing = isKnown && params.get('feed') === 'following';
  const navigate = useNavigate();
  return (
    <Page>
      <div className={styles.column}>
        <Stack gap={24}>
          <PageTitle>Feed</PageTitle>
          <SectionTabs current="publicFeed" />
          {isKnown && (
            <SegmentedControl
              label="Posts to show"
              choices={[
                { value: 'public', label: 'Public' },
                { value: 'following', label: 'Following' },
              ]}
              value={isFollowing ? 'following' : 'public'}
              onChange={(feed) =>
                void navigate(urlOf('publicFeed', {}, feed === 'following' ? { feed } : {}), {
                  replace: true,
                })
              }
            />
          )}
          {isKnown && <Composer placeholder="Share something" />}
          {isFollowing ? (
            <Feed
              key="following"
              showsGroup
              kind="following"
              query={postQueries.following()}
              empty={
                <EmptyState
                  title="No posts yet"
                  action={
                    <ButtonLink size={32} to={urlOf('communities')}>
                      Browse communities
                    </ButtonLink>
                  }
                >
                  Posts of your groups and of people you follow appear here.
                </EmptyState>
              }
            />
          ) : (
            <Feed
              key="public"
              showsGroup
              kind="public"
              query={postQueries.public()}
              empty={<EmptyState title="No posts yet">Public posts appear here.</EmptyState>}
            />
          )}
        </Stack>
      </div>
    </Page>
  );
}
