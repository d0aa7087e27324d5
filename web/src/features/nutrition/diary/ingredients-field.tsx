import { type Portion, sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { carbohydrate, energy, fat, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { weightOf } from '@chalkline/contract/nutrition/portions.ts';
import { mostIngredients } from '@chalkline/contract/nutrition/recipe.schema.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/figures.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { useCaloriesHidden } from './calories-hidden.ts';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { gramsText, nutrientText, partText, portionOf, quantityText } from './diary-texts.ts';
import type { Ingredient } from './ingredient-modal.tsx';

interface IngredientsFieldProps {
  ingredients: readonly Ingredient[];
  servings: number;
  cookedMilligrams: number | null;
  error: ReactNode;
  /** The place of one; after the last: another. */
  onOpen: (at: number) => void;
}

/** What goes into a recipe, and what a serving of it has. */
export function IngredientsField(props: IngredientsFieldProps) {
  const { ingredients, error, onOpen } = props;
  const isHidden = useCaloriesHidden();
  const foods = useFoods(ingredients.map(({ foodId }) => foodId));
  const parts = ingredients.flatMap((one) => partOf(one, foods.get(one.foodId)));
  return (
    <section id="ingredients" tabIndex={-1} aria-label="Ingredients">
      <Stack>
        <ul className={styles.entries}>
          {ingredients.map((one, index) => {
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
        {error && <Note tone="bad">{error}</Note>}
        <div>
          <Button
            size={48}
            disabled={ingredients.length >= mostIngredients}
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onOpen(ingredients.length)}
          >
            Add ingredient
          </Button>
        </div>
        {parts.length > 0 && parts.length === ingredients.length && <Serving {...props} parts={parts} />}
      </Stack>
    </section>
  );
}

/** By their ids; those that were read stay while another one is added. */
function useFoods(ids: readonly string[]): ReadonlyMap<string, FoodReply> {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: [...diaryQueries.all, 'ingredients', ...new Set(ids)],
    queryFn: () => Promise.all([...new Set(ids)].map((id) => cache.fetchQuery(diaryQueries.food(id)))),
    placeholderData: (before: FoodReply[] | undefined) => before,
  });
  return new Map(data?.map((food) => [food.id, food]));
}

function Serving({
  parts,
  servings,
  cookedMilligrams,
}: Pick<IngredientsFieldProps, 'servings' | 'cookedMilligrams'> & { parts: readonly Portion[] }) {
  const isHidden = useCaloriesHidden();
  const milligrams = cookedMilligrams ?? parts.reduce((sum, part) => sum + part.milligrams, 0);
  if (!(servings >= 1) || milligrams < 1) return null;
  const serving = {
    milligrams: Math.max(1, Math.round(milligrams / servings)),
    figures: [],
    recipe: { milligrams, parts },
  };
  const { known, of } = sumOf(parts, energy);
  return (
    <>
      <p className={text.hint} role="status">
        A serving weighs {gramsText(serving.milligrams)}
        {isHidden ? '.' : `, with energy known for ${known} of ${of}.`}
      </p>
      <Facts narrow>
        {!isHidden && <Fact label="Energy" value={`${nutrientText([serving], energy)} kcal`} />}
        <Fact label="Protein" value={`${nutrientText([serving], protein)} g`} />
        <Fact label="Carbohydrate" value={`${nutrientText([serving], carbohydrate)} g`} />
        <Fact label="Fat" value={`${nutrientText([serving], fat)} g`} />
      </Facts>
    </>
  );
}

function partOf({ unit, quantity }: Ingredient, food: FoodReply | undefined): Portion[] {
  const weight = food ? weightOf(food, unit, quantity) : null;
  return food && weight !== null ? [portionOf(food, weight)] : [];
}
