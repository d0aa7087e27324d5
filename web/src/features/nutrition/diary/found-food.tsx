import type { Meal } from '@chalkline/contract/nutrition/diary.schema.ts';
import { AmountModal } from './amount-modal.tsx';
import { mealLabels } from './diary-texts.ts';

interface FoundFoodProps {
  day: string;
  foodId: string;
  onClose: () => void;
}

/** Adds a food that a link leads to, to the meal of this hour. */
export function FoundFood({ day, foodId, onClose }: FoundFoodProps) {
  const meal = mealAt(new Date().getHours());
  const title = `Add to ${mealLabels[meal].toLowerCase()}`;
  return <AmountModal {...{ day, meal, title, foodId, onClose }} typed={null} onDone={onClose} />;
}

function mealAt(hour: number): Meal {
  if (hour < 11) return 'breakfast';
  if (hour < 15) return 'lunch';
  return hour < 17 ? 'snack' : 'dinner';
}
