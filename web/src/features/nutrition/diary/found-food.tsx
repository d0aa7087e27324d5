import { timeNow } from '../../../ui/now.ts';
import { AmountModal } from './amount-modal.tsx';
import { mealAt, mealLabels } from './diary-texts.ts';

interface FoundFoodProps {
  day: string;
  foodId: string;
  onClose: () => void;
}

/** Adds a food that a link leads to, to the meal of this hour. */
export function FoundFood({ day, foodId, onClose }: FoundFoodProps) {
  const meal = mealAt(new Date(timeNow()).getHours());
  const title = `Add to ${mealLabels[meal].toLowerCase()}`;
  return <AmountModal {...{ day, meal, title, foodId, onClose }} typed={null} onDone={onClose} />;
}
