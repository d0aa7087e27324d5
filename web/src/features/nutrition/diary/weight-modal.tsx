import { gramsOf, weightIn } from '@chalkline/contract/accounts/weight-units.ts';
import { weightBody } from '@chalkline/contract/nutrition/measures.schema.ts';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { timeNow } from '../../../ui/now.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { weightUnit } from '../../../ui/weight-unit.ts';
import { diaryDesk } from '../offline/diary-desk.ts';

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
  const [unit, setUnit] = useState<'kg' | 'lb'>(weightUnit());
  const { form, ...rest } = useCallForm({
    initial: { grams },
    schema: weightBody,
    texts,
    send: (_call, body) => diaryDesk.change({ kind: 'weight', day, grams: body.grams, at: now() }),
    done: 'Weight saved',
    onDone: onClose,
  });
  const remove = () => {
    void diaryDesk.change({ kind: 'weight', day, grams: null, at: now() });
    addToast({ kind: 'success', title: 'Weight removed' });
    onClose();
  };
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
          <Button variant="danger" size={48} onClick={remove}>
            Remove weight
          </Button>
        </div>
      )}
    </FormModal>
  );
}

const now = () => new Date(timeNow()).toISOString();
