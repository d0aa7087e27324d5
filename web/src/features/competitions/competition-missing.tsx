import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../platform/error-texts.tsx';
import { lazyPart } from '../../platform/lazy-part.ts';
import { session } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import text from '../../ui/text.module.css';
import styles from './competition-missing.module.css';

interface CompetitionMissingProps {
  failure: unknown;
  /** What did not come: "The board". */
  what: string;
  onRetry: () => void;
  retrying?: boolean;
  /** Its code may be given here: it could be a private one. */
  competitionId?: string;
  /** Nothing else stands on the page. */
  isPage?: boolean;
}

/** A competition that is not there, or did not come: the one leads back to the list, the other can be tried again. */
export function CompetitionMissing(props: CompetitionMissingProps) {
  const { failure, what, onRetry, retrying, competitionId, isPage = false } = props;
  const errorText = useErrorText();
  if (failure instanceof CallFailed && failure.status === 404) {
    return (
      <>
        <EmptyState
          title={`${what} is not there`}
          isPage={isPage}
          action={
            <ButtonLink size={32} to={urlOf('home')}>
              All competitions
            </ButtonLink>
          }
        >
          The address may be wrong, or it has not been published.
        </EmptyState>
        {competitionId && <WayIn competitionId={competitionId} />}
      </>
    );
  }
  return (
    <ErrorState title={`${what} did not load`} isPage={isPage} onRetry={onRetry} retrying={retrying ?? false}>
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

/** The same where it is all that the screen has to say. */
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

/** A private competition opens to who is signed in and has its code. */
function WayIn({ competitionId }: { competitionId: string }) {
  if (session.current() === null) {
    return (
      <p className={styles.wayIn}>
        Is it private?{' '}
        <Link className={text.link} to={urlOf('login')}>
          Sign in
        </Link>{' '}
        to give its code.
      </p>
    );
  }
  return (
    <Suspense fallback={null}>
      <CodeDoor competitionId={competitionId} />
    </Suspense>
  );
}
