import type { PartnerReply } from '@chalkline/contract/partners/partner.schema.ts';
import { leavePartnerStaff } from '@chalkline/contract/partners/partner-staff.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { partnerQueries } from '../partners.queries.ts';

/** The way out for somebody on a partner's staff. */
export function LeaveStaff({ partner: { name } }: { partner: PartnerReply }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Leave the staff
      </Button>
      {asked && (
        <ConfirmAction
          title={`Leave the staff of ${name}?`}
          confirm="Leave"
          keep="Stay"
          danger
          send={(call) => call(leavePartnerStaff, {})}
          done={`You no longer work for ${name}`}
          invalidates={[partnerQueries.all]}
          onClose={() => setAsked(false)}
        >
          <p>You won’t see its orders and products anymore. To come back, ask the owner for an invitation.</p>
        </ConfirmAction>
      )}
    </>
  );
}
