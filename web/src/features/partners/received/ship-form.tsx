import type { ReceivedReply } from '@chalkline/contract/partners/delivery.schema.ts';
import { newParcel } from '@chalkline/contract/partners/delivery.schema.ts';
import { shipParcel } from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import type { FieldTexts } from '../../../platform/field-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { FormBody } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import text from '../../../ui/text.module.css';
import { partnerQueries } from '../partners.queries.ts';
import styles from './received.module.css';
import { TrackingFields, trackingTexts } from './tracking-fields.tsx';

const texts: FieldTexts = {
  ...trackingTexts,
  lines: { label: 'Pieces', wrong: 'Choose what is in this parcel.' },
  'lines.*.quantity': { label: 'Pieces', wrong: 'Enter how many pieces are in this parcel.' },
};

/** Ships a part or the rest of an order. */
export function ShipForm({ order }: { order: ReceivedReply }) {
  const left = order.lines.flatMap((line) => {
    const waiting = line.quantity - line.shipped - line.canceled;
    return waiting > 0 ? [{ ...line, waiting }] : [];
  });
  const { form, ...rest } = useCallForm({
    initial: {
      carrier: '',
      tracking: '',
      link: null as string | null,
      lines: left.map(({ id, waiting }) => ({ lineId: id, quantity: waiting as number | null })),
    },
    schema: newParcel,
    texts,
    also: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap(({ lineId, quantity }, at) => {
          const waiting = left.find(({ id }) => id === lineId)?.waiting ?? 0;
          return quantity !== null && quantity > waiting
            ? [[`lines.${at}.quantity`, `Only ${waiting} left to ship.`]]
            : [];
        }),
      ),
    send: (call, { lines, ...about }) =>
      call(shipParcel, {
        params: { orderId: order.id },
        body: { ...about, lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity: quantity ?? 0 })) },
      }),
    done: 'Parcel shipped',
    invalidates: [partnerQueries.all],
  });
  const { values, errors, setFieldValue } = form;
  const pieces = values.lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return (
    <div className={styles.part}>
      <h3 className={text.h4}>Ship a parcel</h3>
      <Form {...rest} action={`Ship ${counted(pieces, ['piece', 'pieces'])}`}>
        <FormBody>
          {values.lines.map(({ lineId, quantity }, at) => {
            const line = left.find(({ id }) => id === lineId);
            return (
              <div key={lineId} className={styles.sent}>
                <NumberField
                  id={`lines.${at}.quantity`}
                  label={line?.title ?? ''}
                  hint={`${line?.waiting ?? 0} to ship`}
                  value={quantity}
                  error={errors[`lines.${at}.quantity`]}
                  onChange={(to) => setFieldValue(`lines.${at}.quantity`, to)}
                />
                {values.lines.length > 1 && (
                  <Button
                    aria-label={`Leave out ${line?.title ?? ''}`}
                    onClick={() =>
                      setFieldValue(
                        'lines',
                        values.lines.filter((one) => one.lineId !== lineId),
                      )
                    }
                  >
                    Leave out
                  </Button>
                )}
              </div>
            );
          })}
          <TrackingFields form={form} hint="The buyer is notified as soon as you ship." />
        </FormBody>
      </Form>
    </div>
  );
}
