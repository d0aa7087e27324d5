import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { groupQueries } from '../groups.queries.ts';
import { CommunityCard } from './community-card.tsx';
import { CommunityTools, useCommunityFilters } from './community-tools.tsx';

/** Communities I own, belong to, am invited to or asked to join. */
export function MyCommunitiesScreen() {
  const { filters, isNarrowed, clear } = useCommunityFilters();
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          actions={
            <ButtonLink
              variant="main"
              to={urlOf('addCommunity')}
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            >
              Create a community
            </ButtonLink>
          }
        >
          My communities
        </PageTitle>
        <CommunityTools />
        <PagedList
          query={groupQueries.communities({ ...filters, mine: true })}
          failed="Couldn’t load your communities"
          skeleton={<SkeletonCards cards={3} />}
          noun={['community', 'communities']}
          empty={
            isNarrowed ? (
              <EmptyState
                title="No matching communities"
                action={
                  <Button size={32} onClick={clear}>
                    Clear search and category
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title="You’re not in a community yet"
                action={
                  <ButtonLink size={32} to={urlOf('communities')}>
                    Browse communities
                  </ButtonLink>
                }
              >
                Communities you join or create appear here.
              </EmptyState>
            )
          }
        >
          {(communities) => (
            <CardGrid>
              {communities.map((community) => (
                <CommunityCard key={community.id} community={community} />
              ))}
            </CardGrid>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}
