import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../platform/error-texts.ts';
import { ErrorState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

/** What a query looks like before it has data. */
export interface LoadingLook {
  /** The title when it could not be read: "Couldn't load entries". */
  failed: string;
  /** What to show in place of the error, where trying again is of no use; null leaves the error. */
  refused?: (failure: Error) => ReactNode;
  /** In the shape of what comes; four rows unless given. */
  skeleton?: ReactNode;
  /** Puts skeleton and error into a panel, where what is loaded brings panels of its own. */
  panel?: boolean;
}

interface LoadedProps<Data> extends LoadingLook {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  children: (data: Data) => ReactNode;
}

/** What a query read; a skeleton until then, and an error with another try when it could not be read. */
export function Loaded<Data>({ query, failed, refused, skeleton, panel, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  const instead =
    query.error === null
      ? (skeleton ?? <SkeletonRows avatar={false} />)
      : (refused?.(query.error) ?? (
          <ErrorState title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
            {errorText(query.error)}
          </ErrorState>
        ));
  return panel ? <Panel>{instead}</Panel> : instead;
}
