import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PagedList, usePagedRows } from '../../../patterns/paged-list.tsx';
import { SectionTabs } from '../../../patterns/section-tabs.tsx';
import { useSession } from '../../../platform/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle, SectionTitle } from '../../../ui/titles.tsx';
import { groupQueries } from '../groups.queries.ts';
import { CommunityCard } from './community-card.tsx';
import { CommunityTools, useCommunityFilters } from './community-tools.tsx';

const joinedShown = 3;

/** Communities to join, after those one is in. */
export function CommunitiesScreen() {
  const isKnown = useSession() !== null;
  const { filters, isNarrowed, clear } = useCommunityFilters();
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          below="Find people who train the way you do."
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
          Communities
        </PageTitle>
        <SectionTabs current="communities" />
        {isKnown && !isNarrowed && <Joined />}
        {isKnown && !isNarrowed && <SectionTitle>Suggested</SectionTitle>}
        <CommunityTools />
        <PagedList
          query={groupQueries.communities({ ...filters, ...(isKnown && !isNarrowed && { mine: false }) })}
          failed="Couldn’t load communities"
          skeleton={<SkeletonCards />}
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
              >
                Try another category or the start of a name.
              </EmptyState>
            ) : (
              <EmptyState title="No communities to join">
                New communities appear here. Create one to get people together.
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

/** The newest ones of mine. Nothing without any. */
function Joined() {
  const communities = usePagedRows(groupQueries.communities({ mine: true }));
  if (!communities || communities.length === 0) return null;
  return (
    <>
      <SectionTitle
        end={
          <Link className={text.link} to={urlOf('myCommunities')}>
            All my communities
          </Link>
        }
      >
        Joined
      </SectionTitle>
      <CardGrid>
        {communities.slice(0, joinedShown).map((community) => (
          <CommunityCard key={community.id} community={community} />
        ))}
      </CardGrid>
    </>
  );
}
