import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ReadCache } from './read-cache.ts';

/** What is shown of a reading whose answers come when the test says so; its first is on its way. */
async function firstOnItsWay(queryKey: readonly string[]) {
  const cache = new ReadCache();
  const answers: PromiseWithResolvers<string>[] = [];
  const read = vi.fn(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  const observer = new QueryObserver(cache, { queryKey, queryFn: read, retry: false });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);
  return { cache, answers, read, stop, shown: () => observer.getCurrentResult().data };
}

it('reads once more what changed while its first answer was on its way', async () => {
  const { cache, answers, read, stop, shown } = await firstOnItsWay(['competition', 'c1']);

  void cache.invalidateQueries({ queryKey: ['competition'] });
  void cache.invalidateQueries({ queryKey: ['competition'] });
  answers[0]?.resolve('before');
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.resolve('after');

  await expect.poll(shown).toBe('after');
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

it('does so when that first answer is a refusal, as of a door that has been opened meanwhile', async () => {
  const { cache, answers, stop, shown } = await firstOnItsWay(['competition', 'c1']);

  void cache.invalidateQueries({ queryKey: ['competition'] });
  answers[0]?.reject(new Error('not there'));
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.resolve('open');

  await expect.poll(shown).toBe('open');
  stop();
});

it('leaves alone what is not meant', async () => {
  const { cache, answers, read, stop, shown } = await firstOnItsWay(['board', 'd1']);

  await cache.invalidateQueries({ queryKey: ['competition'] });
  answers[0]?.resolve('board');
  await expect.poll(shown).toBe('board');
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});
