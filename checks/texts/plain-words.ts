import type { Finding } from '../house/finding.ts';
import type { House, SourceFile } from '../house/house.ts';
import { isTest, type Module } from '../house/module.ts';
import { british, type Phrase, type Place, phrases } from './plain-words.list.ts';

interface Passage {
  readonly place: Place;
  readonly text: string;
  readonly line: number;
}

const rule = 'texts/plain-words';

/**
 * Phrases that read as if translated, in texts, documents and comments, and British spellings anywhere. Tests are left
 * out: their names are for developers.
 */
export function plainWords(house: House): Finding[] {
  return [...findPhrases(house), ...findBritish(house)];
}

function findPhrases({ files, modules }: House): Finding[] {
  const documents = files.filter(({ path }) => path.endsWith('.md') && !path.startsWith('bench/results/'));
  return [
    ...modules.filter(isRead).flatMap((module) => phrasesIn(module, passagesOf(module))),
    ...documents.flatMap((file) => phrasesIn(file, paragraphsOf(file))),
  ];
}

/** Lists of words, which are no sentences. */
const wordLists = [
  'contract/src/accounts/common-passwords.ts',
  'contract/src/profiles/handle.rules.ts',
  'checks/papers/kept-rules.ts',
];

/** Not tests, and not the lists that hold the phrases themselves. */
function isRead({ path }: SourceFile): boolean {
  return (
    !isTest(path) &&
    !wordLists.includes(path) &&
    !path.startsWith('checks/texts/') &&
    !path.startsWith('e2e/')
  );
}

function passagesOf(module: Module): Passage[] {
  const texts = [
    ...module
      .nodes('Literal')
      .flatMap(({ value, start }) => (typeof value === 'string' ? [{ value, start }] : [])),
    ...module.nodes('TemplateElement').map(({ value, start }) => ({ value: value.raw, start })),
    ...module.nodes('JSXText').map(({ value, start }) => ({ value, start })),
  ].filter(({ value }) => isProse(value));
  return [
    ...texts.map(({ value, start }) => ({
      place: 'texts' as const,
      text: value,
      line: module.lineAt(start),
    })),
    ...module.comments.map(({ value, start }) => ({
      place: 'comments' as const,
      text: value,
      line: module.lineAt(start),
    })),
  ];
}

/** Two words in a row; what else is in quotes in code is a name, a class or a key. */
function isProse(text: string): boolean {
  return /\p{L}[’'.,:;]? \p{L}/u.test(text) || /^\s*[A-Z]\p{L}+ ?$/u.test(text);
}

/** A document, without quotes in backticks, names of tests after `›`, and what the glossary avoids after `not:`. */
function paragraphsOf({ text }: SourceFile): Passage[] {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/› [^|\n]*/g, blank)
    .replace(/\bnot: [^|\n]*/g, blank);
  return [{ place: 'docs', text: prose, line: 1 }];
}

const blank = (quoted: string) => quoted.replace(/[^\n]/g, ' ');

function matcherOf(place: Place): {
  readonly any: RegExp;
  readonly each: readonly (readonly [Phrase, RegExp])[];
} {
  const mine = phrases.filter(({ places }) => places.includes(place));
  const source = ({ pattern }: Phrase) =>
    `(?<![\\p{L}\\d-])(?:${pattern.replaceAll(' ', '[\\s*]+')})(?![\\p{L}\\d])`;
  return {
    any: new RegExp(mine.map(source).join('|'), 'iu'),
    each: mine.map((phrase) => [phrase, new RegExp(source(phrase), 'giu')]),
  };
}

const matchers: Readonly<Record<Place, ReturnType<typeof matcherOf>>> = {
  texts: matcherOf('texts'),
  docs: matcherOf('docs'),
  comments: matcherOf('comments'),
};

function phrasesIn({ path }: SourceFile, passages: readonly Passage[]): Finding[] {
  return passages.flatMap(({ place, text, line }) => {
    const { any, each } = matchers[place];
    if (!any.test(text)) return [];
    return each.flatMap(([{ instead }, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        path,
        line: line + text.slice(0, index).split('\n').length - 1,
        rule,
        message: `'${found.replace(/\s+/g, ' ')}' reads as if translated; write: ${instead}`,
      })),
    );
  });
}

/** British words that stay, by file: what people type, and names other systems give. */
const britishAllowed: Readonly<Record<string, readonly string[]>> = {
  'contract/src/accounts/common-passwords.ts': ['organisation'],
  'contract/src/profiles/handle.rules.ts': ['organisation'],
  'docs/glossary.md': ['programme'],
  'contract/src/competitions/reading/read-measure.ts': ['metres', 'kilometres', 'centimetres'],
  // As calendars spell it (RFC 5545).
  'server/src/platform/calendar/write-calendar.ts': ['CANCELLED'],
  'server/src/events/calendar/ics.rules.ts': ['CANCELLED'],
  'server/src/events/calendar/ics.test.ts': ['CANCELLED'],
};

const britishStem = new RegExp(british.join('|'), 'gi');

function findBritish({ files }: House): Finding[] {
  return files.filter(isSpelled).flatMap(({ path, text }) =>
    [...text.matchAll(britishStem)].flatMap(({ index }) => {
      const word = wordAt(text, index);
      if (/labelledby|rebuild/i.test(word) || britishAllowed[path]?.includes(word)) return [];
      const line = text.slice(0, index).split('\n').length;
      return [{ path, line, rule, message: `'${word}' is British; use the American spelling` }];
    }),
  );
}

function wordAt(text: string, index: number): string {
  const before = /\p{L}*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? '';
  const after = /^\p{L}*/u.exec(text.slice(index, index + 40))?.[0] ?? '';
  return before + after;
}

function isSpelled({ path }: SourceFile): boolean {
  return (
    /\.(tsx?|mjs|css|html|md|sql|txt)$/.test(path) &&
    !path.startsWith('checks/texts/') &&
    !path.includes('/results/') &&
    !path.includes('fixtures/')
  );
}
