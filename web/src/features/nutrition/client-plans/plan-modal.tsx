import { setMealPlan } from '@chalkline/contract/nutrition/client-diary.endpoints.ts';
import { type Meal, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { type NewMealPlan, newMealPlan } from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { type Ingredient, IngredientModal } from '../diary/ingredient-modal.tsx';
import { WeekdaysField } from '../diary/weekdays-field.tsx';
import { PlannedMeals } from './planned-meals.tsx';

interface PlanModalProps {
  coachingId: string;
  name: string;
  /** Where the form begins. */
  initial: NewMealPlan;
  invalidates: readonly QueryKey[];
  onClose: () => void;
}

const wrongFood = 'Choose a food, and enter an amount between 0.001 and 10,000.';
const texts = {
  startsOn: { label: 'From', wrong: 'Enter a day.' },
  weekdays: { label: 'Weekdays', wrong: 'Choose at least one weekday.' },
  note: { label: 'Note', wrong: 'Enter up to 1,000 characters.' },
  lines: { label: 'Meals', wrong: 'Add between 1 and 40 foods.' },
  'lines.*.meal': { label: 'Meals', wrong: wrongFood },
  'lines.*.foodId': { label: 'Meals', wrong: wrongFood },
  'lines.*.unit': { label: 'Meals', wrong: wrongFood },
  'lines.*.quantity': { label: 'Meals', wrong: wrongFood },
};

/** The meals of some weekdays, planned for a client. */
export function PlanModal({ coachingId, name, initial, invalidates, onClose }: PlanModalProps) {
  const [open, setOpen] = useState<{ meal: Meal; at: number } | null>(null);
  const { form, ...rest } = useCallForm({
    initial,
    schema: newMealPlan,
    texts,
    send: (call, body) => call(setMealPlan, { params: { coachingId }, body }),
    done: 'Meal plan sent',
    invalidates,
    onDone: onClose,
  });
  const { lines } = form.values;
  const of = (meal: Meal) => lines.filter((line) => line.meal === meal);
  const set = (changed: Meal, foods: readonly Ingredient[]) => {
    const next = (meal: Meal) => (meal === changed ? foods.map((food) => ({ ...food, meal })) : of(meal));
    form.setFieldValue('lines', meals.flatMap(next));
    setOpen(null);
  };
  if (open !== null) {
    const { meal, at } = open;
    const foods = of(meal);
    return (
      <IngredientModal
        of="plan"
        ingredient={foods[at] ?? null}
        onDone={(food) => set(meal, at < foods.length ? foods.with(at, { ...food, meal }) : [...foods, food])}
        onRemove={() => set(meal, foods.toSpliced(at, 1))}
        onClose={() => setOpen(null)}
      />
    );
  }
  const wrong = Object.entries(form.errors).find(([key]) => key.startsWith('lines'))?.[1];
  return (
    <FormModal {...rest} title={`Plan meals for ${name}`} action="Send plan" onClose={onClose}>
      <TextField
        id="startsOn"
        type="date"
        label="From"
        hint="Earlier days keep their plan."
        {...form.getInputProps('startsOn')}
      />
      <WeekdaysField
        chosen={form.values.weekdays}
        error={form.errors.weekdays}
        onChange={(chosen) => form.setFieldValue('weekdays', chosen)}
      />
      <PlannedMeals lines={lines} onOpen={(meal, at) => setOpen({ meal, at })} />
      {wrong && <Note tone="bad">{wrong}</Note>}
      <TextArea
        id="note"
        label="Note"
        optional
        hint="Your client reads it beside the plan."
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
}
