import { CallFailed } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In place of a program that isn’t there for the viewer; null for any other failure. */
export function programMissing(failure: Error) {
  if (!(failure instanceof CallFailed && failure.status === 404)) return null;
  return (
    <EmptyState
      isPage
      title="This program couldn’t be found"
      action={
        <ButtonLink size={32} to={urlOf('programs')}>
          Open programs
        </ButtonLink>
      }
    >
      The link may be wrong, or the program isn’t published anymore.
    </EmptyState>
  );
}
