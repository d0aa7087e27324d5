import { describe, expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { words } from './words.ts';

const said = (text: string, path = 'server/src/app.ts') => report(words(houseWith({ [path]: text })));

describe('words', () => {
  it('say where something was left undone', () => {
    expect(said('const a = 1;\n/**\n * First.\n * TODO: the rest\n */')).toBe(
      'server/src/app.ts:4 [code/words] TODO: finish it, or file an issue and say here what holds today',
    );
  });

  it.each([
    ['// FIXME', 'FIXME: finish it'],
    ['/* XXX */', 'XXX: finish it'],
    ['call(); // HACK around', 'HACK: finish it'],
    ['// @ts-ignore: old types', '@ts-ignore and @ts-nocheck also hide'],
    ['// @ts-nocheck', '@ts-ignore and @ts-nocheck also hide'],
    ['// @ts-expect-error', 'needs its reason'],
    ['// @ts-expect-error:', 'needs its reason'],
    ['// biome-ignore lint/style/x', 'needs its reason'],
    ['// biome-ignore lint/style/x:', 'needs its reason'],
    ['// biome-ignore lint/style/x: <explanation>', 'needs its reason'],
    ['// biome-ignore-all lint/style/x', 'needs its reason'],
  ])('refuse %s', (text, message) => expect(said(text)).toContain(message));

  it.each([
    ['web/index.html', '<!-- TODO -->'],
    ['docs/operations.md', 'TODO: say how'],
    ['.ci/run', '# FIXME'],
    ['server/migrations/0001_x.sql', '-- TODO'],
    ['web/src/ui/base.css', '/* HACK */'],
  ])('are looked for in %s', (path, text) => expect(said(text, path)).toContain('finish it'));

  it.each([
    '// biome-ignore lint/a11y/x: a <meter> cannot lean',
    '// @ts-expect-error the old client sends a number',
    "const text = 'TODO';",
    '// every todo list',
    'const XXX = 1;',
  ])('let %s pass', (text) => expect(said(text)).toBe(''));

  it('let documents quote them in backticks', () => {
    expect(said('No `TODO` stays in the code.', 'docs/architecture.md')).toBe('');
  });
});
