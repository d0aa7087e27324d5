import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { errorText } from '../../platform/error-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';

interface GroupMissingProps {
  failure: unknown;
  /** What couldn't be loaded: "This community". */
  what: string;
  onRetry: () => unknown;
  retrying: boolean;
  isPage?: boolean;
}

/** Not found, or closed to this person, which looks the same; or a failure to try again. */
export function GroupMissing({ failure, what, onRetry, retrying, isPage = false }: GroupMissingProps) {
  if (failure instanceof CallFailed && failure.status === 404) {
    return (
      <EmptyState
        title={`${what} couldn’t be found`}
        isPage={isPage}
        action={
          <ButtonLink size={32} to={urlOf('communities')}>
            All communities
          </ButtonLink>
        }
      >
        The link may be wrong, or you don’t have access. If it’s private, sign in first.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={`${what} couldn’t be loaded`}
      isPage={isPage}
      onRetry={() => void onRetry()}
      retrying={retrying}
    >
      {errorText(failure)}
    </ErrorState>
  );
}
