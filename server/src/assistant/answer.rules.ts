import type { AnswerSource, AssistantReply } from '@chalkline/contract/assistant/assistant.schema.ts';
import { sumText } from '@chalkline/contract/nutrition/exact-sums.ts';
import {
  carbohydrate,
  energy,
  fat,
  fiber,
  nutrients,
  protein,
} from '@chalkline/contract/nutrition/nutrients.ts';
import {
  gramsText,
  inEnglish,
  per100Text,
  sumsAt,
  type Weighed,
  withUnit,
  workingOf,
} from './figures.rules.ts';

const usualPlaces = [energy, protein, carbohydrate, fat, fiber];
const mostColumns = 5;

export const emptyReply: AssistantReply = {
  kind: 'unknown',
  instead: null,
  wordedBy: 'product',
  isUrgent: false,
  title: { text: '', sources: [] },
  paragraphs: [],
  table: null,
  caution: null,
  sources: [],
  others: [],
  contacts: [],
};

interface AskedFigures {
  readonly weighed: readonly Weighed[];
  /** The nutrients that were asked for, by their places. */
  readonly asked: readonly number[];
  /** Not one meal but foods to choose from. */
  readonly compares: boolean;
}

/** Figures of foods, computed for the amounts that were asked for, each with the food it is from. */
export function figuresReply({ weighed, asked, compares }: AskedFigures): AssistantReply {
  const places = [...new Set([energy, ...(asked.length > 0 ? asked : usualPlaces)])].slice(0, mostColumns);
  const shown = asked.length > 0 ? asked.slice(0, mostColumns) : places;
  const sums = weighed.length > 1 && !compares;
  const all = weighed.map((_, at) => at + 1);
  return {
    ...emptyReply,
    kind: 'figures',
    title: { text: titleOf({ weighed, asked, compares }), sources: all },
    paragraphs: notes(weighed, shown).map((note) => ({ ...note })),
    table: {
      columns: ['Food', 'Grams', ...places.map(columnOf)],
      rows: [
        ...weighed.map((portion, at) => ({
          name: portion.food.name,
          source: at + 1,
          cells: [gramsText(portion.milligrams).replace(' g', ''), ...cellsOf([portion], places)],
        })),
        ...(sums
          ? [
              {
                name: 'Together',
                source: null,
                cells: [
                  gramsText(weighed.reduce((sum, { milligrams }) => sum + milligrams, 0)).replace(' g', ''),
                  ...cellsOf(weighed, places),
                ],
              },
            ]
          : []),
      ],
    },
    sources: weighed.map((portion, at) => foodSource(portion, at + 1, places)),
  };
}

function titleOf({ weighed, asked, compares }: AskedFigures): string {
  const [first] = asked;
  const place = first ?? energy;
  const nutrient = nutrients[place];
  const [one] = weighed;
  if (!nutrient || !one) return '';
  if (compares) return comparison(weighed, place);
  const figures = (asked.length > 0 ? asked : [energy, protein]).slice(0, 3).flatMap((at) => {
    const each = nutrients[at];
    const [sum] = sumsAt(weighed, [at]);
    return each && sum
      ? [`${withUnit(sum, each)}${each.unit === 'kcal' ? '' : ` of ${each.name.toLowerCase()}`}`]
      : [];
  });
  if (figures.every((text) => text.startsWith('not known'))) {
    return `The table doesn’t say how much ${nutrient.name.toLowerCase()} is in ${weighed.length === 1 ? one.food.name : 'these foods'}.`;
  }
  const subject =
    weighed.length === 1
      ? `${gramsText(one.milligrams)} of ${one.food.name}`
      : `These ${weighed.length} foods together`;
  return `${subject} ${weighed.length === 1 ? 'has' : 'have'} ${listed(figures)}.`;
}

function comparison(weighed: readonly Weighed[], place: number): string {
  const nutrient = nutrients[place];
  const known = weighed.flatMap((portion) => {
    const [sum] = sumsAt([portion], [place]);
    return sum && sum.known > 0 ? [{ name: portion.food.name, exact: sum.exact }] : [];
  });
  const [most, next] = known.sort((one, other) =>
    one.exact < other.exact ? 1 : one.exact > other.exact ? -1 : 0,
  );
  const what = nutrient?.name.toLowerCase() ?? '';
  if (!most || known.length < weighed.length) return `The table doesn’t know the ${what} of all of these.`;
  if (next && next.exact === most.exact) return `${most.name} and ${next.name} have the same ${what}.`;
  return `${most.name} has the most ${what}.`;
}

function notes(weighed: readonly Weighed[], places: readonly number[]) {
  const measures = weighed.flatMap(({ label, milligrams, food, isUnmeasured }, at) => {
    if (isUnmeasured) {
      return [
        {
          text: `The table has no such measure of ${food.name}, so these figures are for 100 g.`,
          sources: [at + 1],
        },
      ];
    }
    return label === null ? [] : [{ text: `${label} weighs ${gramsText(milligrams)}.`, sources: [at + 1] }];
  });
  const unknown = sumsAt(weighed, places).flatMap(({ known, of }, at) => {
    const name = nutrients[places[at] ?? 0]?.name;
    return known < of && known > 0 && name
      ? [{ text: `${name} is known for ${inEnglish(known)} of ${inEnglish(of)} foods.`, sources: [] }]
      : [];
  });
  return [...measures, ...unknown];
}

function foodSource(portion: Weighed, number: number, places: readonly number[]): AnswerSource {
  const { food, figures } = portion;
  const table = food.source === 'sr_legacy' ? 'USDA SR Legacy' : 'USDA FNDDS';
  return {
    number,
    kind: 'food',
    id: food.id,
    title: food.name,
    detail: `${table}, per 100 g: ${per100Text(figures, places)}`,
    working: places.map((place) => workingOf(portion, place)),
  };
}

const cellsOf = (portions: readonly Weighed[], places: readonly number[]) =>
  sumsAt(portions, places).map((sum, at) => {
    const nutrient = nutrients[places[at] ?? 0];
    return nutrient ? sumText(sum, nutrient, inEnglish) : '–';
  });

function columnOf(place: number): string {
  const { name = '', unit = '' } = nutrients[place] ?? {};
  return unit === 'kcal' ? 'kcal' : `${name}, ${unit}`;
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
