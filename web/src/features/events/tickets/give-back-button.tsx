import { giveBackPass } from '@chalkline/contract/events/pass-transfers.endpoints.ts';
import { giveBackTicket } from '@chalkline/contract/events/transfers.endpoints.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { eventQueries } from '../events.queries.ts';

interface GiveBackButtonProps {
  thing: ({ readonly ticketId: string } | { readonly passId: string }) & { readonly name: string };
}

/** Gives back a ticket or a pass that somebody else bought. */
export function GiveBackButton({ thing }: GiveBackButtonProps) {
  const [asking, setAsking] = useState(false);
  const noun = 'ticketId' in thing ? 'ticket' : 'pass';
  return (
    <>
      <Button
        variant="text"
        icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {`Give ${noun} back`}
      </Button>
      {asking && (
        <ConfirmAction
          title={`Give your ${thing.name} back?`}
          confirm="Give back"
          keep={`Keep the ${noun}`}
          danger
          send={async (call) => {
            if ('ticketId' in thing) await call(giveBackTicket, { params: { ticketId: thing.ticketId } });
            else await call(giveBackPass, { params: { passId: thing.passId } });
          }}
          done={() => `You gave your ${noun} back`}
          invalidates={[eventQueries.all]}
          onClose={() => setAsking(false)}
        >
          <p>{`The ${noun} stops working. Any refund goes to the person who paid for it.`}</p>
        </ConfirmAction>
      )}
    </>
  );
}
