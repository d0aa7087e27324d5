import type { MembershipDetails, PeriodReply } from '@chalkline/contract/memberships/membership.schema.ts';
import { cashReturn } from '@chalkline/contract/memberships/membership.schema.ts';
import { getCashReceipt, returnCash } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { useState } from 'react';
import { DownloadButton } from '../../../patterns/download-button.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Row } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { moneyText } from '../membership-texts.ts';
import { membershipQueries } from '../memberships.queries.ts';

interface CashActionsProps {
  membership: MembershipDetails;
  period: PeriodReply;
}

/** The receipt of cash, and giving it back. */
export function CashActions({ membership, period }: CashActionsProps) {
  const { isReturned, can } = period;
  const [returning, setReturning] = useState(false);
  const params = { membershipId: membership.id, periodId: period.id };
  const name = isReturned ? 'Credit note' : 'Receipt';
  return (
    <Row>
      {can.receipt && (
        <DownloadButton
          download={() => downloadFile(getCashReceipt, { params })}
          failed={`Couldn’t download the ${name.toLowerCase()}`}
        >
          {name}
        </DownloadButton>
      )}
      {can.return && (
        <Button size={32} onClick={() => setReturning(true)}>
          Give back
        </Button>
      )}
      {returning && (
        <ReturnModal membership={membership} period={period} onClose={() => setReturning(false)} />
      )}
    </Row>
  );
}

const texts = { reason: { label: 'Reason', wrong: 'Say why, in up to 200 characters.' } };

function ReturnModal({ membership, period, onClose }: CashActionsProps & { onClose: () => void }) {
  const { id: membershipId, plan, person } = membership;
  const amount = moneyText(period.amount, period.currency);
  const { form, ...rest } = useCallForm({
    initial: { reason: '' },
    schema: cashReturn,
    texts,
    send: (call, body) => call(returnCash, { params: { membershipId, periodId: period.id }, body }),
    done: { title: 'Payment undone', detail: `Give ${person.name} ${amount} back in cash.` },
    invalidates: [membershipQueries.all, ['overview']],
    onDone: onClose,
  });
  return (
    <FormModal
      {...rest}
      title={`Give ${amount} back to ${person.name}?`}
      action="Give back"
      onClose={onClose}
    >
      <FormBody>
        <p>{`The paid time of ${plan} ends, unless other periods are paid.`}</p>
        <TextField id="reason" label="Reason" data-autofocus {...form.getInputProps('reason')} />
      </FormBody>
    </FormModal>
  );
}
