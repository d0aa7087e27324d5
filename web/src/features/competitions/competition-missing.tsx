import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../platform/error-texts.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { session } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';
import styles from './competition-missing.module.css';

interface CompetitionMissingProps {
  failure: unknown;
  /** What couldn't be loaded: "The leaderboard". */
  what: string;
  onRetry: () => void;
  retrying?: boolean;
  /** Its code may be given here: it could be a private one. */
  competitionId?: string;
  /** Rendered as the whole page. */
  isPage?: boolean;
}

/** Not found: links back to the list. Failed to load: offers a retry. */
export function CompetitionMissing(props: CompetitionMissingProps) {
  const { failure, what, onRetry, retrying, competitionId, isPage = false } = props;
  if (failure instanceof CallFailed && failure.status === 404) {
    return (
      <>
        <EmptyState
          title={`${what} couldn’t be found`}
          isPage={isPage}
          action={
            <ButtonLink size={32} to={urlOf('home')}>
              All competitions
            </ButtonLink>
          }
        >
          The link may be wrong, or it hasn’t been published yet.
        </EmptyState>
        {competitionId && <WayIn competitionId={competitionId} />}
      </>
    );
  }
  return (
    <ErrorState
      title={`${what} couldn’t be loaded`}
      isPage={isPage}
      onRetry={onRetry}
      retrying={retrying ?? false}
    >
      {errorText(failure)}
    </ErrorState>
  );
}

interface MissingPageProps {
  /** The one that brought nothing. */
  query: { readonly error: unknown; readonly isFetching: boolean; refetch: () => unknown };
  what?: string;
  competitionId?: string;
}

/** The same as a whole page. */
export function CompetitionMissingPage({
  query,
  what = 'This competition',
  competitionId,
}: MissingPageProps) {
  const { error, isFetching, refetch } = query;
  return (
    <Page>
      <CompetitionMissing
        isPage
        failure={error}
        what={what}
        onRetry={() => void refetch()}
        retrying={isFetching}
        {...(competitionId && { competitionId })}
      />
    </Page>
  );
}

const CodeDoor = lazyPart(async () => (await import('./code-door.tsx')).CodeDoor);

/** Opening a private competition requires signing in and its code. */
function WayIn({ competitionId }: { competitionId: string }) {
  if (session.current() === null) {
    return (
      <p className={styles.wayIn}>
        Is it private?{' '}
        <Link className={text.link} to={urlOf('login')}>
          Sign in
        </Link>{' '}
        to enter its code.
      </p>
    );
  }
  return (
    <Suspense fallback={null}>
      <CodeDoor competitionId={competitionId} />
    </Suspense>
  );
}
