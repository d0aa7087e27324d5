import { removeWeight, setWeight } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { gramsOf, weightBody, weightIn } from '@chalkline/contract/nutrition/measures.schema.ts';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { chosenWeightUnit } from '../../../ui/weight-unit.ts';
import { diaryQueries } from './diary.queries.ts';

interface WeightModalProps {
  day: string;
  grams: number | null;
  onClose: () => void;
}

const units = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const;

const texts = {
  grams: { label: 'Weight', wrong: 'Enter a weight between 20 and 500 kg (45 and 1,100 lb).' },
};

/** The weight of a day, in kilograms or pounds. */
export function WeightModal({ day, grams, onClose }: WeightModalProps) {
  const [unit, setUnit] = useState<'kg' | 'lb'>(chosenWeightUnit() ?? 'kg');
  const { form, ...rest } = useCallForm({
    initial: { grams },
    schema: weightBody,
    texts,
    send: (call, body) => call(setWeight, { params: { day }, body: { grams: body.grams ?? 0 } }),
    done: 'Weight saved',
    invalidates: [diaryQueries.all],
    onDone: onClose,
  });
  const remove = useAction({
    send: (call) => call(removeWeight, { params: { day } }),
    done: 'Weight removed',
    failed: 'Couldn’t remove it',
    invalidates: [diaryQueries.all],
    onDone: onClose,
  });
  const shown = form.values.grams;
  return (
    <FormModal {...rest} title="Weight" action="Save" onClose={onClose}>
      <SegmentedControl label="Unit" size={48} choices={units} value={unit} onChange={setUnit} />
      <NumberField
        key={unit}
        id="grams"
        label="Weight"
        unit={unit}
        decimals
        data-autofocus
        error={form.errors.grams}
        defaultValue={shown === null ? null : weightIn(shown, unit)}
        onChange={(value) => form.setFieldValue('grams', value === null ? null : gramsOf(value, unit))}
      />
      {grams !== null && (
        <div>
          <Button variant="danger" size={48} busy={remove.busy} onClick={() => remove.run()}>
            Remove weight
          </Button>
        </div>
      )}
    </FormModal>
  );
}
