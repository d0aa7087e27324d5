import type { JsonSchema } from './wire-schema.ts';

/** A readable text for a field: by its format, its name, or else the first one that its pattern takes. */
export function exampleText(node: JsonSchema, name: string, thing: string): string {
  const fits = (text: string) => isTaken(node, text);
  const candidates = [
    ...textsOfFormat(String(node.format), name),
    ...(/^(name|title)$/i.test(name) ? textsFor(thing, namesOfThings) : []),
    ...(isPatterned(node) ? textsFor(name, patternedByName) : []),
    ...textsFor(name, textsByName),
    ...(isThing.test(name) ? textsFor(name, namesOfThings) : []),
    ...anyTexts,
    ...keys,
  ];
  return candidates.find(fits) ?? '';
}

type TextsByName = readonly (readonly [RegExp, string])[];

function textsFor(name: string, table: TextsByName): string[] {
  return table.filter(([names]) => names.test(name)).map(([, text]) => text);
}

const isPatterned = ({ pattern, allOf }: JsonSchema) => typeof pattern === 'string' || allOf !== undefined;

/** A number that a field of this name could have, within the limits of its schema. */
export function exampleNumber(node: JsonSchema, name: string): number {
  const [, wanted] = numbersByName.find(([names]) => names.test(name)) ?? [undefined, 1];
  const step = node.type === 'integer' ? 1 : 0.5;
  const least = Math.max(...limits(node.minimum, node.exclusiveMinimum, step), -Infinity);
  const most = Math.min(...limits(node.maximum, node.exclusiveMaximum, -step), Infinity);
  return Math.min(Math.max(wanted, least), most);
}

/** The limits of a number: one that is excluded counts as the next step. */
function limits(included: unknown, excluded: unknown, step: number): number[] {
  return [
    ...(typeof included === 'number' ? [included] : []),
    ...(typeof excluded === 'number' ? [excluded + step] : []),
  ];
}

function isTaken(node: JsonSchema, text: string): boolean {
  const parts = [node, ...((node.allOf ?? []) as JsonSchema[])];
  const patterns = parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
  return (
    text.length >= Number(node.minLength ?? 0) &&
    text.length <= Number(node.maxLength ?? text.length) &&
    patterns.every((pattern) => matches(pattern, text))
  );
}

/** A pattern of JSON schema comes without the flags of its expression: as one with `u`, or else without. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return new RegExp(pattern).test(text);
  }
}

/** Times run in order: what ends does so after what starts. */
function textsOfFormat(format: string, name: string): string[] {
  const isLate = /(end|until|close|expire|due|before|to)(s|d|es|ed)?(At|On|_at|_on)?$/i.test(name);
  if (format === 'date') return /birth/i.test(name) ? ['1994-03-18'] : [isLate ? '2027-06-06' : '2027-06-05'];
  if (format === 'date-time') return [isLate ? '2027-06-05T17:00:00.000Z' : '2027-06-05T08:00:00.000Z'];
  const text = textOfFormats[format];
  return text === undefined ? [] : [text];
}

/** A text that stands for an id: each id of an example gets a number, because things have ids of their own. */
export const exampleId = numberedId(0);

