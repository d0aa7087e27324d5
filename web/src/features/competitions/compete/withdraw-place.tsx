import type { MyPlace } from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import { withdrawPlace } from '@chalkline/contract/competitions/entry-transfers.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { moneyText } from '../registration-texts.ts';

/** Gives up a place, after saying what comes back for it. */
export function WithdrawPlace({ place }: { place: MyPlace }) {
  const { entryId, division, isTeam, refund } = place;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size={32} variant="danger" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      {asking && (
        <ConfirmAction
          title={`Withdraw from ${division}?`}
          confirm="Withdraw"
          keep={isTeam ? 'Keep our place' : 'Keep my place'}
          danger
          send={(call) => call(withdrawPlace, { params: { entryId } })}
          done={isTeam ? 'Your team has withdrawn' : 'You’ve withdrawn'}
          invalidates={[competitionQueries.all]}
          onClose={() => setAsking(false)}
        >
          <p>
            {[isTeam ? 'Your whole team is withdrawn.' : '', refundText(refund), releasedText]
              .join(' ')
              .trim()}
          </p>
        </ConfirmAction>
      )}
    </>
  );
}

const releasedText = 'Your place is released for others.';

function refundText(refund: MyPlace['refund']): string {
  if (!refund) return '';
  if (refund.amount === 0) return refund.isYours ? 'You get nothing back.' : 'Nothing is refunded.';
  const amount = moneyText(refund.amount, refund.currency);
  return refund.isYours ? `You get ${amount} back.` : `${amount} goes back to the person who paid.`;
}
