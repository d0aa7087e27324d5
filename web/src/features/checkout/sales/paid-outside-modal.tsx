import { orderLimits, outsideWays } from '@chalkline/contract/checkout/order.schema.ts';
import { settleRefundOutside } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { outsidePayment, type SaleRefund } from '@chalkline/contract/checkout/sales.schema.ts';
import { ownZone } from '@chalkline/contract/date-format.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { dayIn } from '@chalkline/contract/wall-span.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { timeNow } from '../../../ui/now.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { moneyText } from '../order/order-text.ts';
import { outsideWayTexts } from '../order/outside-text.ts';

interface PaidOutsideModalProps {
  orderId: string;
  refund: SaleRefund;
  currency: CurrencyCode;
  /** An administrator notes what the seller did. */
  forSeller: boolean;
  onClose: () => void;
}

/** Notes how the seller paid a refund back that the provider couldn’t send. */
export function PaidOutsideModal({ orderId, refund, currency, forSeller, onClose }: PaidOutsideModalProps) {
  const texts = {
    way: { label: 'How', wrong: 'Choose how it was paid back.' },
    reference: {
      label: 'Reference',
      wrong: `Enter the reference, at most ${orderLimits.outsideReference} characters.`,
    },
    paidOn: { label: 'Paid on', wrong: 'Choose a day from when the refund was requested until today.' },
  } as const;
  const { form, ...rest } = useCallForm({
    initial: {
      way: 'bank_transfer' as (typeof outsideWays)[number],
      reference: null as string | null,
      paidOn: dayIn(new Date(timeNow()), ownZone()),
    },
    schema: outsidePayment,
    texts,
    send: (call, body) => call(settleRefundOutside, { params: { orderId, refundId: refund.id }, body }),
    done: 'Marked as paid back',
    invalidates: [checkoutQueries.all],
    onDone: onClose,
  });
  const { way, reference } = form.values;
  const money = moneyText(refund.amount, currency);
  return (
    <FormModal {...rest} title={`Mark ${money} as paid back?`} action="Mark as paid back" onClose={onClose}>
      <FormBody>
        <p>
          {forSeller
            ? `Do this if the seller paid the buyer ${money} past the payment provider. The provider stops trying, and the seller is owed ${money}.`
            : `Do this if you paid the buyer ${money} yourself. The payment provider stops trying, and we add ${money} to your balance.`}{' '}
          {refund.fee > 0 &&
            `${moneyText(refund.fee, currency)} of it is the platform’s fee, which goes back with it. `}
          It can’t be undone.
        </p>
        <SegmentedControl
          label="How"
          labelShown
          choices={outsideWays.map((value) => ({ value, label: outsideWayTexts[value].choice }))}
          value={way}
          onChange={(value) => form.setFieldValue('way', value)}
        />
        <TextField
          id="reference"
          label="Reference"
          optional={way === 'cash'}
          hint="Of the transfer or the receipt. The buyer sees it."
          maxLength={orderLimits.outsideReference}
          autoComplete="off"
          {...form.getInputProps('reference')}
          value={reference ?? ''}
          onChange={(change) => form.setFieldValue('reference', change.currentTarget.value || null)}
        />
        <TextField id="paidOn" type="date" label="Paid on" {...form.getInputProps('paidOn')} />
      </FormBody>
    </FormModal>
  );
}
