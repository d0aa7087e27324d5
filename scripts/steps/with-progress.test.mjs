import { expect, it } from 'vitest';
import { withProgress } from './with-progress.mjs';

it('says that it still goes on until it is done, and gives what came of it', async () => {
  const lines = [];
  let finish = () => undefined;
  const work = new Promise((resolve) => {
    finish = resolve;
  });
  const say = (line) => {
    lines.push(line);
    if (lines.length === 2) finish('done');
  };
  expect(await withProgress('installing packages', work, { everyMs: 1, say })).toBe('done');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^ {2}still installing packages, \d+ s so far …$/);
});

it('ends with what went wrong', async () => {
  await expect(withProgress('trying', Promise.reject(new Error('no network')))).rejects.toThrow('no network');
});
