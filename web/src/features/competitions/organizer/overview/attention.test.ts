import { expect, it } from 'vitest';
import { competitionSample } from '../../testing/competition-sample.ts';
import { mattersOf } from './attention.ts';

it('points an organizer of an empty competition to adding athletes', () => {
  const empty = { ...competitionSample(), state: 'live', entryCount: 0 } as const;
  expect(mattersOf(empty, [], [])[0]).toMatchObject({
    title: 'No athletes yet',
    to: expect.stringContaining('part=entries'),
  });
  expect(mattersOf({ ...empty, entryCount: 1 }, [], []).map(({ key }) => key)).not.toContain('nobody');
  expect(mattersOf({ ...empty, state: 'finished' }, [], []).map(({ key }) => key)).not.toContain('nobody');
});
