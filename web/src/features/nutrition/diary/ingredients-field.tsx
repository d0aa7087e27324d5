import { type Portion, sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import { mostIngredients } from '@chalkline/contract/nutrition/recipe.schema.ts';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import text from '../../../ui/text.module.css';
import { useCaloriesHidden } from './calories-hidden.ts';
import { gramsText } from './diary-texts.ts';
import type { Ingredient } from './ingredient-modal.tsx';
import { MainFigures } from './main-figures.tsx';
import { PickedFoods, partOf, useFoods } from './picked-foods.tsx';

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
  const foods = useFoods(ingredients.map(({ foodId }) => foodId));
  const parts = ingredients.flatMap((one) => partOf(one, foods.get(one.foodId)));
  return (
    <section id="ingredients" tabIndex={-1} aria-label="Ingredients">
      <Stack>
        <PickedFoods
          {...{ foods, onOpen }}
          picked={ingredients}
          label="Add ingredient"
          isFull={ingredients.length >= mostIngredients}
        />
        {error && <Note tone="bad">{error}</Note>}
        {parts.length > 0 && parts.length === ingredients.length && <Serving {...props} parts={parts} />}
      </Stack>
    </section>
  );
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
      <MainFigures portions={[serving]} />
    </>
  );
}
