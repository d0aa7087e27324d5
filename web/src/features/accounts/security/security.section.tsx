import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../platform/error-texts.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { accountQueries } from '../accounts.queries.ts';
import { OwnSessions } from './own-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInMethods } from './sign-in-methods.tsx';

/** By what one signs in, and where one is signed in. */
export function SecuritySection() {
  const { data: security, error, refetch, isFetching } = useQuery(accountQueries.security());
  return (
    <Stack gap={24}>
      {security ? (
        <SignInMethods security={security} />
      ) : (
        <Panel title="How you sign in" padded>
          {error ? (
            <ErrorState title="Couldn’t load how you sign in" onRetry={refetch} retrying={isFetching}>
              {errorText(error)}
            </ErrorState>
          ) : (
            <SkeletonText lines={5} />
          )}
        </Panel>
      )}
      {security && <SecondFactor hasPassword={security.methods.password !== null} />}
      {security && <Passkeys hasPassword={security.methods.password !== null} />}
      <OwnSessions />
    </Stack>
  );
}
