import type { Meal } from '@chalkline/contract/nutrition/diary.schema.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { diaryEntry } from '../nutrition/diary/diary.factory.ts';
import { copyMeals } from '../nutrition/diary/diary.service.ts';
import { addFavorite } from '../nutrition/favorites/favorites.service.ts';
import { addDrink, setWeight } from '../nutrition/measures/measures.service.ts';
import { ownFood } from '../nutrition/own-foods/own-foods.factory.ts';
import { recipe } from '../nutrition/recipes/recipes.factory.ts';
import { setTargets } from '../nutrition/targets/targets.service.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { demoDay } from './demo-days.ts';
import type { DemoPeople } from './demo-people.ts';

type Eaten = readonly [meal: Meal, foodId: string, unit: string, quantity: number];

/** Days that were eaten in turn: at a desk, on a training day, away, out in the evening, and late out of bed. */
const days: readonly (readonly Eaten[])[] = [
  [
    ['breakfast', 'fndds-31103010', '1 egg', 2],
    ['breakfast', 'fndds-51300110', '1 medium or regular slice', 2],
    ['breakfast', 'fndds-92101000', '1 cup (8 fl oz)', 1],
    ['lunch', 'fndds-24122131', 'g', 150],
    ['lunch', 'fndds-56205008', '1 cup, cooked', 1],
    ['lunch', 'fndds-72201100', '1 cup', 1],
    ['dinner', 'fndds-56130000', '1 cup, cooked', 2],
    ['dinner', 'fndds-82104000', '1 tablespoon', 1],
    ['snack', 'fndds-63101000', '1 medium', 1],
  ],
  [
    ['breakfast', 'sr-170894', '1 container', 1],
    ['breakfast', 'fndds-63107010', '1 banana', 1],
    ['breakfast', 'fndds-42101130', 'g', 25],
    ['lunch', 'fndds-51300110', '1 medium or regular slice', 3],
    ['lunch', 'fndds-14105010', '1 slice', 3],
    ['dinner', 'fndds-24122131', 'g', 180],
    ['dinner', 'fndds-71102980', 'g', 300],
    ['dinner', 'sr-170379', 'g', 120],
    ['snack', 'fndds-11112110', '1 cup', 1],
  ],
  [
    ['breakfast', 'fndds-92101000', '1 cup (8 fl oz)', 1],
    ['lunch', 'fndds-14105010', '1 slice', 2],
    ['lunch', 'fndds-51300110', '1 medium or regular slice', 2],
    ['dinner', 'fndds-31103010', '1 egg', 3],
    ['dinner', 'fndds-71102980', 'g', 250],
  ],
  [
    ['breakfast', 'sr-170894', '1 container', 2],
    ['breakfast', 'fndds-63101000', '1 medium', 1],
    ['lunch', 'fndds-24122131', 'g', 200],
    ['lunch', 'fndds-56205008', '1 cup, cooked', 2],
    ['dinner', 'fndds-56130000', '1 cup, cooked', 3],
    ['dinner', 'fndds-14105010', '1 slice', 4],
    ['dinner', 'fndds-82104000', '1 tablespoon', 2],
    ['snack', 'fndds-42101130', 'g', 60],
  ],
  [
    ['lunch', 'fndds-31103010', '1 egg', 3],
    ['lunch', 'fndds-51300110', '1 medium or regular slice', 4],
    ['dinner', 'sr-170379', 'g', 200],
    ['dinner', 'fndds-24122131', 'g', 160],
    ['dinner', 'fndds-56205008', '1 cup, cooked', 1],
    ['snack', 'fndds-63107010', '1 banana', 2],
  ],
];

const weeks = 13;

