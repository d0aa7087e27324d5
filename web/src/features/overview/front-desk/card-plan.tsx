import { offerPlanAtDesk } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import { IconCreditCard } from '@tabler/icons-react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import type { Sold } from './desk-till.tsx';
import { frontDeskQueries } from './front-desk.queries.ts';

interface CardPlanProps {
  planId: string;
  planName: string;
  personId: string;
  onSold: (sold: Sold) => void;
}

/** Has somebody pay the next period of a plan by card, on their own phone. */
export function CardPlan({ planId, planName, personId, onSold }: CardPlanProps) {
  const offer = useAction({
    send: (call) => call(offerPlanAtDesk, { body: { planId, personId } }),
    failed: 'Couldn’t sell the plan',
    invalidates: [frontDeskQueries.all],
    onDone: ({ orderId, state }) => onSold({ orderId, isPaid: state === 'paid' }),
  });
  return (
    <Button
      size={64}
      icon={<IconCreditCard size={20} aria-hidden="true" />}
      busy={offer.busy}
      aria-label={`Card for ${planName}`}
      onClick={() => offer.run()}
    >
      Card
    </Button>
  );
}
