import { nutrients } from '@chalkline/contract/nutrition/nutrients.ts';

/** What people call nutrients; longer names come before those they contain. */
const called: ReadonlyArray<readonly [RegExp, string]> = [
  ['saturated fats?|saturates', 'Saturated fat'],
  ['monounsaturated fats?', 'Monounsaturated fat'],
  ['polyunsaturated fats?', 'Polyunsaturated fat'],
  ['k?calories|kcals?|cals?|energy', 'Energy'],
  ['proteins?', 'Protein'],
  ['carbs?|carbohydrates?', 'Carbohydrate'],
  ['fats?', 'Fat'],
  ['fib(?:er|re)', 'Fiber'],
  ['sugars?', 'Sugars'],
  ['alcohol', 'Alcohol'],
  ['cholesterol', 'Cholesterol'],
  ['calcium', 'Calcium'],
  ['iron', 'Iron'],
  ['magnesium', 'Magnesium'],
  ['phosphorus', 'Phosphorus'],
  ['potassium', 'Potassium'],
  ['sodium', 'Sodium'],
  ['zinc', 'Zinc'],
  ['copper', 'Copper'],
  ['manganese', 'Manganese'],
  ['selenium', 'Selenium'],
  ['vitamin b-? ?12|b-?12|cobalamin', 'Vitamin B-12'],
  ['vitamin b-? ?6|b-?6', 'Vitamin B-6'],
  ['vitamin a', 'Vitamin A, RAE'],
  ['vitamin c', 'Vitamin C'],
  ['vitamin d', 'Vitamin D'],
  ['vitamin e', 'Vitamin E'],
  ['vitamin k', 'Vitamin K'],
  ['thiamine?|vitamin b-?1', 'Thiamin (B1)'],
  ['riboflavin|vitamin b-?2', 'Riboflavin (B2)'],
  ['niacin|vitamin b-?3', 'Niacin (B3)'],
  ['folates?|folic acid', 'Folate, DFE'],
  ['choline', 'Choline'],
  ['caffeine', 'Caffeine'],
  ['lycopene', 'Lycopene'],
  ['epa', 'PUFA 20:5 n-3 (EPA)'],
  ['dha', 'PUFA 22:6 n-3 (DHA)'],
].map(([names, name]) => [asked(names ?? ''), name ?? '']);

/** As something asked for, not as a part of a name: “fat” in “how much fat is in”, not in “low fat milk”. */
function asked(names: string): RegExp {
  const before = String.raw`(?<=^\s*|\b(?:much|many|more|most|less|least|the|and|or|of|enough|any|total|dietary|is|me|with|for|which|what|highest|lowest|about|needs?)\s|[,:]\s)`;
  const after = String.raw`(?=\s*(?:[,:?.]|$)|\s(?:and|or|in|do|does|did|is|are|has|have|content|amount|from|per|for|of|on|today|there|will|would|contains?|than|when|i|you|we|level|value|\d))`;
  return new RegExp(`${before}(?:${names})${after}`, 'g');
}

const trailing =
  /(?<=\p{L}\s)(?:k?calories|kcal|protein|carbs|fib(?:er|re)|iron|calcium|potassium|sodium|zinc|magnesium|caffeine)(?=\s*\??\s*$)/u;

/** The places of the nutrients that a text asks for, and the text without their names. */
export function askedNutrients(text: string): {
  readonly nutrients: readonly number[];
  readonly rest: string;
} {
  const places: number[] = [];
  let rest = text;
  for (const [pattern, name] of called) {
    const without = rest.replaceAll(pattern, ' ');
    if (without !== rest) places.push(placeOf(name));
    rest = without;
  }
  const last = trailing.exec(rest)?.[0];
  if (last !== undefined) {
    // Alone, it is asked for.
    const [, name] = called.find(([pattern]) => last.replaceAll(pattern, '') === '') ?? [];
    if (name !== undefined) places.push(placeOf(name));
    rest = rest.replace(trailing, ' ');
  }
  return { nutrients: [...new Set(places)], rest };
}

function placeOf(name: string): number {
  return nutrients.findIndex((nutrient) => nutrient.name === name);
}
