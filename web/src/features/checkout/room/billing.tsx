import { billingDays, billingDetails, type OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { setBilling } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import styles from './confirmed-room.module.css';

/** Whom the invoice of a paid order is for; nothing where nobody said so and nobody can anymore. */
export function Billing({ order }: { order: OrderReply }) {
  const [isOpen, setOpen] = useState(false);
  const { billing, can } = order;
  if (!billing && !can.bill) return null;
  return (
    <Panel title="Invoice for" padded>
      <Stack gap={8}>
        {billing ? (
          <address className={styles.address}>
            <b>{billing.name}</b>
            {`\n${billing.address}`}
            {billing.taxNumber && `\nTax ID ${billing.taxNumber}`}
          </address>
        ) : (
          <p className={text.hint}>Need an invoice with an address or a VAT number? Add them here.</p>
        )}
        {can.bill && (
          <Row>
            <Button size={32} onClick={() => setOpen(true)}>
              {billing ? 'Change billing details' : 'Add billing details'}
            </Button>
          </Row>
        )}
      </Stack>
      {isOpen && <BillingModal order={order} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function BillingModal({ order, onClose }: { order: OrderReply; onClose: () => void }) {
  const { form, ...rest } = useCallForm({
    initial: order.billing ?? { name: order.buyerName, address: '', taxNumber: '' },
    schema: billingDetails,
    texts: {
      name: { label: 'Name or company', wrong: 'Enter up to 200 characters.' },
      address: { label: 'Address', wrong: 'Enter up to 500 characters.' },
      taxNumber: { label: 'VAT number', wrong: 'Enter up to 50 characters.' },
    },
    send: (call, body) => call(setBilling, { params: { orderId: order.id }, body }),
    done: 'Billing details saved',
    invalidates: [checkoutQueries.all],
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title="Billing details" action="Save" onClose={onClose}>
      <FormBody>
        <p>
          They’re on this invoice and on those of your next orders. You can change them for {billingDays} days
          after you pay.
        </p>
        <TextField
          id="name"
          label="Name or company"
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        <TextArea
          id="address"
          label="Address"
          rows={3}
          autoComplete="street-address"
          {...form.getInputProps('address')}
        />
        <TextField
          id="taxNumber"
          label="VAT number"
          optional
          autoComplete="off"
          {...form.getInputProps('taxNumber')}
        />
      </FormBody>
    </FormModal>
  );
}
