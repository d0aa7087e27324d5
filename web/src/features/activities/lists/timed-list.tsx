import { urlOf } from '@chalkline/contract/urls.ts';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { SectionTabs } from '../../../patterns/section-tabs.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { activityQueries } from '../activities.queries.ts';
import { TimedCard } from './timed-card.tsx';
import { TimedTools, useTimedFilters } from './timed-tools.tsx';

const kinds = {
  activities: {
    title: 'Activities',
    below: 'Runs, classes and sessions to join.',
    list: 'allActivities',
    add: 'addActivity',
    create: 'Create an activity',
    search: 'Search activities',
    open: 'Upcoming',
    noun: ['activity', 'activities'],
  },
  challenges: {
    title: 'Challenges',
    below: 'Reach a target, keep a streak or do the most, alone or as teams.',
    list: 'allChallenges',
    add: 'addChallenge',
    create: 'Create a challenge',
    search: 'Search challenges',
    open: 'Open',
    noun: ['challenge', 'challenges'],
  },
} as const;

interface TimedListProps {
  kind: keyof typeof kinds;
  /** Beside the button that creates one. */
  beside?: ReactNode;
}

/** Every activity or challenge that the viewer may see, with filters. */
export function TimedList({ kind, beside }: TimedListProps) {
  const { title, below, list, add, create, search, open, noun } = kinds[kind];
  const { filters, isNarrowed, clear } = useTimedFilters();
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle
          marked
          below={below}
          actions={
            <>
              {beside}
              <ButtonLink
                variant="main"
                to={urlOf(add)}
                icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              >
                {create}
              </ButtonLink>
            </>
          }
        >
          {title}
        </PageTitle>
        <SectionTabs current={list} />
        <TimedTools label={search} open={open} />
        <PagedList
          query={activityQueries[kind](filters)}
          failed={`Couldn’t load ${noun[1]}`}
          skeleton={<SkeletonCards />}
          noun={noun}
          empty={
            isNarrowed ? (
              <EmptyState
                title={`No matching ${noun[1]}`}
                action={
                  <Button size={32} onClick={clear}>
                    Clear filters
                  </Button>
                }
              >
                Try another activity or the start of a name.
              </EmptyState>
            ) : (
              <EmptyState title={`No ${noun[1]} yet`}>New ones appear here. Create one to begin.</EmptyState>
            )
          }
        >
          {(groups) => (
            <CardGrid>
              {groups.map((group) => (
                <TimedCard key={group.id} group={group} />
              ))}
            </CardGrid>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}