export function numberedId(number: number): string {
  return `01975f00-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

const textOfFormats: Readonly<Record<string, string>> = {
  email: 'mara.lind@example.org',
  uuid: exampleId,
  uri: 'https://example.org/page',
  time: '08:30:00',
};

/** For fields with a pattern: without one, `from` and `to` can be anything. */
const patternedByName: TextsByName = [
  [/month/i, '2027-06'],
  [/(day|date)/i, '2027-06-05'],
  [/(end|to|until|closes)/i, '17:00'],
];

/** The first that fits is taken, so the narrower name comes first. */
const textsByName: TextsByName = [
  [/^topics$/, `board:${numberedId(1)}`],
  [/email/i, 'mara.lind@example.org'],
  [/password/i, 'correct-horse-battery'],
  [/(currency)/i, 'USD'],
  [/country/i, 'USA'],
  [/country/i, 'US'],
  [/zone/i, 'America/New_York'],
  [/locale|language/i, 'en-US'],
  [/gtin|barcode/i, '4006381333931'],
  [/color|accent|brand/i, '#1f6feb'],
  [/handle|username/i, 'mara-lind'],
  [/handle|username/i, 'maralind'],
  [/identifier|slug/i, 'iron-harbor'],
  [/phone/i, '+12025550143'],
  [/postal|zip/i, '10001'],
  [/(picture|image|photo|logo|^cover|avatar)/i, 'https://example.org/picture.jpg'],
  [/video/i, 'https://example.org/video'],
  [/^kind$/, 'ticket'],
  [/secondFactor/i, '123456'],
  [/label/i, 'Saturday morning'],
  [/(sha256)/i, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/(Number|^number)$/, 'HT-2027-0042'],
  [/last4/i, '4242'],
  [/carrier/i, 'UPS'],
  [/tracking/i, '1Z999AA10123456784'],
  [/^alt$/i, 'Athletes on rowing machines'],
  [/^path$/i, '/competitions/harbor-throwdown'],
  [/(At|_at|Since|_since|Until|_until)$/, '2027-06-05T08:00:00.000Z'],
  [/(On|_on|_date|^day|Day)$/, '2027-06-05'],
  [/^month$/, '2027-06'],
  [/^(quantity|days|round|size|lanes|order|position)$/, '2'],
  [/^(grams|amount)$/, '80'],
  [/(link|url|href|address|website)/i, 'https://example.org/page'],
  [/cursor|next/i, 'eyJhZnRlciI6Ik1hcmEifQ'],
  [/token|secret|hash|key/i, 'k3J9vQx2LmT8rZw5'],
  [/(Id|_id|Ids|_ids|^id|^ids|^by|^after)$/, exampleId],
  // An order before and after a change: the same ids.
  [/^(from|to)$/, numberedId(1)],
  [/code/i, '123456'],
  [/search|query/i, 'Harbor'],
  [/firstName|first_name/i, 'Mara'],
  [/lastName|last_name|surname/i, 'Lind'],
  [/subject/i, 'A question about registration'],
  [/street|line1/i, '12 Harbor Street'],
  [/(city|town)/i, 'Boston'],
  [/(place|venue|location)/i, 'Harbor Hall, Boston'],
  [/reason/i, 'Injured in training'],
  [/note/i, 'Bring your own rope.'],
  [
    /(description|text|body|bio|about|message|comment|answer|question|summary|story)/i,
    'See you on Saturday at nine.',
  ],
  [/sku/i, 'ROPE-BLK-M'],
  [/csv/i, 'name,division\nMara Lind,Women Rx\n'],
  [/(typed|score)/i, '8:42'],
  [/version/i, '1'],
  [/unit/i, 'kg'],
];

/** Fields that hold a name, although not under the key `name`. */
const isThing =
  /name|title|competition|event|division|workout|program|partner|organization|team|athlete|person|owner|author|trainer|judge|member|buyer|holder|signer|coach|guardian|by$/i;

/** What things are called; the narrower word comes first. */
const namesOfThings: TextsByName = [
  [/competition/i, 'Harbor Throwdown'],
  [/division/i, 'Women Rx'],
  [/workout/i, 'Fran'],
  [/exercise/i, 'Back squat'],
  [/event/i, 'Summer Open Day'],
  [/ticket|type/i, 'General admission'],
  [/food|recipe/i, 'Oats, rolled'],
  [/(product|item|suppl|equipment)/i, 'Jump rope'],
  [/(organization|company|gym|seller|partner|affiliate)/i, 'Iron Harbor'],
  [/(group|communit)/i, 'Harbor Runners'],
  [/challenge/i, 'Run 100 km in June'],
  [/(activit)/i, 'Sunday run'],
  [/program/i, 'Twelve weeks of strength'],
  [/(plan|membership)/i, 'Monthly membership'],
  [/team/i, 'Team Anchor'],
  [/floor/i, 'Main floor'],
  [/(waiver|document)/i, 'Liability waiver'],
  [/form/i, 'Weekly check-in'],
  [/file|upload|attachment/i, 'schedule.pdf'],
  [/(order|line|sale|refund)/i, 'Harbor Throwdown'],
  [/(column|field)/i, 'division'],
  [/./, 'Mara Lind'],
];

/** For patterns of fields whose name says nothing. */
const anyTexts: readonly string[] = [
  'example',
  '08:30',
  '2027-06-05',
  '2027-06',
  '123456',
  '12',
  'USD',
  'US',
  '#1f6feb',
  exampleId,
  'https://example.org/page',
  '/page',
  'A1B2C3D4',
  'ABCD2345',
  'abcd2345',
  '31X1',
];

const key =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYnsX9kVwQ2mLzR4';

/** The same in each length, for secrets and codes of a fixed one. */
const keys: readonly string[] = Array.from(key, (_, last) => key.slice(0, last + 1));

const numbersByName: readonly (readonly [RegExp, number])[] = [
  [/year/i, 2027],
  [/hours/i, 24],
  [/reps/i, 10],
  [/(amount|price|total|sum|gross|net|fee|paid|refund|revenue|cents|minor|balance)/i, 4500],
  [/(latitude|lat)$/i, 42.36],
  [/(longitude|lon|lng)$/i, -71.06],
  [/limit/i, 30],
  [/(capacity|places|stock|size)/i, 40],
  [/percent/i, 20],
  [/(seconds|duration)/i, 90],
  [/minutes/i, 45],
  [/bib/i, 112],
  [/points/i, 100],
  [/meters/i, 400],
  [/(bytes)/i, 248_000],
  [/(kcal|energy)/i, 520],
  [/(weight|kg|load|grams)/i, 80],
  [/weeks/i, 12],
];
