import { expect, it } from 'vitest';
import { competitionSample } from '../../testing/competition-sample.ts';
import { mattersOf } from './attention.ts';

it('points an organizer of an empty competition to where athletes are brought in', () => {
  const empty = { ...competitionSample(), state: 'live', entryCount: 0 } as const;
  expect(mattersOf(empty, [], [])[0]).toMatchObject({
    title: 'Nobody takes part yet',
    to: expect.stringContaining('part=entries'),
  });
  expect(mattersOf({ ...empty, entryCount: 1 }, [], []).map(({ key }) => key)).not.toContain('nobody');
  expect(mattersOf({ ...empty, state: 'finished' }, [], []).map(({ key }) => key)).not.toContain('nobody');
});
