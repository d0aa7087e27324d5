import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useErrorText } from '../../platform/error-texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';

interface CompetitionMissingProps {
  failure: unknown;
  /** What did not come: "The board". */
  what: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** A competition that is not there, or did not come: the one leads back to the list, the other can be tried again. */
export function CompetitionMissing({ failure, what, onRetry, retrying }: CompetitionMissingProps) {
  const say = useErrorText();
  if (failure instanceof CallFailed && failure.status === 404) {
    return (
      <EmptyState
        title={`${what} is not there`}
        action={
          <ButtonLink size={32} to={urlOf('home')}>
            All competitions
          </ButtonLink>
        }
      >
        The address may be wrong, or it has not been published.
      </EmptyState>
    );
  }
  return (
    <ErrorState title={`${what} did not load`} onRetry={onRetry} retrying={retrying ?? false}>
      {say(failure)}
    </ErrorState>
  );
}
