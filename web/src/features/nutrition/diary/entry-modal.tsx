import {
  type EntryReply,
  entryPatch,
  type Meal,
  meals,
  quickFigures,
} from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { carbohydrate, energy, fat, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { asEaten } from '@chalkline/contract/nutrition/portions.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { changeOf, quickChangeOf } from '../offline/day-on-device.ts';
import { diaryDesk } from '../offline/diary-desk.ts';
import { AmountFields } from './amount-fields.tsx';
import { amountProblems, amountTexts } from './amount-texts.ts';
import { diaryQueries } from './diary.queries.ts';
import { mealLabels } from './diary-texts.ts';
import { QuickFields, quickTexts, type TypedQuick } from './quick-fields.tsx';

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
  if (entry.foodId === null) return <QuickForm {...{ day, entry, onClose }} />;
  if (query.data) return <EntryForm food={asEaten(query.data, entry)} {...{ day, entry, onClose }} />;
  return (
    <Modal opened onClose={onClose} title={entry.name}>
      <Loaded query={query} failed="Couldn’t load this food">
        {() => null}
      </Loaded>
    </Modal>
  );
}

const mealText = { label: 'Meal', wrong: 'Choose a meal.' };

function EntryForm({ day, entry, food, onClose }: EntryModalProps & { food: FoodReply }) {
  const { version, unit, quantity } = entry;
  const { form, ...rest } = useCallForm({
    initial: { version, meal: entry.meal as Meal, unit: unit ?? 'g', quantity },
    schema: entryPatch,
    texts: { ...amountTexts, meal: mealText },
    also: (values) => amountProblems(food, values),
    send: (_call, { version: _, ...body }) => diaryDesk.change(changeOf(day, entry, food, body)),
    done: 'Entry saved',
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={entry.name} action="Save" onClose={onClose}>
      <AmountFields
        food={food}
        value={form.values}
        errors={form.errors}
        onChange={(value) => form.setValues(value)}
      />
      <MealAndRemoval {...{ day, entry, onClose }} meal={form.getInputProps('meal')} />
    </FormModal>
  );
}

const quickForm = quickFigures.extend({ meal: entryPatch.shape.meal.unwrap() });

/** A quick entry has its figures for all of it. */
function QuickForm({ day, entry, onClose }: EntryModalProps) {
  const at = (nutrient: number) => entry.figures[nutrient] ?? null;
  const typed: TypedQuick = {
    name: entry.name,
    kcal: at(energy),
    protein: at(protein),
    carbohydrate: at(carbohydrate),
    fat: at(fat),
  };
  const { form, ...rest } = useCallForm({
    initial: { meal: entry.meal as Meal, ...typed },
    schema: quickForm,
    texts: { ...quickTexts, meal: mealText },
    send: (_call, { kcal, ...body }) =>
      diaryDesk.change(quickChangeOf(day, entry, { ...body, kcal: kcal ?? 0 })),
    done: 'Entry saved',
    onDone: onClose,
  });
  return (
    <FormModal {...rest} title={entry.name} action="Save" onClose={onClose}>
      <QuickFields form={form} />
      <MealAndRemoval {...{ day, entry, onClose }} meal={form.getInputProps('meal')} />
    </FormModal>
  );
}

function MealAndRemoval({ day, entry, meal, onClose }: EntryModalProps & { meal: object }) {
  const remove = () => {
    void diaryDesk.change({ kind: 'removed', day, entry });
    addToast({ kind: 'success', title: 'Entry removed' });
    onClose();
  };
  return (
    <>
      <SelectField
        id="meal"
        label="Meal"
        choices={meals.map((value) => ({ value, label: mealLabels[value] }))}
        {...meal}
      />
      <div>
        <Button variant="danger" size={48} onClick={remove}>
          Remove from diary
        </Button>
      </div>
    </>
  );
}
