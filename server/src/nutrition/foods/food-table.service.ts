import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { FoodLine, FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { carbohydrate, energy, fat, nutrients, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { z } from 'zod';
import { type FoodIndex, indexFoods, indexSteps, type SearchedFood } from './food-index.rules.ts';
import { type Synonyms, searchFoods } from './food-search.rules.ts';
import { foodWords } from './food-words.rules.ts';

/** A line of the file: id, name, other names, group, figures, portions, usual weight. */
const line = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.array(z.int().min(0).nullable()).max(nutrients.length),
  z.array(z.tuple([z.string(), z.int().min(1)])),
  z.int().min(1).nullable(),
]);

interface FoodTable {
  /** The whole file in UTF-8, half of what its text would take. */
  readonly bytes: Buffer;
  /** Where the line of a food is, read when the food is asked for: most never are. */
  readonly spans: ReadonlyMap<string, readonly [from: number, to: number]>;
  readonly foods: readonly SearchedFood[];
}

let table: FoodTable | undefined;
let index: FoodIndex | undefined;
let synonyms: Synonyms | undefined;

/** The foods that come with the product: read once, when the first call asks. */
function foodTable(): FoodTable {
  table ??= readTable();
  return table;
}

function readTable(): FoodTable {
  const bytes = gunzipSync(readFileSync(new URL('./foods.jsonl.gz', import.meta.url)));
  const spans = new Map<string, readonly [number, number]>();
  const foods: SearchedFood[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const to = end === -1 ? bytes.length : end;
    // The texts alone: they come before the first figure.
    const [id, name, also, group] = z
      .tuple([z.string(), z.string(), z.string(), z.string()])
      .parse(JSON.parse(`${bytes.toString('utf8', from, bytes.indexOf(',[', from))}]`));
    spans.set(id, [from, to]);
    foods.push({ id, name, also, group });
    from = to + 1;
  }
  return { bytes, spans, foods };
}

/** Builds the index of the search in the background, so that the first search needn't. */
export async function warmFoods(): Promise<void> {
  const steps = indexSteps(foodTable().foods);
  let step = steps.next();
  while (!step.done && !index) {
    await setImmediate();
    step = steps.next();
  }
  if (step.done) index ??= step.value;
}

/** Null when there is no such food. */
export function knownFood(id: string): FoodReply | null {
  const { bytes, spans } = foodTable();
  const span = spans.get(id);
  if (!span) return null;
  const read = line.parse(JSON.parse(bytes.toString('utf8', ...span)));
  const [, name, , group, known, portions, usualMilligrams] = read;
  const figures = nutrients.map((_, place) => known[place] ?? null);
  return {
    id,
    name,
    group,
    source: id.startsWith('sr-') ? 'sr_legacy' : 'fndds',
    figures,
    portions: portions.map(([label, milligrams]) => ({ label, milligrams })),
    usualMilligrams,
    version: null,
    isEnergyReckoned: false,
    recipe: null,
  };
}

/** Every food, with what searches read of it. */
export function allFoods(): readonly SearchedFood[] {
  return foodTable().foods;
}

/** The ids of the foods that answer what is typed, the best first, each with the share of it that the food has. */
export function rankFoods(search: string, limit: number): ReadonlyArray<{ id: string; met: number }> {
  const { foods } = foodTable();
  index ??= indexFoods(foods);
  return searchFoods(index, foodSynonyms(), search, limit).map(({ place, met }) => ({
    id: foods[place]?.id ?? '',
    met,
  }));
}

/** The foods that answer what is typed, the best first. */
export function findFoods(search: string, limit: number): FoodLine[] {
  return rankFoods(search, limit).flatMap(({ id }) => {
    const food = knownFood(id);
    return food ? [lineOf(food)] : [];
  });
}

/** A food in the form of lists. */
export function lineOf({ id, name, group, source, figures }: FoodReply): FoodLine {
  const at = (place: number) => figures[place] ?? null;
  return {
    id,
    name,
    group,
    source,
    kcal: at(energy),
    protein: at(protein),
    carbohydrate: at(carbohydrate),
    fat: at(fat),
  };
}

/** Words that mean the same food. */
export function foodSynonyms(): Synonyms {
  synonyms ??= readSynonyms();
  return synonyms;
}

function readSynonyms(): Synonyms {
  const text = readFileSync(new URL('./food-synonyms.json', import.meta.url), 'utf8');
  const listed = z.record(z.string(), z.array(z.string())).parse(JSON.parse(text));
  return new Map(Object.entries(listed).map(([phrase, others]) => [foodWords(phrase).join(' '), others]));
}
