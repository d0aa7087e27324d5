import type { CompetitionState } from '@chalkline/contract/competitions/competition.lifecycle.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const known = new Set<string>(Object.values(addresses));

it.each<[CompetitionState, 'owner' | 'staff', string[]]>([
  ['draft', 'owner', ['Go on with the draft /create-competition?id=c1&step=open', 'Publish /created/c1']],
  ['draft', 'staff', ['Control room /competition-dashboard/c1']],
  ['published', 'owner', ['Control room /competition-dashboard/c1', 'Its page /competition-detail/c1']],
  ['live', 'staff', ['Control room /competition-dashboard/c1', 'Watch the board /leaderboard/c1']],
  ['finished', 'owner', ['See the board /leaderboard/c1', 'Control room /competition-dashboard/c1']],
  ['archived', 'owner', ['See the board /leaderboard/c1', 'Control room /competition-dashboard/c1']],
])('leads the %s one of an %s on', (state, role, expected) => {
  const steps = nextSteps({ id: 'c1', state, role }, known);
  expect(steps.map(({ words, to }) => `${words} ${to}`)).toEqual(expected);
});

it('leads to no screen that is not built', () => {
  const steps = nextSteps({ id: 'c1', state: 'draft', role: 'owner' }, new Set());
  expect(steps.map(({ words }) => words)).toEqual(['Go on with the draft']);
});
