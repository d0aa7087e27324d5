import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const known = new Set<string>(Object.values(addresses));

it.each<[CompetitionState, StaffRole, number, string[]]>([
  ['draft', 'owner', 0, ['Continue setup /create-competition?id=c1&step=open', 'Publish /created/c1']],
  ['draft', 'manager', 0, ['Control room /competition-dashboard/c1']],
  [
    'published',
    'owner',
    0,
    [
      'Add athletes /competition-dashboard/c1?part=entries',
      'Control room /competition-dashboard/c1',
      'Public page /competition-detail/c1',
    ],
  ],
  ['published', 'owner', 3, ['Control room /competition-dashboard/c1', 'Public page /competition-detail/c1']],
  [
    'published',
    'scorer',
    3,
    ['Control room /competition-dashboard/c1', 'Public page /competition-detail/c1', 'Judge lanes /judging'],
  ],
  [
    'live',
    'check_in',
    3,
    [
      'Check in /competition-dashboard/c1?part=check-in',
      'Control room /competition-dashboard/c1',
      'View leaderboard /leaderboard/c1',
    ],
  ],
  [
    'live',
    'manager',
    3,
    [
      'Enter scores /competition-dashboard/c1?part=scores',
      'Judge lanes /judging',
      'Control room /competition-dashboard/c1',
      'View leaderboard /leaderboard/c1',
    ],
  ],
  ['finished', 'owner', 3, ['View results /leaderboard/c1', 'Control room /competition-dashboard/c1']],
  ['finished', 'owner', 0, ['Control room /competition-dashboard/c1']],
  ['archived', 'owner', 3, ['View results /leaderboard/c1', 'Control room /competition-dashboard/c1']],
])('lists the steps of a %s competition for its %s with %i athletes', (state, role, entryCount, expected) => {
  const steps = nextSteps({ id: 'c1', state, role, entryCount }, known);
  expect(steps.map(({ words, to }) => `${words} ${to}`)).toEqual(expected);
});

it('leaves out screens that don’t exist', () => {
  const steps = nextSteps({ id: 'c1', state: 'draft', role: 'owner', entryCount: 0 }, new Set());
  expect(steps.map(({ words }) => words)).toEqual(['Continue setup']);
});
