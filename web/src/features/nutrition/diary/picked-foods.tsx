import type { Portion } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import { weightOf } from '@chalkline/contract/nutrition/portions.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import text from '../../../ui/text.module.css';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { gramsText, partText, portionOf, quantityText } from './diary-texts.ts';
import type { Ingredient } from './ingredient-modal.tsx';

interface PickedFoodsProps {
  picked: readonly Ingredient[];
  foods: ReadonlyMap<string, FoodReply>;
  /** Of the button that adds one. */
  label: string;
  isFull: boolean;
  /** The place of one; after the last: another. */
  onOpen: (at: number) => void;
}

/** Foods with how much of each, to change and to add to. */
export function PickedFoods({ picked, foods, label, isFull, onOpen }: PickedFoodsProps) {
  const isHidden = useCaloriesHidden();
  return (
    <>
      <ul className={styles.entries}>
        {picked.map((one, index) => {
          const food = foods.get(one.foodId);
          const [part] = partOf(one, food);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a food can be in it twice
            <li key={index}>
              <button type="button" className={styles.entry} onClick={() => onOpen(index)}>
                <span className={styles.name}>
                  {food?.name ?? '…'}
                  <small className={text.hint}>
                    {quantityText(one.unit, one.quantity)}
                    {part && one.unit !== 'g' && `, ${gramsText(part.milligrams)}`}
                  </small>
                </span>
                {part && !isHidden && (
                  <span className={text.numeral}>
                    {partText(part, energy)} <small>kcal</small>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          size={48}
          disabled={isFull}
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onOpen(picked.length)}
        >
          {label}
        </Button>
      </div>
    </>
  );
}

/** By their ids; those that were read stay while another one is added. */
export function useFoods(ids: readonly string[]): ReadonlyMap<string, FoodReply> {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: [...diaryQueries.all, 'ingredients', ...new Set(ids)],
    queryFn: () => Promise.all([...new Set(ids)].map((id) => cache.fetchQuery(diaryQueries.food(id)))),
    networkMode: 'always',
    placeholderData: (before: FoodReply[] | undefined) => before,
  });
  return new Map(data?.map((food) => [food.id, food]));
}

export function partOf({ unit, quantity }: Ingredient, food: FoodReply | undefined): Portion[] {
  const weight = food ? weightOf(food, unit, quantity) : null;
  return food && weight !== null ? [portionOf(food, weight)] : [];
}
