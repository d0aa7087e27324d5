import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { keptRules } from './kept-rules.ts';

const tree = { 'web/src/ui/toasts.test.tsx': "it('closes after 5 seconds', () => {});\n" };
const said = (row: string) =>
  report(
    keptRules(
      houseWith({ ...tree, 'docs/kept-rules.md': `# Rules\n\n| rule | kept by |\n|---|---|\n${row}\n` }),
    ),
  );

describe('kept rules', () => {
  it.each([
    '| Toasts close | `web/src/ui/toasts.test.tsx` › closes after 5 seconds |',
    '| Subscribe pays | waits for programs |',
    'A sentence.',
  ])('are content with %s', (row) => {
    expect(said(row)).toBe('');
  });

  it.each([
    ['| Toasts close | |', 'names no test'],
    ['| Toasts close | the toasts |', 'names no test'],
    ['| Toasts close | `web/src/ui/gone.test.tsx` › closes |', 'there is no test web/src/ui/gone.test.tsx'],
    [
      '| Toasts close | `web/src/ui/toasts.test.tsx` › closes after 4 seconds |',
      "has no test 'closes after 4",
    ],
  ])('say what is wrong with %s', (row, fault) => {
    expect(said(row)).toContain(`docs/kept-rules.md:5 [papers/kept-rules] `);
    expect(said(row)).toContain(fault);
  });
});
