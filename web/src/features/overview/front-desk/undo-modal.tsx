import { returnCash } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { undoDeskSale } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import { deskUndo } from '@chalkline/contract/overview/front-desk.schema.ts';
import type { TillSale } from '@chalkline/contract/overview/till.schema.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { moneyText } from './desk-texts.ts';
import { frontDeskQueries } from './front-desk.queries.ts';

const texts = { reason: { label: 'Reason', wrong: 'Say why, in up to 200 characters.' } };

type Undone = Pick<
  TillSale,
  'kind' | 'id' | 'membershipId' | 'title' | 'buyerName' | 'total' | 'currency' | 'method'
>;

/** Takes back one’s own sale, with a reason that administrators see. */
export function UndoModal({ sale, onClose }: { sale: Undone; onClose: () => void }) {
  const { kind, id, membershipId, title, buyerName } = sale;
  const { form, ...rest } = useCallForm({
    initial: { reason: '' },
    schema: deskUndo,
    texts,
    send: async (call, body) =>
      membershipId === null
        ? void (await call(undoDeskSale, { params: { orderId: id }, body }))
        : void (await call(returnCash, { params: { membershipId, periodId: id }, body })),
    done: () => ({ title: 'Sale undone', detail: nextStep(sale) }),
    invalidates: [frontDeskQueries.all, ['overview', 'desk'], ['memberships']],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={`Undo the sale to ${buyerName}?`} action="Undo sale" onClose={onClose}>
      <FormBody>
        <p>{`${title}: ${kind === 'tickets' ? 'its tickets stop working' : 'the paid time ends'}. ${nextStep(sale)}`}</p>
        <TextField
          id="reason"
          label="Reason"
          hint="Kept with the sale, for your administrators."
          data-autofocus
          {...form.getInputProps('reason')}
        />
      </FormBody>
    </FormModal>
  );
}

function nextStep({ total, currency, method }: Undone): string {
  if (total === 0) return 'Nothing was paid.';
  const amount = moneyText(total, currency);
  return method === 'cash' ? `Give ${amount} back in cash.` : `${amount} goes back to the card.`;
}
