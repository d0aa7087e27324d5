import { changeItem, createItem } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import {
  type ItemKind,
  type ItemReply,
  itemKinds,
  newItem,
} from '@chalkline/contract/inventory/item.schema.ts';
import type { PlaceReply } from '@chalkline/contract/inventory/place.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { CurrencyField } from '../../../patterns/currency-field.tsx';
import { MoneyField } from '../../../patterns/money-field.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FieldGrid, FormBody } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { inventoryQueries } from '../inventory.queries.ts';
import { conditionLabels, kindLabels } from '../inventory-texts.ts';

interface ItemModalProps {
  /** null: a new one. */
  item: ItemReply | null;
  kind: ItemKind;
  places: readonly PlaceReply[];
  onClose: () => void;
}

const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  code: { label: 'Code', wrong: 'Enter at most 40 characters.' },
  barcode: { label: 'Barcode', wrong: 'Enter at most 64 characters.' },
  unitCost: { label: 'Cost of one', wrong: 'Enter an amount.' },
  currency: { label: 'Currency', wrong: 'Choose a currency.' },
  boughtOn: { label: 'Bought on', wrong: 'Choose a day.' },
  lowAt: { label: 'Low at', wrong: 'Enter a whole number.' },
  serviceEvery: { label: 'Service every', wrong: 'Enter 1 to 3,650 days.' },
  serviceDueOn: { label: 'Next service', wrong: 'Choose a day.' },
  note: { label: 'Note', wrong: 'Enter at most 500 characters.' },
  'opening.quantity': { label: 'In stock', wrong: 'Enter a whole number above 0.' },
  'opening.placeId': { label: 'Place', wrong: 'Choose a place.' },
};

/** Adds an item or edits one. */
export function ItemModal({ item, kind, places, onClose }: ItemModalProps) {
  const { form, ...rest } = useCallForm({
    initial: initialOf(item, kind),
    schema: newItem,
    texts,
    send: (call, body) => {
      if (!item) return call(createItem, { body });
      const { kind: _, opening: __, ...facts } = body;
      const { id: itemId, version } = item;
      return call(changeItem, { params: { itemId }, body: { ...facts, version } });
    },
    done: item ? 'Item saved' : 'Item added',
    invalidates: [inventoryQueries.all],
    onDone: onClose,
  });
  const { values, errors } = form;
  const isEquipment = values.kind === 'equipment';
  const setDay = (field: 'boughtOn' | 'serviceDueOn') => ({
    value: values[field] ?? '',
    error: errors[field],
    onChange: (change: React.ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(field, change.currentTarget.value || null),
  });
  const setNumber = (field: 'lowAt' | 'serviceEvery') => ({
    value: values[field],
    error: errors[field],
    onChange: (value: number | null) => form.setFieldValue(field, value),
  });
  return (
    <FormModal
      {...rest}
      title={item ? 'Edit item' : 'Add an item'}
      action={item ? 'Save' : 'Add'}
      onClose={onClose}
    >
      <FormBody>
        {!item && (
          <SegmentedControl
            label="Kind"
            labelShown
            wide
            choices={itemKinds.map((value) => ({ value, label: kindLabels[value] }))}
            value={values.kind}
            onChange={(value) => form.setFieldValue('kind', value)}
          />
        )}
        <TextField id="name" label="Name" autoComplete="off" data-autofocus {...form.getInputProps('name')} />
        <FieldGrid>
          <TextField id="code" label="Code" optional autoComplete="off" {...form.getInputProps('code')} />
          <TextField
            id="barcode"
            label="Barcode"
            optional
            autoComplete="off"
            {...form.getInputProps('barcode')}
          />
        </FieldGrid>
        {!item && places.length > 0 && (
          <FieldGrid>
            <NumberField
              id="opening.quantity"
              label="In stock"
              optional
              value={values.opening?.quantity ?? null}
              error={errors['opening.quantity']}
              onChange={(quantity) =>
                form.setFieldValue(
                  'opening',
                  quantity === null
                    ? null
                    : { quantity, placeId: values.opening?.placeId ?? places[0]?.id ?? '' },
                )
              }
            />
            {values.opening && (
              <SelectField
                id="opening.placeId"
                label="Place"
                choices={places.map(({ id, name }) => ({ value: id, label: name }))}
                value={values.opening.placeId}
                error={errors['opening.placeId']}
                onChange={(placeId) =>
                  form.setFieldValue('opening', { quantity: values.opening?.quantity ?? 1, placeId })
                }
              />
            )}
          </FieldGrid>
        )}
        <FieldGrid>
          <MoneyField
            id="unitCost"
            label="Cost of one"
            optional
            currency={values.currency}
            error={errors.unitCost}
            value={values.unitCost ?? Number.NaN}
            onChange={(amount) => form.setFieldValue('unitCost', Number.isNaN(amount) ? null : amount)}
          />
          <CurrencyField
            id="currency"
            value={values.currency}
            error={errors.currency}
            onChange={(code) => form.setFieldValue('currency', code)}
          />
        </FieldGrid>
        <FieldGrid>
          <TextField id="boughtOn" type="date" label="Bought on" optional {...setDay('boughtOn')} />
          <NumberField
            id="lowAt"
            label="Low at"
            optional
            hint="You’re notified when this many or fewer are left."
            {...setNumber('lowAt')}
          />
        </FieldGrid>
        {isEquipment && (
          <>
            <SelectField
              id="condition"
              label="Condition"
              choices={[
                { value: '', label: 'Not rated' },
                ...conditionLabels.map((label, index) => ({ value: String(index + 1), label })),
              ]}
              value={values.condition === null ? '' : String(values.condition)}
              onChange={(value) => form.setFieldValue('condition', value === '' ? null : Number(value))}
            />
            <FieldGrid>
              <NumberField
                id="serviceEvery"
                label="Service every"
                optional
                unit="days"
                {...setNumber('serviceEvery')}
              />
              <TextField
                id="serviceDueOn"
                type="date"
                label="Next service"
                optional
                {...setDay('serviceDueOn')}
              />
            </FieldGrid>
          </>
        )}
        <TextArea id="note" label="Note" optional rows={3} {...form.getInputProps('note')} />
      </FormBody>
    </FormModal>
  );
}

function initialOf(item: ItemReply | null, kind: ItemKind) {
  return {
    kind: item?.kind ?? kind,
    name: item?.name ?? '',
    code: item?.code ?? '',
    barcode: item?.barcode ?? '',
    condition: item?.condition ?? null,
    unitCost: item?.unitCost ?? null,
    currency: item?.currency ?? ('EUR' as CurrencyCode),
    boughtOn: item?.boughtOn ?? null,
    lowAt: item?.lowAt ?? null,
    serviceEvery: item?.serviceEvery ?? null,
    serviceDueOn: item?.serviceDueOn ?? null,
    note: item?.note ?? '',
    opening: null as { placeId: string; quantity: number } | null,
  };
}
