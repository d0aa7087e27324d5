import { expect, it } from 'vitest';
import { refusalForDisk, refusalForFolder, StartRefusal } from './start-refusal.ts';

it.each([
  ['ENOSPC: no space left on device, write', 'is full'],
  ['initdb ended with 1: could not write to file: No space left on device', 'is full'],
  ["EACCES: permission denied, mkdir '/srv/data'", 'cannot be written by this user'],
  ["EROFS: read-only file system, open '/srv/data/x'", 'cannot be written by this user'],
  ["ENOTDIR: not a directory, mkdir '/srv/data'", 'cannot be made there'],
])('says about "%s" that the folder %s', (message, sentence) => {
  const refusal = refusalForFolder('/srv/data', new Error(message));
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toContain('/srv/data');
  expect((refusal as Error).message).toContain(sentence);
});

it('finds a full disk beneath what was thrown', () => {
  const cause = new Error('could not extend file "base/5/1": No space left on device');
  const thrown = new Error('Failed query: insert …', { cause });
  expect(refusalForDisk('/srv/data', thrown)).toBeInstanceOf(StartRefusal);
});

it('leaves everything else as it is', () => {
  const failure = new Error('permission denied for table people');
  expect(refusalForDisk('/srv/data', failure)).toBe(failure);
  const refusal = new StartRefusal('No space left on device, said otherwise');
  expect(refusalForFolder('/srv/data', refusal)).toBe(refusal);
});
