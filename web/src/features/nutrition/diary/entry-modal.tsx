import { type EntryReply, entryPatch, type Meal, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { changeOf } from '../offline/day-on-device.ts';
import { diaryDesk } from '../offline/diary-desk.ts';
import { AmountFields } from './amount-fields.tsx';
import { amountProblems, amountTexts } from './amount-texts.ts';
import { diaryQueries } from './diary.queries.ts';
import { mealLabels } from './diary-texts.ts';

interface EntryModalProps {
  day: string;
  entry: EntryReply;
  onClose: () => void;
}

/** Changes how much was eaten, or in which meal; or takes it out. */
export function EntryModal({ day, entry, onClose }: EntryModalProps) {
  const query = useQuery({
    ...diaryQueries.food(entry.foodId ?? '', entry.foodVersion),
    enabled: entry.foodId !== null,
  });
  if (entry.foodId === null) return <EntryForm food={null} {...{ day, entry, onClose }} />;
  if (query.data) return <EntryForm food={query.data} {...{ day, entry, onClose }} />;
  return (
    <Modal opened onClose={onClose} title={entry.name}>
      <Loaded query={query} failed="Couldn’t load this food">
        {() => null}
      </Loaded>
    </Modal>
  );
}

function EntryForm({ day, entry, food, onClose }: EntryModalProps & { food: FoodReply | null }) {
  const { version, unit, quantity } = entry;
  const { form, ...rest } = useCallForm({
    initial: { version, meal: entry.meal as Meal, ...(unit !== null && { unit, quantity }) },
    schema: entryPatch,
    texts: { ...amountTexts, meal: { label: 'Meal', wrong: 'Choose a meal.' } },
    also: (values) =>
      food ? amountProblems(food, { unit: values.unit ?? 'g', quantity: values.quantity ?? 0 }) : {},
    send: (_call, { version: _, ...body }) => diaryDesk.change(changeOf(day, entry, food, body)),
    done: 'Entry saved',
    onDone: onClose,
  });
  const remove = () => {
    void diaryDesk.change({ kind: 'removed', day, entry });
    addToast({ kind: 'success', title: 'Entry removed' });
    onClose();
  };
  const { values, errors } = form;
  return (
    <FormModal {...rest} title={entry.name} action="Save" onClose={onClose}>
      {food && (
        <AmountFields
          food={food}
          value={{ unit: values.unit ?? 'g', quantity: values.quantity ?? 0 }}
          errors={errors}
          onChange={(value) => form.setValues(value)}
        />
      )}
      <SelectField
        id="meal"
        label="Meal"
        choices={meals.map((value) => ({ value, label: mealLabels[value] }))}
        {...form.getInputProps('meal')}
      />
      <div>
        <Button variant="danger" size={48} onClick={remove}>
          Remove from diary
        </Button>
      </div>
    </FormModal>
  );
}
