import { type EntryReply, entryPatch, type Meal, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { changeEntry, removeEntry } from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AmountFields } from './amount-fields.tsx';
import { amountTexts } from './amount-texts.ts';
import { diaryQueries } from './diary.queries.ts';
import { mealLabels } from './diary-texts.ts';

interface EntryModalProps {
  entry: EntryReply;
  onClose: () => void;
}

/** Changes how much was eaten, or in which meal; or takes it out. */
export function EntryModal({ entry, onClose }: EntryModalProps) {
  const query = useQuery({
    ...diaryQueries.food(entry.foodId ?? '', entry.foodVersion),
    enabled: entry.foodId !== null,
  });
  if (entry.foodId === null) return <EntryForm food={null} {...{ entry, onClose }} />;
  if (query.data) return <EntryForm food={query.data} {...{ entry, onClose }} />;
  return (
    <Modal opened onClose={onClose} title={entry.name}>
      <Loaded query={query} failed="Couldn’t load this food">
        {() => null}
      </Loaded>
    </Modal>
  );
}

function EntryForm({ entry, food, onClose }: EntryModalProps & { food: FoodReply | null }) {
  const { id, version, unit, quantity } = entry;
  const { form, ...rest } = useCallForm({
    initial: { version, meal: entry.meal as Meal, ...(unit !== null && { unit, quantity }) },
    schema: entryPatch,
    texts: { ...amountTexts, meal: { label: 'Meal', wrong: 'Choose a meal.' } },
    send: (call, body) => call(changeEntry, { params: { diaryEntryId: id }, body }),
    done: 'Entry saved',
    invalidates: [diaryQueries.all],
    onDone: onClose,
  });
  const remove = useAction({
    send: (call) => call(removeEntry, { params: { diaryEntryId: id } }),
    done: 'Entry removed',
    failed: 'Couldn’t remove it',
    invalidates: [diaryQueries.all],
    onDone: onClose,
  });
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
        <Button variant="danger" size={48} busy={remove.busy} onClick={() => remove.run()}>
          Remove from diary
        </Button>
      </div>
    </FormModal>
  );
}
