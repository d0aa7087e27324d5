import type { Finding } from '../house/finding.ts';
import type { House } from '../house/house.ts';
import { isTest } from '../house/module.ts';

const sourceLines = 300;
const testLines = 500;

/** No file longer than a newcomer reads in one go. Migrations are written by drizzle-kit and not counted. */
export function size({ files }: House): Finding[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mts|cts|js|jsx|mjs|cjs|css)$/.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      const limit = isTest(path) ? testLines : sourceLines;
      const message = `${lines} lines, the limit is ${limit}; split it by use case, each part under its own name`;
      return lines > limit ? [{ path, line: limit + 1, rule: 'files/size', message }] : [];
    });
}
