import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { formulaGroups } from '@chalkline/contract/formulas/formulas.ts';
import { helpTopics } from '@chalkline/contract/showcase/help-topics.ts';
import { z } from 'zod';
import type { SearchedFood } from '../nutrition/foods/food-index.rules.ts';
import { allFoods } from '../nutrition/foods/food-table.service.ts';
import type { VectorItem } from '../platform/vectors/vector-store.ts';
import { vectorOf, type WordVectors } from './word-vectors.rules.ts';

/** What else people call formulas, by the beginning of their ids. */
const otherNames: ReadonlyArray<readonly [string, string]> = [
  ['bmr', 'bmr basal metabolic rate metabolism calories at rest'],
  ['rmr', 'rmr resting metabolic rate metabolism calories at rest'],
  ['tdee', 'tdee maintenance calories need daily expenditure'],
  ['bmi', 'bmi'],
  ['ffmi', 'ffmi muscle'],
  ['lbm', 'lbm fat-free mass'],
  ['bodyfat', 'body fat percentage'],
  ['1rm', '1rm one rep max one-rep maximum strength'],
  ['rpe', 'rpe rate of perceived exertion'],
  ['hrmax', 'max heart rate maximal pulse'],
  ['hr-karvonen', 'heart rate zone reserve training pulse'],
  ['vo2', 'vo2 max vo2max maximal oxygen uptake aerobic capacity'],
  ['met-calories', 'calories burned burn activity exercise met'],
  ['macro-grams', 'macros macronutrient split protein carbs fat grams'],
  ['water', 'water intake drink fluid'],
  ['waist', 'waist ratio whr whtr'],
  ['ideal-weight', 'ideal healthy weight'],
  ['riegel', 'race time prediction marathon'],
  ['glycemic', 'gl gi glycemic index'],
];

export const helpPrefix = 'help-';
export const formulaPrefix = 'formula-';

/** Formulas and FAQs in the form in which foods are searched. */
export const references: readonly SearchedFood[] = [
  ...formulaGroups.flatMap(({ name: group, formulas }) =>
    formulas.map(({ id, name, author }) => {
      const also = otherNames.filter(([start]) => id.startsWith(start)).map(([, names]) => names);
      return { id: `${formulaPrefix}${id}`, name, also: [...also, author, id].join(' '), group };
    }),
  ),
  ...helpTopics.flatMap(({ title: group, answers }) =>
    answers.map(({ id, question, also = '' }) => ({ id: `${helpPrefix}${id}`, name: question, also, group })),
  ),
];

const vectorFile = new URL('./word-vectors.gz', import.meta.url);

const header = z.object({
  dimensions: z.int().min(1),
  words: z.array(z.string()),
  rarity: z.array(z.number()),
});

export function readWordVectors(): WordVectors {
  const bytes = gunzipSync(readFileSync(vectorFile));
  const end = bytes.indexOf('\n');
  const { dimensions, words, rarity } = header.parse(JSON.parse(bytes.toString('utf8', 0, end)));
  return {
    dimensions,
    words: new Map(words.map((word, place) => [word, { place, rarity: rarity[place] ?? 0 }])),
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, dimensions * words.length),
  };
}

/** Differs whenever an item or its vector does. */
export function itemsVersion(): string {
  const version = createHash('sha256').update(readFileSync(vectorFile));
  for (const { id, name, also, group } of [...allFoods(), ...references])
    version.update(`${id} ${name} ${also} ${group} `);
  return version.digest('hex').slice(0, 12);
}

/** The kinds of items by which searches are narrowed. */
export const itemKinds = { food: 'food', reference: 'reference' } as const;

/** Everything that can be found, with its vector; in slices, because all of them take a while. */
export function* vectorItems(words: WordVectors, slice = 500): Generator<VectorItem[]> {
  const all = [
    ...allFoods().map((food) => ({ ...food, kind: itemKinds.food })),
    ...references.map((reference) => ({ ...reference, kind: itemKinds.reference })),
  ];
  for (let from = 0; from < all.length; from += slice) {
    yield all.slice(from, from + slice).flatMap(({ id, kind, name, also, group }) => {
      // The name twice: it says more than the rest.
      const vector = vectorOf(words, `${name} ${name} ${also} ${group}`);
      return vector ? [{ id, kind, vector }] : [];
    });
  }
}
