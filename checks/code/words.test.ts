import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { words } from './words.ts';

const said = (text: string, path = 'server/src/app.ts') => report(words(houseWith({ [path]: text })));

describe('words', () => {
  it('say where something was left undone', () => {
    const left = 'const a = 1;\n/**\n * First.\n * TODO: the rest\n */'; // an example for the check, not code
    expect(said(left)).toBe(
      'server/src/app.ts:4 [code/words] TODO: finish it, or file an issue and say here what holds today', // an example for the check, not code
    );
  });

  it.each([
    ['// FIXME', 'FIXME: finish it'], // an example for the check, not code
    ['/* XXX */', 'XXX: finish it'], // an example for the check, not code
    ['call(); // HACK around', 'HACK: finish it'], // an example for the check, not code
    ['// @ts-ignore: old types', '@ts-ignore and @ts-nocheck also hide'], // an example for the check, not code
    ['// @ts-nocheck', '@ts-ignore and @ts-nocheck also hide'], // an example for the check, not code
    ['// @ts-expect-error', 'needs its reason'],
    ['// @ts-expect-error:', 'needs its reason'],
    ['// biome-ignore lint/style/x', 'needs its reason'],
    ['// biome-ignore lint/style/x:', 'needs its reason'],
    ['// biome-ignore lint/style/x: <explanation>', 'needs its reason'],
    ['// biome-ignore-all lint/style/x', 'needs its reason'],
  ])('refuse %s', (text, message) => expect(said(text)).toContain(message));

  it.each([
    ['web/index.html', '<!-- TODO -->'], // an example for the check, not code
    ['docs/operations.md', 'TODO: say how'], // an example for the check, not code
    ['.ci/run', '# FIXME'], // an example for the check, not code
    ['server/migrations/0001_x.sql', '-- TODO'], // an example for the check, not code
    ['web/src/ui/base.css', '/* HACK */'], // an example for the check, not code
  ])('are looked for in %s', (path, text) => expect(said(text, path)).toContain('finish it'));

  it.each([
    '// biome-ignore lint/a11y/x: a <meter> cannot lean',
    '// @ts-expect-error the old client sends a number',
    "const text = 'TODO';", // an example for the check, not code
    '// every todo list',
    'const XXX = 1;', // an example for the check, not code
  ])('let %s pass', (text) => expect(said(text)).toBe(''));

  it('let documents quote them in backticks', () => {
    expect(said('No `TODO` stays in the code.', 'docs/architecture.md')).toBe(''); // an example for the check, not code
  });
});
