import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../../platform/error-texts.ts';
import type { ScreenSection } from '../../../platform/screen-section.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { monthText } from '../../../ui/times.ts';
import { PageTitle } from '../../../ui/titles.tsx';
import { profileQueries } from '../profiles.queries.ts';
import { FollowCounts } from './follow-counts.tsx';
import styles from './person.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHero } from './person-hero.tsx';
import { PersonWaiting } from './person-waiting.tsx';

export type PersonSection = ScreenSection<{ personId: string; isMe: boolean }>;

interface PersonSections {
  /** For those who may see the person's results. */
  readonly results: readonly PersonSection[];
  readonly posts: readonly PersonSection[];
}

/** A person's page with what other features know of them. */
export function personScreen({ results, posts }: PersonSections) {
  return function PersonScreen() {
    const { id = '' } = useParams();
    const { data: person, error, refetch, isFetching } = useQuery(profileQueries.person(id));
    useScreenTitle(person?.name);
    if (!person) {
      if (error)
        return (
          <PersonMissing failure={error} words={errorText(error)} onRetry={refetch} retrying={isFetching} />
        );
      return <PersonWaiting title="Profile" />;
    }
    return (
      <>
        <PersonHero
          person={person}
          below={`Joined ${monthText(person.joinedAt)}`}
          counts={<FollowCounts personId={person.id} />}
          actions={
            person.isMe ? (
              <ButtonLink variant="frame" to={urlOf('editProfile')}>
                Edit profile
              </ButtonLink>
            ) : (
              <PersonActions personId={person.id} name={person.name} />
            )
          }
        />
        <Page>
          <div className={styles.grid}>
            <div className={styles.main}>
              {[...(person.showsResults ? results : []), ...posts].map(({ key, Section }) => (
                <Suspense key={key} fallback={<SkeletonText lines={4} />}>
                  <Section personId={person.id} isMe={person.isMe} />
                </Suspense>
              ))}
            </div>
            <PersonFacts title="About" person={person} />
          </div>
        </Page>
      </>
    );
  };
}

interface PersonMissingProps {
  failure: unknown;
  words: string;
  onRetry: () => unknown;
  retrying: boolean;
}

function PersonMissing({ failure, words, onRetry, retrying }: PersonMissingProps) {
  const isGone = failure instanceof CallFailed && failure.status === 404;
  return (
    <Page>
      <Stack gap={24}>
        <PageTitle>{isGone ? 'Profile not found' : 'Profile'}</PageTitle>
        {isGone ? (
          <EmptyState
            title="You don’t have access to this profile"
            action={
              <ButtonLink size={32} to={urlOf('home')}>
                Browse competitions
              </ButtonLink>
            }
          >
            The link may be wrong, or this profile is private.
          </EmptyState>
        ) : (
          <ErrorState title="Couldn’t load the profile" onRetry={() => void onRetry()} retrying={retrying}>
            {words}
          </ErrorState>
        )}
      </Stack>
    </Page>
  );
}
