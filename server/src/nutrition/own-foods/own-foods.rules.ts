import { figuresOfRecipe, type Portion, sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply, RecipeReply } from '@chalkline/contract/nutrition/food.schema.ts';
import type { MainSums } from '@chalkline/contract/nutrition/history.schema.ts';
import { carbohydrate, energy, fat, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { foodIdOf, servingLabel } from '@chalkline/contract/nutrition/own-food.ts';

/** How many recipes are inside each other: 0 for foods that are none. */
export function depthOf(recipe: RecipeReply | null): number {
  return recipe === null ? 0 : 1 + Math.max(...recipe.parts.map((part) => depthOf(part.recipe)));
}

interface Inside {
  readonly foodId: string;
  readonly recipe: RecipeReply | null;
}

/** Whether a food is another one or went into it, in whatever version. */
export function isInside(foodId: string, food: Pick<FoodReply, 'id' | 'recipe'>): boolean {
  const isIn = (one: Inside): boolean => one.foodId === foodId || (one.recipe?.parts.some(isIn) ?? false);
  return isIn({ foodId: food.id, recipe: food.recipe });
}

interface Recipe {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly servings: number;
  readonly cookedMilligrams: number | null;
  readonly parts: RecipeReply['parts'];
}

/** A recipe as a food like those of the table. A serving is weighed to the milligram. */
export function foodOfRecipe({ id, version, name, servings, cookedMilligrams, parts }: Recipe): FoodReply {
  const putIn = parts.reduce((sum, part) => sum + part.milligrams, 0);
  const recipe = { servings, cookedMilligrams, milligrams: cookedMilligrams ?? putIn, parts };
  const serving = Math.max(1, Math.round(recipe.milligrams / servings));
  return {
    id: foodIdOf(id),
    name,
    group: '',
    source: 'recipe',
    figures: figuresOfRecipe(recipe),
    portions: [{ label: servingLabel, milligrams: serving }],
    usualMilligrams: serving,
    version,
    isEnergyReckoned: false,
    recipe,
  };
}

/** Whether each typed word begins a word of the name. */
export function isNamed(name: string, search: string): boolean {
  const words = wordsOf(name);
  return wordsOf(search).every((typed) => words.some((word) => word.startsWith(typed)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** What portions add up to, exactly. */
export function mainSumsOf(portions: readonly Portion[]): MainSums {
  const sum = (place: number) => {
    const { exact, known, of } = sumOf(portions, place);
    return { exact: String(exact), known, of };
  };
  return { energy: sum(energy), protein: sum(protein), carbohydrate: sum(carbohydrate), fat: sum(fat) };
}
