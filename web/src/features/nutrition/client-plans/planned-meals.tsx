import { type Meal, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { mostPlanned, type NewMealPlan } from '@chalkline/contract/nutrition/meal-plan.schema.ts';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { mealLabels } from '../diary/diary-texts.ts';
import { MainFigures } from '../diary/main-figures.tsx';
import { PickedFoods, partOf, useFoods } from '../diary/picked-foods.tsx';

interface PlannedMealsProps {
  lines: NewMealPlan['lines'];
  /** The place of a food in its meal; after the last: another. */
  onOpen: (meal: Meal, at: number) => void;
}

/** The foods of each meal, and what the day adds up to. */
export function PlannedMeals({ lines, onOpen }: PlannedMealsProps) {
  const foods = useFoods(lines.map(({ foodId }) => foodId));
  const parts = lines.flatMap((line) => partOf(line, foods.get(line.foodId)));
  return (
    <section id="lines" tabIndex={-1} aria-label="Meals">
      <Stack gap={16}>
        {meals.map((meal) => (
          <Stack key={meal} gap={4}>
            <h3 className={text.h4}>{mealLabels[meal]}</h3>
            <PickedFoods
              foods={foods}
              picked={lines.filter((line) => line.meal === meal)}
              label={`Add to ${mealLabels[meal].toLowerCase()}`}
              isFull={lines.length >= mostPlanned}
              onOpen={(at) => onOpen(meal, at)}
            />
          </Stack>
        ))}
        {parts.length > 0 && parts.length === lines.length && <MainFigures portions={parts} />}
      </Stack>
    </section>
  );
}
