import { expect, it } from 'vitest';
import { isEmbedding, standsAlone } from './embedding.ts';

const asked = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return [isEmbedding(pathname, searchParams), standsAlone(pathname, searchParams)];
};

it('lets other sites frame a board that asks for it, and nothing else', () => {
  expect(asked('/leaderboard/42?embed=1')).toEqual([true, true]);
  expect(asked('/leaderboard/42?division=7&embed=1')).toEqual([true, true]);
  expect(asked('/leaderboard/42?tv=1')).toEqual([false, true]);
  for (const address of [
    '/leaderboard/42',
    '/leaderboard/42?embed=2',
    '/login?embed=1',
    '/?embed=1',
    '/leaderboard/42/more?embed=1',
    '/edit-profile?next=/leaderboard/42&embed=1',
  ]) {
    expect(asked(address)).toEqual([false, false]);
  }
});
