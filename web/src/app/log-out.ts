import { addresses } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { queryClient } from '../platform/calls.ts';
import { session } from '../platform/session.ts';

/** Ends the session: clears local and session storage and what was read, and goes to /login (seed §4). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    session.clear();
    queryClient.clear();
    navigate(addresses.login);
  };
}
