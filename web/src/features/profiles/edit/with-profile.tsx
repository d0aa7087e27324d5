import type { ProfileReply } from '@chalkline/contract/profiles/profile.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../platform/error-texts.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { profileQueries } from '../profiles.queries.ts';

/** A tab that needs the profile: shows it once it is there. */
export function WithProfile({ children }: { children: (profile: ProfileReply) => ReactNode }) {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQueries.mine());
  if (profile) return children(profile);
  return (
    <Panel padded>
      {error ? (
        <ErrorState title="Couldn’t load your profile" onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <SkeletonText lines={8} />
      )}
    </Panel>
  );
}
