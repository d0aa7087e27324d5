import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { plainWords } from './plain-words.ts';

const path = 'web/src/app/app.tsx';
const found = (text: string, at = path) => report(plainWords(houseWith({ [at]: text })));

describe('plain words', () => {
  it('names the file, the line and what to write', () => {
    expect(found("const a = 1;\nconst hint = 'Each athlete is told at once.';")).toBe(
      `${path}:2 [texts/plain-words] 'is told' reads as if translated; write: sees, gets a notification`,
    );
  });

  it.each([
    ["'Save the image anew, please.'", 'anew'],
    ["'The team stands at the top.'", 'stands'],
    ["'Somebody changed this.'", 'Somebody'],
    [`\`Ask $\{name} by way of mail.\``, 'by way of'],
    ['<p>This page is not there for you</p>', 'is not there'],
    ["'Your e-mail address'", 'e-mail'],
    ["'It goes by the points.'", 'goes by'],
    ['// whoever holds the lock', 'whoever'],
    ['/** Made of\n * parts. */', 'Made of'],
  ])('finds the phrase in %s', (text, phrase) => expect(found(text)).toContain(`'${phrase}' reads`));

  it.each([
    "'UTC stands for Coordinated Universal Time.'",
    "'There is no score yet.'",
    "'Judges stand by.'",
    "const anew = 'stands';",
    '// nobody waits for the lock',
    '// standings of a division',
  ])('leaves %s alone', (text) => expect(found(text)).toBe(''));

  it('reads documents, but not what they quote or the names of tests', () => {
    expect(found('Scores\n\nare told\nto `whoever` asks.', 'docs/a.md')).toMatch(
      /^docs\/a\.md:3 .*'are told'/,
    );
    expect(found('| rule | `a.test.ts` › stands still anew |', 'docs/a.md')).toBe('');
    expect(found('```\nwhoever\n```', 'docs/a.md')).toBe('');
  });

  it('leaves tests alone', () =>
    expect(found("it('stands', () => {}) // anew", 'web/src/a.test.ts')).toBe(''));

  it.each([
    'const colour = 1;',
    '/* the centre */',
    "import './organisation.ts';",
    'findPenalisedEntries();',
  ])('finds British spelling in %s', (text) =>
    expect(found(text, 'web/src/a.test.ts')).toContain('American spelling'),
  );

  it.each(['an organism', 'a programmer', 'aria-labelledby', 'splitRebuild', 'an analyst', 'a finalist'])(
    'takes %s for American',
    (text) => expect(found(`// ${text}`)).toBe(''),
  );
});
