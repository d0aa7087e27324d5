import { placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { programKind } from '@chalkline/contract/programs/program.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useNavigate } from 'react-router';
import { useAction } from '../../../patterns/use-action.ts';
import { useSession } from '../../../platform/session.ts';
import { programQueries } from '../programs.queries.ts';

/** Buys a paid program, which leads to its payment; visitors sign in first and come back to its page. */
export function useSubscribe(programId: string) {
  const isSignedIn = useSession() !== null;
  const navigate = useNavigate();
  const { busy, run } = useAction({
    send: (call) => {
      const lines = [{ itemId: programId, quantity: 1 }];
      return call(placeOrder, { body: { kind: programKind, offerId: programId, lines } });
    },
    failed: 'Couldn’t place your order',
    done: 'Your order is ready to pay',
    invalidates: [programQueries.all],
    onDone: ({ id: orderId }) => void navigate(urlOf('order', { orderId })),
  });
  const back = urlOf('sharedProgram', { id: programId });
  return { busy, subscribe: () => (isSignedIn ? run() : void navigate(urlOf('login', {}, { back }))) };
}
