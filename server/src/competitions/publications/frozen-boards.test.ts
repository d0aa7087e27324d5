import { changeDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import {
  freezeBoard,
  listFrozenBoards,
  movePublications,
} from '@chalkline/contract/competitions/publications.endpoints.ts';
import { setTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { adjustment, penalty } from '../decisions/decisions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { countMoved } from './publications.rules.ts';

const { parts, call, clock, settle } = await testApp();

/** Ana in Rx, Ben in Scaled, and the team Gym, all in one competition. */
async function floor() {
  const made = await competition(parts, {
    state: 'live',
    divisions: [{ name: 'Rx' }, { name: 'Scaled' }, { name: 'Gyms', teams: { by: 'best', count: 2 } }],
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [rx = '', scaled = '', gyms = ''] = made.view.divisions.map(({ id }) => id);
  const workoutId = made.view.workouts[0]?.id ?? '';
  const ana = await entry(parts, made, { name: 'Ana', divisionId: rx });
  const ben = await entry(parts, made, { name: 'Ben', divisionId: scaled });
  const gym = await entry(parts, made, { name: 'Gym', divisionId: gyms });
  const freeze = (divisionId: string) =>
    call(freezeBoard, { params: { ...params, divisionId }, body: { frozen: true } }, { as });
  const boards = async () => (await call(listFrozenBoards, { params }, { as })).data;
  return { made, as, params, rx, scaled, gyms, workoutId, ana, ben, gym, freeze, boards };
}

describe('what waits behind several freezes', () => {
  it('is counted from the moment of each, each board for itself', async () => {
    const all = await floor();
    const { made, as, params, rx, scaled, gyms, workoutId, ana, ben, gym, freeze, boards } = all;
    await freeze(rx);
    clock.advance(1000);
    await penalty(parts, made, ana.id);
    await adjustment(parts, made, ana.id);
    await score(parts, made, { entryId: ben.id, typed: '8:00' });
    clock.advance(1000);
    await freeze(scaled);
    await freeze(gyms);
    clock.advance(1000);
    await adjustment(parts, made, ben.id);
    await call(
      setTeam,
      { params: { ...params, entryId: gym.id }, body: { entryIds: [ana.id, ben.id] } },
      { as },
    );
    const results = [{ divisionId: scaled, workoutId }];
    await call(movePublications, { params, body: { results, from: 'published', to: 'final' } }, { as });
    const own = { method: 'own_table' as const, name: 'Ten', points: [10, 1] };
    await call(changeDivision, { params: { ...params, divisionId: gyms }, body: { points: own } }, { as });
    const nothing = { scores: 0, decisions: 0, entries: 0, teams: 0, results: 0, rules: [] };
    expect(await boards()).toEqual([
      { ...nothing, divisionId: rx, frozenAt: expect.any(String), scores: 1, decisions: 2 },
      { ...nothing, divisionId: scaled, frozenAt: expect.any(String), decisions: 1, results: 1 },
      { ...nothing, divisionId: gyms, frozenAt: expect.any(String), teams: 1, rules: ['points'] },
    ]);
  });

  it('is asked of the database as often for three boards as for one', async () => {
    const { rx, scaled, gyms, freeze, boards } = await floor();
    const watch = vi.spyOn(pg.Client.prototype, 'query');
    const asked = async () => {
      await settle();
      watch.mockClear();
      await boards();
      // The process asks other things too, when it likes.
      return watch.mock.calls.filter((of) =>
        /from \\"competitions\\"\.\\"(frozen_|divisions|workouts)/.test(JSON.stringify(of)),
      ).length;
    };
    await freeze(rx);
    await boards();
    const once = await asked();
    await freeze(scaled);
    await freeze(gyms);
    expect(once).toBeGreaterThan(0);
    expect(await asked()).toBe(once);
    watch.mockRestore();
  });
});

describe('results whose publication state has changed', () => {
  const was = (workoutId: string, state: 'draft' | 'published', divisionId = 'rx') => {
    return { divisionId, workoutId, state };
  };

  it('are counted by division, each workout with itself', () => {
    const then = [was('a', 'draft'), was('b', 'draft'), was('a', 'draft', 'scaled')];
    const now = [was('b', 'draft'), was('a', 'published'), was('a', 'draft', 'scaled')];
    expect([...countMoved(then, now)]).toEqual([['rx', 1]]);
    expect([...countMoved(then, then)]).toEqual([]);
  });

  it('are not those of a workout that is no more, or that came later', () => {
    expect([...countMoved([was('a', 'draft')], [was('b', 'published')])]).toEqual([]);
  });
});
