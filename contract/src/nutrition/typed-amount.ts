export interface TypedAmount {
  readonly quantity: number;
  /** Null where a number alone was typed: as many of the food’s first portion. */
  readonly unit: string | null;
}

const units: Readonly<Record<string, string>> = {
  g: 'g',
  gr: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  cup: 'cup',
  cups: 'cup',
  tbsp: 'tbsp',
  tablespoon: 'tbsp',
  tablespoons: 'tbsp',
  tsp: 'tsp',
  teaspoon: 'tsp',
  teaspoons: 'tsp',
  slice: 'slice',
  slices: 'slice',
  ml: 'ml',
  can: 'can',
  cans: 'can',
  glass: 'glass',
  glasses: 'glass',
  bottle: 'bottle',
  bottles: 'bottle',
  bowl: 'bowl',
  bowls: 'bowl',
  piece: 'piece',
  pieces: 'piece',
};

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  dozen: 12,
  'a dozen': 12,
};
/** Names that begin with a number. */
const named =
  /^(?:\d+|one|two|three|five|seven)\s*(?:%|percent\b|up\b|grains?\b|spices?\b|beans?\b|musketeers\b|reps?\b)/i;

const milligrams: Readonly<Record<string, number>> = {
  g: 1000,
  kg: 1_000_000,
  oz: 28_349.523125,
  lb: 453_592.37,
};

const number = String.raw`(\d+ \d+/\d+|\d+ ?[½¼]|\d+/\d+|\d+(?:[.,]\d+)?|½|¼|(?:${byLength(words)})(?=\s))`;
const leading = new RegExp(
  String.raw`^${number}\s*(${Object.keys(units).join('|')})\s+(?:of\s+)?(\S.*)$`,
  'i',
);
const trailing = new RegExp(String.raw`^(\S.*?)\s+${number}\s*(${Object.keys(units).join('|')})$`, 'i');
const counted = new RegExp(String.raw`^${number}\s+(\S.*)$`, 'i');

function byLength(of: Readonly<Record<string, number>>): string {
  const longestFirst = Object.keys(of).toSorted((one, other) => other.length - one.length);
  return longestFirst.join('|');
}

/** What was typed, with the amount read out: “200 g rice”, “2 eggs”, “rice 200 g”; “2% milk” has none. */
export function typedAmount(text: string): { readonly search: string; readonly amount: TypedAmount | null } {
  const typed = text.trim();
  if (named.test(typed)) return { search: typed, amount: null };
  const first = leading.exec(typed);
  if (first) return read(first[3], first[1], first[2]);
  const last = trailing.exec(typed);
  if (last) return read(last[1], last[2], last[3]);
  const count = counted.exec(typed);
  if (count && quantityOf(count[1]) <= 20 && count[2]?.startsWith('and ') === false)
    return read(count[2], count[1]);
  return { search: typed, amount: null };
}

/** Null for units that no weight follows from, such as cups. */
export function milligramsOf({ quantity, unit }: TypedAmount): number | null {
  const each = unit === null ? undefined : milligrams[unit];
  return each === undefined ? null : Math.round(quantity * each);
}

function read(search = '', quantity: string | undefined, unit?: string) {
  const amount = { quantity: quantityOf(quantity), unit: (unit && units[unit.toLowerCase()]) ?? null };
  return { search, amount };
}

function quantityOf(text = ''): number {
  const spelled = words[text.toLowerCase()];
  if (spelled !== undefined) return spelled;
  const mixed = /^(\d*) ?(½|¼|\d+\/\d+)$/.exec(text);
  if (mixed?.[1]) return Number(mixed[1]) + quantityOf(mixed[2]);
  if (text === '½') return 0.5;
  if (text === '¼') return 0.25;
  const [over, under] = text.replace(',', '.').split('/').map(Number);
  return (over ?? 0) / (under || 1);
}