/** Three months of what two people ate, with gaps, and today’s breakfast alone. */
export async function makeDemoDiary(
  parts: Parts,
  { athlete, trainee }: Pick<DemoPeople, 'athlete' | 'trainee'>,
): Promise<void> {
  for (const viewer of [asViewer(trainee), asViewer(athlete)]) {
    for (const [index, eaten] of days.entries()) {
      const day = demoDay(parts, index - weeks * 7);
      for (const [meal, foodId, unit, quantity] of eaten) {
        await diaryEntry(parts, viewer, { day, meal, foodId, unit, quantity: quantity * 1000 });
      }
    }
    for (let ago = weeks * 7 - days.length; ago > 0; ago -= 1) {
      if (isForgotten(ago)) continue;
      const like = (ago * 2 + Math.floor(ago / 7)) % days.length;
      const from = { day: demoDay(parts, like - weeks * 7), meal: null };
      await copyMeals(parts, viewer, { from, to: { day: demoDay(parts, -ago), meal: null } });
    }
    const breakfast = 'breakfast';
    const from = { day: demoDay(parts, -weeks * 7), meal: breakfast } as const;
    await copyMeals(parts, viewer, { from, to: { day: demoDay(parts, 0), meal: breakfast } });
    await makeMeasures(parts, viewer, viewer.personId === trainee.id ? lighter : 0);
  }
  await makeRecipes(parts, asViewer(trainee));
}

/** Beyond the last three weeks people log half of their days. */
function isForgotten(ago: number): boolean {
  return ago > 21 ? ago % 4 > 1 : ago === 9;
}

/** Two dishes that are cooked for several days, of which one was eaten twice. */
async function makeRecipes(parts: Parts, viewer: Viewer): Promise<void> {
  const grams = (foodId: string, weight: number) => ({ foodId, unit: 'g', quantity: weight * 1000 });
  const { id } = await recipe(parts, viewer, {
    name: 'Rice with chicken and vegetables',
    servings: 4,
    cookedMilligrams: 1_500_000,
    ingredients: [
      grams('fndds-24122131', 500),
      grams('fndds-56205008', 700),
      grams('sr-170379', 350),
      { foodId: 'fndds-82104000', unit: '1 tablespoon', quantity: 2000 },
    ],
  });
  await recipe(parts, viewer, {
    name: 'Banana yogurt bowl',
    servings: 2,
    cookedMilligrams: null,
    ingredients: [
      { foodId: 'sr-170894', unit: '1 container', quantity: 2000 },
      { foodId: 'fndds-63107010', unit: '1 banana', quantity: 2000 },
      grams('fndds-42101130', 40),
    ],
  });
  for (const ago of [1, 2]) {
    const day = demoDay(parts, -ago);
    await diaryEntry(parts, viewer, { day, meal: 'dinner', foodId: id, unit: '1 serving', quantity: 1000 });
  }
}

/** Targets for training days and the others, water, and a weight every few days. */
async function makeMeasures(parts: Parts, viewer: Viewer, less: number): Promise<void> {
  const startsOn = demoDay(parts, -weeks * 7);
  const figures = { startsOn, protein: 140, fat: 75, fiber: 30, milliliters: 2000 };
  await setTargets(parts, viewer, { ...figures, weekdays: [1, 3, 5], kcal: 2350, carbohydrate: 260 });
  await setTargets(parts, viewer, { ...figures, weekdays: [2, 4, 6, 7], kcal: 2100, carbohydrate: 210 });
  for (const [ago, glasses] of [5, 7, 6].entries()) {
    for (let glass = 0; glass < glasses; glass += 1) {
      await addDrink(parts, viewer, { day: demoDay(parts, -ago), milliliters: 250 });
    }
  }
  for (const [index, grams] of weighed.entries()) {
    await setWeight(parts, viewer, demoDay(parts, daysBetweenWeights * (index + 1 - weighed.length) - 1), {
      grams: grams - less,
    });
  }
  const { id } = await ownFood(parts, viewer, { name: 'Peanut bar', brand: 'Home batch' });
  const usual = { meal: 'snack', foodId: id, unit: '1 serving', quantity: 1000 } as const;
  await diaryEntry(parts, viewer, { ...usual, day: demoDay(parts, -1) });
  await addFavorite(parts, viewer, 'fndds-63107010');
}

/** On the scales once a week, the last time yesterday: as the trainee tells her trainer. */
const daysBetweenWeights = 7;
const weighed = [
  75_900, 75_600, 75_700, 75_200, 75_000, 75_100, 74_700, 74_900, 74_600, 74_500, 74_200, 73_900, 73_700,
];
const lighter = 10_800;

/** What the trainee weighed so many weeks before yesterday, in kilograms. */
export function traineeWeighed(weeksAgo: number): number {
  return ((weighed.at(-1 - weeksAgo) ?? 0) - lighter) / 1000;
}
