import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFolder } from '../steps/project.mjs';
import { longest, longFirst } from './longest-first.mjs';

const file = (project, path) => ({ project: { name: project }, moduleId: `/house/${project}/${path}` });

it('begins with the long files of a project, and leaves the others and the projects in their order', () => {
  const [first, second] = longest;
  const given = [
    file('server', 'src/large.test.ts'),
    file('server', second),
    file('server', 'src/small.test.ts'),
    file('server', first),
    file('web', 'src/button.test.tsx'),
  ];
  expect(longFirst(given)).toEqual([given[3], given[1], given[0], given[2], given[4]]);
});

it('knows only files that are there', () => {
  const here = globSync(['server/src/**/*.test.ts', 'e2e/*.test.ts'], { cwd: projectFolder });
  const missing = longest.filter((path) => !here.some((one) => one.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});
