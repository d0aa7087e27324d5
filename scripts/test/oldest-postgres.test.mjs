import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../steps/project.mjs';
import { ofItsVersion } from './oldest-postgres.mjs';

const tests = readdirSync(join(projectFolder, 'server', 'src'), { recursive: true })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts'));

it.each(ofItsVersion)('%s names tests that are there', (part) => {
  expect(tests.filter((path) => path.includes(part))).not.toEqual([]);
});
