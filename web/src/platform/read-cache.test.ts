import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ReadCache } from './read-cache.ts';

/** A reading whose answers come when the test says so. */
function heldReading() {
  const answers: PromiseWithResolvers<string>[] = [];
  const read = vi.fn(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  return { read, answers };
}

it('reads once more what changed while its first answer was on its way', async () => {
  const cache = new ReadCache();
  const { read, answers } = heldReading();
  const observer = new QueryObserver(cache, { queryKey: ['competition', 'c1'], queryFn: read, retry: false });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);

  void cache.invalidateQueries({ queryKey: ['competition'] });
  void cache.invalidateQueries({ queryKey: ['competition'] });
  answers[0]?.resolve('before');
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.resolve('after');

  await expect.poll(() => observer.getCurrentResult().data).toBe('after');
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

it('does so when that first answer is a refusal, as of a door that has been opened meanwhile', async () => {
  const cache = new ReadCache();
  const { read, answers } = heldReading();
  const observer = new QueryObserver(cache, { queryKey: ['competition', 'c1'], queryFn: read, retry: false });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);

  void cache.invalidateQueries({ queryKey: ['competition'] });
  answers[0]?.reject(new Error('not there'));
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.resolve('open');

  await expect.poll(() => observer.getCurrentResult().data).toBe('open');
  stop();
});

it('leaves alone what is not meant', async () => {
  const cache = new ReadCache();
  const { read, answers } = heldReading();
  const observer = new QueryObserver(cache, { queryKey: ['board', 'd1'], queryFn: read, retry: false });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);

  await cache.invalidateQueries({ queryKey: ['competition'] });
  answers[0]?.resolve('board');
  await expect.poll(() => observer.getCurrentResult().data).toBe('board');
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});
