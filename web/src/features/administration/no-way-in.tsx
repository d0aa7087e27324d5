import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useErrorText } from '../../platform/error-texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';

interface NoWayInProps {
  /** "The people did not load" */
  title: string;
  failure: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** What stands where something did not load: whether it may, or whether it is worth another try. */
export function NoWayIn({ title, failure, onRetry, retrying }: NoWayInProps) {
  const say = useErrorText();
  const status = failure instanceof CallFailed ? failure.status : 0;
  if (status === 403) {
    return (
      <EmptyState
        title="This page is for administrators"
        action={
          <ButtonLink size={32} to={urlOf('home')}>
            To the competitions
          </ButtonLink>
        }
      >
        Ask an administrator of your organisation if you need to look after people.
      </EmptyState>
    );
  }
  if (status === 404) {
    return (
      <EmptyState
        title="Nobody is here"
        action={
          <ButtonLink size={32} to={urlOf('allUsers')}>
            To all people
          </ButtonLink>
        }
      >
        This person is not there, or not one of yours to look after.
      </EmptyState>
    );
  }
  return (
    <ErrorState title={title} onRetry={onRetry} retrying={retrying}>
      {say(failure)}
    </ErrorState>
  );
}
