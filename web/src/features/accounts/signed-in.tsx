import { addresses } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { wayBack } from '../../platform/gate.ts';
import { session, useSession } from '../../platform/session.ts';
import { useFindStart } from './start-address.ts';

/** Sends signed-in people back to where they came from, or else to where their work begins. */
export function UnlessSignedIn({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const isSignedIn = useSession() !== null;
  const back = query.get('back');
  const way = wayBack(back, session.read('lastVisited'));
  const isFree = back === null && way === addresses.home;
  const start = useQuery({
    queryKey: ['start-address'],
    queryFn: useFindStart(),
    enabled: isSignedIn && isFree,
    // Without an answer one begins on the home screen, and does not wait for it.
    retry: false,
    networkMode: 'always',
  });
  if (!isSignedIn || (isFree && start.isPending)) return children;
  return <Navigate to={isFree ? (start.data ?? way) : way} replace />;
}
