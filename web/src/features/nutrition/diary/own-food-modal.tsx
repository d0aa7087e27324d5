import { isEnergyOdd } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import {
  figuresOfLabel,
  type LabelAmounts,
  type LabelBasis,
  labelPlaces,
  labelProblem,
} from '@chalkline/contract/nutrition/label.ts';
import { nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { nutritionTexts } from '@chalkline/contract/nutrition/nutrition.codes.ts';
import {
  type OwnFoodBody,
  type OwnFoodReply,
  ownFoodChange,
} from '@chalkline/contract/nutrition/own-food.schema.ts';
import {
  changeOwnFood,
  createOwnFood,
  removeOwnFood,
} from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import type { KeyedCall } from '../../../patterns/keyed-call.ts';
import { isUnreachable } from '../../../patterns/outbox/or-kept.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { diaryDesk } from '../offline/diary-desk.ts';
import { ownFoodOf } from '../offline/foods-on-device.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';

interface OwnFoodModalProps {
  /** Null: a new one. */
  edited: OwnFoodReply | null;
  /** The barcode of a new one, where it is known. */
  gtin: string | null;
  onDone: (food: FoodReply) => void;
  onRemoved?: () => void;
  onClose: () => void;
}

const bases = [
  { value: 'serving', label: 'Per serving' },
  { value: '100g', label: 'Per 100 g' },
] as const;

const wrong = 'Enter a number between 0 and 10,000.';
const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  brand: { label: 'Brand', wrong: 'Enter up to 80 characters.' },
  gtin: { label: 'Barcode', wrong: 'Check the digits: this is not a valid barcode number.' },
  servingMilligrams: { label: 'Serving weight', wrong: 'Enter between 0.1 and 5,000 g.' },
  amounts: { label: 'Amounts', wrong },
  'amounts.*': { label: 'Amount', wrong },
};

const blank = {
  version: 1,
  name: '',
  brand: '',
  per: 'serving' as LabelBasis,
  servingMilligrams: null as number | null,
  amounts: labelPlaces.map(() => null as number | null),
};

/** A food by its label. What the label doesn’t list isn’t known, which is no zero. */
export function OwnFoodModal({ edited, gtin, onDone, onRemoved, onClose }: OwnFoodModalProps) {
  const { id, ...label } = edited ?? { ...blank, id: '', gtin };
  const { form, ...rest } = useCallForm({
    initial: { ...label, applyToPast: false },
    schema: ownFoodChange,
    texts,
    also: impossible,
    send: (call, { version, applyToPast, ...values }) => {
      const body = { ...values, gtin: values.gtin === '' ? null : values.gtin };
      if (!edited) return create(call, body);
      return call(changeOwnFood, {
        params: { ownFoodId: id },
        body: { ...body, version, applyToPast },
      });
    },
    done: edited ? 'Food saved' : 'Food added',
    invalidates: [diaryQueries.all],
    onDone,
  });
  const remove = useAction({
    send: (call) => call(removeOwnFood, { params: { ownFoodId: id } }),
    done: 'Food removed',
    failed: 'Couldn’t remove it',
    invalidates: [diaryQueries.own.queryKey],
    onDone: () => onRemoved?.(),
  });
  const { values, errors } = form;
  const isOdd = isEnergyOdd(figuresOfLabel(values).figures);
  return (
    <FormModal {...rest} title={edited ? 'Edit food' : 'New food'} action="Save" onClose={onClose}>
      <TextField id="name" label="Name" data-autofocus autoComplete="off" {...form.getInputProps('name')} />
      <TextField id="brand" label="Brand" optional autoComplete="off" {...form.getInputProps('brand')} />
      <TextField
        id="gtin"
        label="Barcode"
        optional
        inputMode="numeric"
        autoComplete="off"
        error={errors.gtin}
        value={values.gtin ?? ''}
        onChange={({ currentTarget: { value } }) => form.setFieldValue('gtin', value === '' ? null : value)}
      />
      <SegmentedControl
        label="The label’s amounts"
        wide
        size={48}
        choices={bases}
        value={values.per}
        onChange={(per) => form.setFieldValue('per', per)}
      />
      <NumberField
        id="servingMilligrams"
        label="Serving weight"
        unit="g"
        decimals
        optional={values.per === '100g'}
        error={errors.servingMilligrams}
        value={inUnits(values.servingMilligrams)}
        onChange={(value) => form.setFieldValue('servingMilligrams', thousandths(value))}
      />
      <div className={styles.pair}>
        {labelPlaces.map((place, index) => (
          <NumberField
            key={place}
            id={`amounts.${index}`}
            label={nutrients[place]?.name}
            unit={nutrients[place]?.unit}
            decimals
            optional
            error={errors[`amounts.${index}`] ?? (index === 0 && errors.amounts)}
            value={inUnits(values.amounts[index] ?? null)}
            onChange={(value) => form.setFieldValue(`amounts.${index}`, thousandths(value))}
          />
        ))}
      </div>
      <p className={text.hint}>
        Carbohydrate includes fiber, as on U.S. labels. Where a label counts fiber apart, add the two.
      </p>
      {isOdd && (
        <Note tone="info">
          The energy is far from what protein, carbohydrate and fat add up to. Check the label; you can save
          it as it is.
        </Note>
      )}
      {edited && (
        <>
          <Checkbox
            label="Apply to past days"
            hint="Otherwise days that have this food keep its old label."
            {...form.getInputProps('applyToPast', { type: 'checkbox' })}
          />
          <div>
            <Button variant="danger" size={48} busy={remove.busy} onClick={() => remove.run()}>
              Remove food
            </Button>
          </div>
        </>
      )}
    </FormModal>
  );
}

/** With a network the form hears at once what is wrong; without one the food waits on the device. */
async function create(call: KeyedCall, body: OwnFoodBody): Promise<FoodReply> {
  const waiting = ownFoodOf(body, newDeviceId());
  try {
    return await call(createOwnFood, { body: waiting.body });
  } catch (failure) {
    if (!isUnreachable(failure)) throw failure;
    await diaryDesk.change(waiting);
    return waiting.food;
  }
}

/** What the server would refuse as well. */
function impossible(label: LabelAmounts): Record<string, string> {
  const problem = labelProblem(label);
  if (problem === null) return {};
  return { 'amounts.0': nutritionTexts[problem === 'over_100' ? 'label_over_100' : 'label_part'] };
}

const inUnits = (amount: number | null) => (amount === null ? null : amount / 1000);
const thousandths = (amount: number | null) => (amount === null ? null : Math.round(amount * 1000));
