import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { expect, it } from 'vitest';
import { competitionSample } from '../../testing/competition-sample.ts';
import { movesOf } from './move-texts.ts';
import { nextAction } from './next-action.ts';

const owner = { ...competitionSample().can, edit: true, manageEntries: true, recordScores: true };
const count = (scores: number, entries: number): ScoreCount => ({
  divisionId: 'd1',
  workoutId: 'w1',
  scores,
  entries,
  unchecked: 0,
  followUp: 0,
});

function actionOf(sketch: Partial<CompetitionReply>, counts?: readonly ScoreCount[]) {
  const competition = competitionSample({ can: owner, ...sketch });
  const to = { draft: 'published', published: 'live', live: 'finished' } as const;
  const next = to[competition.state as keyof typeof to];
  const action = nextAction(competition, movesOf(competition.state, next ? [next] : []).next, counts);
  return action && `${action.label}${'to' in action ? ` ${action.to}` : ''}`;
}

it.each<[string, Partial<CompetitionReply>, readonly ScoreCount[] | undefined, string | null]>([
  [
    'a draft without divisions',
    { state: 'draft', divisions: [] },
    [],
    'Add divisions /create-competition?id=c1&step=divisions&open=new',
  ],
  [
    'a draft without workouts',
    { state: 'draft', workouts: [] },
    [],
    'Add workouts /create-competition?id=c1&step=workouts&open=new',
  ],
  ['a complete draft', { state: 'draft' }, [], 'Publish'],
  [
    'a published one without athletes',
    { state: 'published', entryCount: 0 },
    [],
    'Add athletes /competition-dashboard/c1?part=entries',
  ],
  ['a published one with athletes', { state: 'published' }, [], 'Start'],
  [
    'a live one without athletes',
    { state: 'live', entryCount: 0 },
    [],
    'Add athletes /competition-dashboard/c1?part=entries',
  ],
  ['a live one before its scores are counted', { state: 'live' }, undefined, null],
  [
    'a live one with missing scores',
    { state: 'live' },
    [count(11, 12)],
    'Enter scores /competition-dashboard/c1?part=scores&workout=w1&missing=1',
  ],
  ['a live one with every score', { state: 'live' }, [count(12, 12)], 'Finish'],
  ['a finished one', { state: 'finished' }, [count(12, 12)], null],
])('gives the next action of %s', (_what, sketch, counts, expected) => {
  expect(actionOf(sketch, counts)).toBe(expected);
});
