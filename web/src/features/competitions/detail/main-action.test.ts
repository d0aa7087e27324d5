import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { addresses } from '@chalkline/contract/urls.ts';
import { expect, it } from 'vitest';
import { competitionSample } from '../testing/competition-sample.ts';
import { mainAction } from './main-action.ts';

const known = new Set<string>(Object.values(addresses));
const { can } = competitionSample();
const owner = { ...can, edit: true, manageEntries: true, recordScores: true };
const judge = { ...can, recordScores: true };

it.each<[string, Partial<CompetitionReply>, string | undefined]>([
  ['a visitor before anyone is in', { entryCount: 0 }, undefined],
  ['a visitor before the start', {}, 'See athletes /competition-detail/c1?tab=athletes'],
  ['a visitor of an empty live one', { state: 'live', entryCount: 0 }, undefined],
  ['a visitor of a live one', { state: 'live' }, 'Watch leaderboard /leaderboard/c1'],
  ['a visitor of a canceled one', { state: 'canceled' }, undefined],
  ['a visitor afterwards', { state: 'finished' }, 'See results /leaderboard/c1'],
  [
    'the owner of a draft',
    { state: 'draft', can: owner },
    'Continue setup /create-competition?id=c1&step=open',
  ],
  [
    'the owner before anyone is in',
    { can: owner, entryCount: 0 },
    'Add athletes /competition-dashboard/c1?part=entries',
  ],
  ['the owner before the start', { can: owner }, 'See athletes /competition-detail/c1?tab=athletes'],
  [
    'a judge of a live one',
    { state: 'live', can: judge },
    'Enter scores /competition-dashboard/c1?part=scores',
  ],
])('leads %s on', (_who, sketch, expected) => {
  const action = mainAction(competitionSample(sketch), known);
  expect(action ? `${action.label} ${action.to}` : undefined).toBe(expected);
});

it('leads to no screen that is not built', () => {
  const live = competitionSample({ state: 'live', can: judge });
  expect(mainAction(live, new Set())?.label).toBe('Watch leaderboard');
});
