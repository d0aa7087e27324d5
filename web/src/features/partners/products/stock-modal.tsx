import {
  handMovementKinds,
  newStockMovement,
  type ProductReply,
} from '@chalkline/contract/partners/product.schema.ts';
import { recordStockMovement } from '@chalkline/contract/partners/products.endpoints.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { partnerQueries } from '../partners.queries.ts';
import { leftText, variantName } from '../product-texts.ts';

type HandMovementKind = (typeof handMovementKinds)[number];

const kindLabels: Readonly<Record<HandMovementKind, string>> = {
  receive: 'Received',
  write_off: 'Written off',
  count: 'Counted',
};

const texts = {
  variantId: { label: 'Variant', wrong: 'Choose a variant.' },
  quantity: { label: 'Pieces', wrong: 'Enter a whole number above 0.' },
  note: { label: 'Note', wrong: 'Enter at most 200 characters.' },
};

/** Records pieces of a product that came, went or were counted. */
export function StockModal({ product, onClose }: { product: ProductReply; onClose: () => void }) {
  const { id: productId, name, variants } = product;
  const { form, ...rest } = useCallForm({
    initial: {
      kind: 'receive' as HandMovementKind,
      variantId: variants[0]?.id ?? '',
      quantity: null as number | null,
      note: '',
    },
    schema: newStockMovement,
    texts,
    send: (call, { quantity, ...body }) =>
      call(recordStockMovement, { params: { productId }, body: { ...body, quantity: quantity ?? 0 } }),
    done: 'Stock saved',
    invalidates: [partnerQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  const chosen = variants.find(({ id }) => id === values.variantId);
  return (
    <FormModal {...rest} title={`Stock of ${name}`} action="Save" onClose={onClose}>
      <FormBody>
        <SegmentedControl
          label="What happened"
          wide
          choices={handMovementKinds.map((value) => ({ value, label: kindLabels[value] }))}
          value={values.kind}
          onChange={(kind) => form.setFieldValue('kind', kind)}
        />
        {variants.length > 1 && (
          <SelectField
            id="variantId"
            label="Variant"
            choices={variants.map(({ id, values: words, left }) => ({
              value: id,
              label: variantName(words, name),
              hint: leftText(left),
            }))}
            value={values.variantId}
            error={errors.variantId}
            onChange={(variantId) => form.setFieldValue('variantId', variantId)}
          />
        )}
        <NumberField
          id="quantity"
          label="Pieces"
          {...(chosen && { hint: leftText(chosen.left) })}
          data-autofocus
          value={values.quantity}
          error={errors.quantity}
          onChange={(quantity) => form.setFieldValue('quantity', quantity)}
        />
        <TextField id="note" label="Note" optional autoComplete="off" {...form.getInputProps('note')} />
      </FormBody>
    </FormModal>
  );
}
