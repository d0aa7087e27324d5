import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { removeOwnFood } from '@chalkline/contract/nutrition/own-foods.endpoints.ts';
import { mostIngredients, recipeChange } from '@chalkline/contract/nutrition/recipe.schema.ts';
import { changeRecipe, createRecipe } from '@chalkline/contract/nutrition/recipes.endpoints.ts';
import { useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { type Ingredient, IngredientModal } from './ingredient-modal.tsx';
import { IngredientsField } from './ingredients-field.tsx';

interface RecipeModalProps {
  /** Null: a new one. */
  edited: FoodReply | null;
  onDone: (food: FoodReply) => void;
  onRemoved?: () => void;
  onClose: () => void;
}

const wrongIngredient = 'Choose a food, and enter an amount between 0.001 and 10,000.';
const texts = {
  name: { label: 'Name', wrong: 'Enter a name of up to 120 characters.' },
  servings: { label: 'Servings', wrong: 'Enter a whole number between 1 and 100.' },
  cookedMilligrams: { label: 'Cooked weight', wrong: 'Enter between 1 and 50,000 g.' },
  ingredients: { label: 'Ingredients', wrong: `Add between 1 and ${mostIngredients} ingredients.` },
  'ingredients.*.foodId': { label: 'Ingredient', wrong: wrongIngredient },
  'ingredients.*.unit': { label: 'Ingredient', wrong: wrongIngredient },
  'ingredients.*.quantity': { label: 'Ingredient', wrong: wrongIngredient },
};

const ingredientsOf = (food: FoodReply | null): Ingredient[] =>
  food?.recipe?.parts.map(({ foodId, unit, quantity }) => ({ foodId, unit, quantity })) ?? [];

/** A recipe: what goes in, how much that weighs once it is cooked, and how many eat of it. */
export function RecipeModal({ edited, onDone, onRemoved, onClose }: RecipeModalProps) {
  const id = edited?.id.slice('own-'.length) ?? '';
  const [at, setAt] = useState<number | null>(null);
  const { form, ...rest } = useCallForm({
    initial: {
      version: edited?.version ?? 1,
      name: edited?.name ?? '',
      servings: edited?.recipe?.servings ?? (4 as number | null),
      cookedMilligrams: edited?.recipe?.cookedMilligrams ?? null,
      ingredients: ingredientsOf(edited),
      applyToPast: false,
    },
    schema: recipeChange,
    texts,
    send: (call, values) => {
      const { version, applyToPast, ...body } = recipeChange.parse(values);
      if (!edited) return call(createRecipe, { body });
      return call(changeRecipe, { params: { recipeId: id }, body: { ...body, version, applyToPast } });
    },
    done: edited ? 'Recipe saved' : 'Recipe added',
    invalidates: [diaryQueries.all],
    onDone,
  });
  const remove = useAction({
    send: (call) => call(removeOwnFood, { params: { ownFoodId: id } }),
    done: 'Recipe removed',
    failed: 'Couldn’t remove it',
    invalidates: [diaryQueries.own.queryKey],
    onDone: () => onRemoved?.(),
  });
  const { values, errors } = form;
  const set = (ingredients: Ingredient[]) => {
    form.setFieldValue('ingredients', ingredients);
    setAt(null);
  };
  if (at !== null) {
    const { ingredients } = values;
    return (
      <IngredientModal
        of="recipe"
        ingredient={ingredients[at] ?? null}
        onDone={(next) => set(at < ingredients.length ? ingredients.with(at, next) : [...ingredients, next])}
        onRemove={() => set(ingredients.toSpliced(at, 1))}
        onClose={() => setAt(null)}
      />
    );
  }
  return (
    <FormModal {...rest} title={edited ? 'Edit recipe' : 'New recipe'} action="Save" onClose={onClose}>
      <TextField id="name" label="Name" data-autofocus autoComplete="off" {...form.getInputProps('name')} />
      <IngredientsField
        ingredients={values.ingredients}
        servings={values.servings ?? 0}
        cookedMilligrams={values.cookedMilligrams}
        error={
          errors.ingredients ?? Object.entries(errors).find(([key]) => key.startsWith('ingredients.'))?.[1]
        }
        onOpen={setAt}
      />
      <div className={styles.pair}>
        <NumberField id="servings" label="Servings" {...form.getInputProps('servings')} />
        <NumberField
          id="cookedMilligrams"
          label="Cooked weight"
          unit="g"
          decimals
          optional
          error={errors.cookedMilligrams}
          value={values.cookedMilligrams === null ? null : values.cookedMilligrams / 1000}
          onChange={(value) =>
            form.setFieldValue('cookedMilligrams', value === null ? null : Math.round(value * 1000))
          }
        />
      </div>
      {edited && (
        <>
          <Checkbox
            label="Apply to past days"
            hint="Otherwise days that have this recipe keep it as it was."
            {...form.getInputProps('applyToPast', { type: 'checkbox' })}
          />
          <div>
            <Button variant="danger" size={48} busy={remove.busy} onClick={() => remove.run()}>
              Remove recipe
            </Button>
          </div>
        </>
      )}
    </FormModal>
  );
}
