import { programKind } from '@chalkline/contract/programs/program.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { usePlaceOrder } from '../../../patterns/use-place-order.ts';
import { useSession } from '../../../platform/session.ts';
import { programQueries } from '../programs.queries.ts';

/** Buys a paid program; visitors sign in first and come back to its page. */
export function useSubscribe(programId: string) {
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();
  const { busy, run } = usePlaceOrder({
    kind: programKind,
    offerId: programId,
    done: 'The program is yours',
    invalidates: [programQueries.all],
  });
  const back = urlOf('sharedProgram', { id: programId });
  return { busy, subscribe: () => (isSignedIn ? run() : void navigate(urlOf('login', {}, { back }))) };
}
