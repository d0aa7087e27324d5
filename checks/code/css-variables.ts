import type { Finding } from '../house/finding.ts';
import { type House, lineOf } from '../house/house.ts';

const inWeb = (path: string, ending: RegExp) => path.startsWith('web/src/') && ending.test(path);

/** Variables that a style uses and nothing defines: the browser leaves the whole line out without a word. */
export function cssVariables({ files }: House): Finding[] {
  const styles = files.filter(({ path }) => inWeb(path, /\.css$/));
  const defined = new Set([
    ...styles.flatMap(({ text }) => [...text.matchAll(/(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name)),
    ...files
      .filter(({ path }) => inWeb(path, /\.tsx?$/))
      .flatMap(({ text }) => [...text.matchAll(/'(--[a-z0-9-]+)'/g)].map(([, name]) => name)),
  ]);
  return styles.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)/g)]
      .filter(([, name]) => !name?.startsWith('--mantine') && !defined.has(name))
      .map(([use, name]) => ({
        path,
        line: lineOf(text, use),
        rule: 'code/css-variables',
        message: `${name} is defined nowhere; take one of web/src/ui/tokens.css, or the size itself`,
      })),
  );
}

/** Where the names of fonts are. */
const fontFiles = ['web/src/ui/tokens.css', 'web/src/ui/fonts.css'];

/** Fonts that a style names itself: what is loaded has other names, and the browser takes one of its own without a word. */
export function namedFonts({ files }: House): Finding[] {
  return files
    .filter(({ path }) => inWeb(path, /\.css$/) && !fontFiles.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(Inter|Barlow)\b/g)].map(([name]) => ({
        path,
        line: lineOf(text, name),
        rule: 'code/named-fonts',
        message: `${name} is named here; take var(--font-text) or var(--font-head)`,
      })),
    );
}
