import { describe, expect, it } from 'vitest';
import { syntax } from '../code/syntax.ts';
import { report } from './finding.ts';
import { houseWith } from './house.ts';
import { matches, readHouse } from './read-tree.ts';

describe('the tree', () => {
  it.each([
    ['node_modules', true, 'node_modules/', true],
    ['server/node_modules', true, 'node_modules/', true],
    ['data', true, '/data/', true],
    ['server/src/demo/data', true, '/data/', false],
    ['web/dist', true, '/web/dist/', true],
    ['server/start.log', false, '*.log', true],
    ['server/src/log.ts', false, '*.log', false],
    ['checks/fixtures/broken', true, 'fixtures/broken/', true],
    ['data', false, '/data/', false],
  ])('%s (folder: %s) against %s: %s', (path, isFolder, pattern, expected) => {
    expect(matches(path, isFolder, pattern)).toBe(expected);
  });

  it('is read from the root, new files too, without what others made', async () => {
    const { paths, files } = await readHouse();
    expect(paths).toContain('server/src/domains.ts');
    expect(paths).toContain('checks/house');
    expect(files.find(({ path }) => path === '.npmrc')?.text).toContain('omit-lockfile-registry-resolved');
    expect([...paths].filter((path) => /(^|\/)(node_modules|\.git)(\/|$)/.test(path))).toEqual([]);
  });
});

describe('a file', () => {
  it('that cannot be read is a finding', () => {
    expect(report(syntax(houseWith({ 'server/src/app.ts': 'const a = 1;\nconst = 2;' })))).toMatch(
      /^server\/src\/app\.ts:2 \[code\/syntax\] cannot be read: /,
    );
  });

  it('is read with JSX where its name says so', () => {
    expect(
      syntax(
        houseWith({ 'web/src/a.tsx': 'const a = <b>{1}</b>;', 'web/src/b.ts': 'const a = <T,>(x: T) => x;' }),
      ),
    ).toEqual([]);
  });
});

describe('a report', () => {
  it('goes through the tree in order, by name and line', () => {
    const finding = (path: string, line: number) => ({ path, line, rule: 'r', message: 'm' });
    expect(report([finding('b.ts', 1), finding('a.ts', 10), finding('a.ts', 2)])).toBe(
      'a.ts:2 [r] m\na.ts:10 [r] m\nb.ts:1 [r] m',
    );
  });
});
