import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../steps/project.mjs';
import { findRuntime } from '../steps/runtime.mjs';
import { checkPublishedResults, talliedFolders } from './published-results.mjs';

test('holds the competitions of the folders that it finds', async () => {
  const folder = join(projectFolder, 'server', 'src', 'competitions', 'result-folders');
  expect(await checkPublishedResults(findRuntime(), folder)).toEqual({ passed: 1, failed: 0 });
}, 60_000);

test('counts every folder, and a command that died as a failure of all', () => {
  expect(talliedFolders('2 of 3 folders as published (seed 7).', 3, 1)).toEqual({ passed: 2, failed: 1 });
  expect(talliedFolders('', 3, 1)).toEqual({ passed: 0, failed: 3 });
  expect(talliedFolders('3 of 3 folders as published (seed 7).', 3, 1)).toEqual({ passed: 0, failed: 3 });
});

test('is left out where nobody names a folder', async () => {
  expect(await checkPublishedResults(findRuntime(), '')).toEqual({ passed: 0, failed: 0 });
});
