import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import {
  ownPortion,
  putOwnPortion,
  removeOwnPortion,
} from '@chalkline/contract/nutrition/own-portions.endpoints.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionError } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { newDeviceId } from '../../../platform/device-ids.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import text from '../../../ui/text.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { gramsText } from './diary-texts.ts';

interface PortionsModalProps {
  food: FoodReply;
  onDone: () => void;
  onClose: () => void;
}

const texts = {
  label: { label: 'Name', wrong: 'Enter a name of up to 60 characters.' },
  milligrams: { label: 'Weight', wrong: 'Enter between 0.1 and 5,000 g.' },
};
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const fresh = () => ({ id: newDeviceId(), label: '', milligrams: null as number | null });

/** The portions that a person made for a food: another one, or changes of these. */
export function PortionsModal({ food, onDone, onClose }: PortionsModalProps) {
  const [edited, setEdited] = useState(fresh);
  const own = food.portions.flatMap(({ id, ...portion }) => (id === undefined ? [] : { id, ...portion }));
  const isNew = own.every(({ id }) => id !== edited.id);
  const invalidates = [diaryQueries.all];
  const { form, ...rest } = useCallForm({
    initial: { label: edited.label, milligrams: edited.milligrams },
    schema: ownPortion,
    texts,
    send: (call, { label, milligrams }) =>
      call(putOwnPortion, {
        params: { foodId: food.id, portionId: edited.id },
        body: { label, milligrams: milligrams ?? 0 },
      }),
    done: isNew ? 'Portion added' : 'Portion saved',
    invalidates,
    onDone,
  });
  const edit = (portion: typeof edited) => {
    setEdited(portion);
    form.setValues({ label: portion.label, milligrams: portion.milligrams });
  };
  const remove = useAction({
    send: (call, portionId: string) => call(removeOwnPortion, { params: { foodId: food.id, portionId } }),
    done: 'Portion removed',
    invalidates,
    onDone: () => edit(fresh()),
  });
  return (
    <FormModal {...rest} title="Your portions" action={isNew ? 'Add portion' : 'Save'} onClose={onClose}>
      <p className={text.h4}>{food.name}</p>
      {own.length > 0 && (
        <ul className={styles.entries} aria-label="Your portions">
          {own.map((portion) => (
            <li key={portion.id} className={styles.portion}>
              <span>
                {portion.label} <small className={text.hint}>{gramsText(portion.milligrams)}</small>
              </span>
              <IconButton
                label={`Edit ${portion.label}`}
                icon={<IconPencil {...icon} />}
                onClick={() => edit(portion)}
              />
              <IconButton
                label={`Remove ${portion.label}`}
                icon={<IconTrash {...icon} />}
                disabled={remove.busy}
                onClick={() => remove.run(portion.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionError error={remove.error} />
      <TextField
        id="label"
        label="Name"
        placeholder="My bowl"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('label')}
      />
      <NumberField
        id="milligrams"
        label="Weight"
        unit="g"
        decimals
        error={form.errors.milligrams}
        value={form.values.milligrams === null ? null : form.values.milligrams / 1000}
        onChange={(grams) =>
          form.setFieldValue('milligrams', grams === null ? null : Math.round(grams * 1000))
        }
      />
      <p className={text.hint}>Days you’ve logged keep what they weigh.</p>
    </FormModal>
  );
}
