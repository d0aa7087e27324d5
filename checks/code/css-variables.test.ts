import { expect, it } from 'vitest';
import { report } from '../house/finding.ts';
import { houseWith } from '../house/house.ts';
import { cssVariables, namedFonts } from './css-variables.ts';

const said = (texts: Readonly<Record<string, string>>) => report(cssVariables(houseWith(texts)));

it('a variable that nothing defines is found, with its line', () => {
  const text = '.a {\n  font-size: var(--t-20);\n}\n';
  expect(said({ 'web/src/ui/a.module.css': text })).toContain(
    'web/src/ui/a.module.css:2 [code/css-variables]',
  );
  expect(said({ 'web/src/ui/a.module.css': text, 'web/src/ui/tokens.css': ':root { --t-20: 20px; }' })).toBe(
    '',
  );
});

it('one that code sets, and those of Mantine, are defined', () => {
  const styles = { 'web/src/ui/bar.css': 'i { width: var(--share); color: var(--mantine-color-text); }' };
  expect(said({ ...styles, 'web/src/ui/bar.tsx': "const style = { '--share': 1 };" })).toBe('');
});

it('a font is named among the tokens alone', () => {
  const text = '.a {\n  font: 500 14px / 1.3 Inter, sans-serif;\n}\n';
  const found = (path: string) => report(namedFonts(houseWith({ [path]: text })));
  expect(found('web/src/ui/a.module.css')).toContain('web/src/ui/a.module.css:2 [code/named-fonts]');
  expect(found('web/src/ui/tokens.css')).toBe('');
});
