import type { ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { errorText } from '../../../platform/error-texts.ts';
import type { ScreenSection } from '../../../platform/screen-section.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { FollowCounts } from '../person/follow-counts.tsx';
import styles from '../person/person.module.css';
import type { PersonSection } from '../person/person.screen.tsx';
import { PersonFacts } from '../person/person-facts.tsx';
import { PersonHero } from '../person/person-hero.tsx';
import { PersonWaiting } from '../person/person-waiting.tsx';
import { profileQueries } from '../profiles.queries.ts';
import { NextSteps } from './next-steps.tsx';

interface MineSlots {
  /** What matters today. What one does here follows, then what one did. */
  readonly first: ScreenSection;
  readonly person: readonly PersonSection[];
  readonly mine: readonly ScreenSection[];
}

/** One's own page: what one takes part in and runs, and the way to every setting. */
export function mineScreen({ first: { Section: First }, person, mine }: MineSlots) {
  return function MineScreen() {
    const { data: profile, error, refetch, isFetching } = useQuery(profileQueries.mine());
    useScreenTitle(profile && `${profile.name}, your profile`);
    if (!profile) {
      if (!error) return <PersonWaiting title="Your profile" />;
      return (
        <Page>
          <PageTitle>Your profile</PageTitle>
          <ErrorState title="Couldn’t load your profile" onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        </Page>
      );
    }
    return (
      <>
        <PersonHero
          person={profile}
          below={profile.email}
          counts={<FollowCounts personId={profile.id} />}
          actions={<Ways profile={profile} />}
        />
        <Page>
          <div className={styles.grid}>
            <div className={styles.main}>
              <Suspense fallback={<SkeletonText lines={4} />}>
                <First />
              </Suspense>
              {mine.map(({ key, Section }) => (
                <Suspense key={key} fallback={<SkeletonText lines={3} />}>
                  <Section />
                </Suspense>
              ))}
              {person.map(({ key, Section }) => (
                <Suspense key={key} fallback={<SkeletonText lines={4} />}>
                  <Section personId={profile.id} isMe />
                </Suspense>
              ))}
            </div>
            <div className={styles.main}>
              <NextSteps profile={profile} />
              <PersonFacts title="About you" person={profile} />
            </div>
          </div>
        </Page>
      </>
    );
  };
}

function Ways({ profile }: { profile: ProfileReply }) {
  return (
    <>
      <ButtonLink variant="main" to={urlOf('editProfile')}>
        Edit profile
      </ButtonLink>
      <ButtonLink variant="frame" to={urlOf('user', { id: profile.id })}>
        View public profile
      </ButtonLink>
    </>
  );
}
