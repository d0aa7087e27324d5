import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { wayBack } from '../../platform/gate.ts';
import { session, useSession } from '../../platform/session.ts';

/** Redirects signed-in people back to where they came from. */
export function UnlessSignedIn({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  if (!useSession()) return children;
  return <Navigate to={wayBack(query.get('back'), session.read('lastVisited'))} replace />;
}
