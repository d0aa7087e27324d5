import { type TypedAmount, typedAmount } from '@chalkline/contract/nutrition/typed-amount.ts';
import { askedNutrients } from './asked-nutrients.rules.ts';
import { type BodyFacts, bodyFacts } from './body-facts.rules.ts';

export interface AskedFood {
  readonly words: string;
  readonly amount: TypedAmount | null;
}

/** What a question is about. It is text to search with, whatever it says. */
export interface Question {
  readonly foods: readonly AskedFood[];
  /** Their places among the nutrients. */
  readonly nutrients: readonly number[];
  readonly body: BodyFacts;
  /** What is left without amounts, nutrients and the words of every question. */
  readonly words: string;
}

const counts: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  half: '½',
};
const units = 'g|gr|grams?|kg|oz|ounces?|lbs?|pounds?|cups?|tbsp|tablespoons?|tsp|teaspoons?|slices?';
const amount = String.raw`(?:\d+(?:[.,/]\d+)?|½|¼)\s*(?:(?:${units})\b|(?=\s[a-z]))`;

/** Words of questions, which say nothing about a food or a formula. */
const askingWords = new Set(
  `how much many what whats which who when where why is are was were be been do does did have has had having contain contains
  containing there it its this that these those i im ive me my mine we you your the a an of in on at to from with by per
  can could would should will may might please tell show give get find know need want like about into as some any
  eat eats eating ate eaten had today tomorrow now day daily each every enough good bad healthy really actually so if then
  just only also too very more most less least than better best higher highest lower lowest compare compared between
  calculate calculated compute computed estimate work out formula equation mean means meaning explain define value values
  content amount nutrition nutritional nutrient nutrients figures info information facts for and amp hi hello hey thanks
  source sources rich food foods thing things
  breakfast lunch dinner supper snack meal`.split(/\s+/),
);
/** Parts of names that such words begin. */
const keptPhrases = /\bbreakfast (?=burrito|sausage|sandwich|cereal|bar)|\bsnack (?=bar|mix|cake|cracker)/g;

export function readQuestion(asked: string): Question {
  const { body, rest } = bodyFacts(simplified(asked));
  const { nutrients, rest: unnamed } = askedNutrients(rest);
  const pieces = unnamed
    .split(/[?!;:\n]+|\.(?=\s|$)|\s(?:or|vs|versus|compared (?:to|with))\s/)
    .flatMap(amountPieces)
    .map(contentOf)
    .filter((piece) => piece !== '');
  const foods = pieces.map((piece) => {
    const { search, amount: typed } = typedAmount(piece);
    return { words: contentOf(search), amount: typed };
  });
  return {
    foods: foods.filter(({ words }) => /\p{L}/u.test(words)),
    nutrients,
    body,
    words: contentOf(unnamed.replaceAll(/[?!;:.]+(?=\s|$)/g, ' ')),
  };
}

function simplified(asked: string): string {
  return asked
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(new RegExp(String.raw`\b(?:an?|one) (?=(?:${units})\b)`, 'g'), '1 ')
    .replaceAll(/\bhalf an? /g, '½ ')
    .replaceAll(
      /\b(one(?! rep)|two|three|four|five|six|seven|eight|nine|ten|half)\b/g,
      (word) => counts[word] ?? word,
    );
}

/** A list of several amounts, each with its food: “250 g lentils, 150 g rice and 2 eggs”. */
function amountPieces(piece: string): string[] {
  const starts = [...piece.matchAll(new RegExp(String.raw`(?<![\w.,/])${amount}`, 'g'))].map(
    ({ index }) => index,
  );
  const [first = 0] = starts;
  if (starts.length < 2) return [piece];
  const leads = contentOf(piece.slice(0, first)) === '';
  if (!leads) return piece.split(/,\s|\sand\s|\splus\s/);
  return starts.map((start, at) =>
    piece.slice(start, starts[at + 1]).replace(/(?:,|\band\b|\bplus\b|\s)+$/, ''),
  );
}

function contentOf(text: string): string {
  const kept = text.replaceAll(keptPhrases, (phrase) => `${phrase.trim()}_`);
  return kept
    .replaceAll(/["“”()[\]{}<>]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== ',' && !askingWords.has(word.replaceAll(/[',.]/g, '')))
    .join(' ')
    .replaceAll('_', ' ')
    .replaceAll(/^[\s,.-]+|[\s,.-]+$/g, '');
}
