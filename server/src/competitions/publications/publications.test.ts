import { boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import {
  explainPlace,
  exportBoard,
  getLeaderboard,
  tryScore,
} from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import {
  freezeBoard,
  listPublications,
  movePublications,
  setEmbargo,
} from '@chalkline/contract/competitions/publications.endpoints.ts';
import { changeWorkout } from '@chalkline/contract/competitions/workouts.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { routes } from '../../manifests.ts';
import { failure } from '../../platform/testing/failure.ts';
import { sampleOf } from '../../platform/testing/sample-of.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { moveCompetition } from '../organizing/competitions.move.service.ts';
import { score } from '../scores/scores.factory.ts';
import { boardLiveTopic, insideBoardLiveTopic } from '../standings/boards.watch.service.ts';

const { app, parts, call, clock, live, settle } = await testApp();

async function hidden(sketch: Parameters<typeof competition>[1] = {}) {
  const made = await competition(parts, { state: 'live', showResults: 'when_published', ...sketch });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const workoutIds = made.view.workouts.map(({ id }) => id);
  const ana = await entry(parts, made, { name: 'Ana' });
  const ben = await entry(parts, made, { name: 'Ben' });
  const results = [{ divisionId, workoutId: workoutIds[0] ?? '' }];
  const move = (from: PublicationState, to: PublicationState, which = results) =>
    call(movePublications, { params, body: { results: which, from, to } }, { as });
  const board = async (view: 'public' | 'inside' = 'public') => {
    await settle();
    const extras = view === 'inside' ? { as } : {};
    return (await call(getLeaderboard, { params, query: { view } }, extras)).data;
  };
  const shown = async (name = 'Ana') => {
    const { rows } = await board();
    return rows.find((row) => row.name === name)?.cells[0]?.main;
  };
  return { made, as, params, divisionId, workoutIds, ana, ben, results, move, board, shown };
}

describe('results', () => {
  it('that are taken back are in nothing that a stream could be sent again', async () => {
    const { made, ana, move, board, divisionId, params, as, workoutIds } = await hidden();
    const heard = () =>
      JSON.stringify(live.published.filter(({ topic }) => topic === boardTopic(divisionId)));
    const tell = async (typed: string, previousId?: string) => {
      const recorded = await score(parts, made, {
        entryId: ana.id,
        typed,
        reason: 'Misread',
        ...(previousId && { previousId }),
      });
      await board();
      expect(heard()).toContain(typed);
      return recorded.id;
    };
    await board();
    await move('draft', 'published');
    const first = await tell('9:31');
    await move('published', 'withdrawn');
    expect(heard()).not.toContain('9:31');
    await board();
    expect(heard()).not.toContain('9:31');

    await move('withdrawn', 'published');
    const second = await tell('9:32', first);
    const releaseAt = new Date(clock.now().getTime() + day).toISOString();
    const workoutId = workoutIds[0] ?? '';
    await call(changeWorkout, { params: { ...params, workoutId }, body: { releaseAt } }, { as });
    await board();
    expect(heard()).not.toContain('9:32');

    await call(changeWorkout, { params: { ...params, workoutId }, body: { releaseAt: null } }, { as });
    await tell('9:33', second);
  });

  it('that were shown at once are called back when from now on they are published', async () => {
    const { made, ana, board, divisionId, params, as } = await hidden({ showResults: 'at_once' });
    const heard = () =>
      JSON.stringify(live.published.filter(({ topic }) => topic === boardTopic(divisionId)));
    await board();
    await score(parts, made, { entryId: ana.id, typed: '9:34' });
    await board();
    expect(heard()).toContain('9:34');
    await call(changeCompetition, { params, body: { showResults: 'when_published' } }, { as });
    await board();
    expect(heard()).not.toContain('9:34');
  });

  it('go from draft by published and frozen to final, and can be taken back', async () => {
    const { made, ana, ben, move, board, shown, params, as } = await hidden();
    const first = await score(parts, made, { entryId: ana.id, typed: '9:30' });
    expect(await shown()).toBe('');
    expect((await board('inside')).rows[0]?.cells[0]?.main).toBe('9:30');
    const moved = await move('draft', 'published');
    expect(moved.data[0]).toMatchObject({ state: 'published', moveTo: ['frozen', 'final', 'withdrawn'] });
    expect(await shown()).toBe('9:30');
    expect((await board()).workouts.map(({ publication }) => publication)).toEqual([
      'published',
      'draft',
      'draft',
    ]);
    clock.advance(1000);
    await move('published', 'frozen');
    clock.advance(1000);
    await score(parts, made, { entryId: ana.id, typed: '9:10', previousId: first.id, reason: 'Misread' });
    await score(parts, made, { entryId: ben.id, typed: '8:00' });
    expect([await shown(), await shown('Ben')]).toEqual(['9:30', '']);
    expect((await board('inside')).rows[0]).toMatchObject({ name: 'Ben', place: 1 });
    await move('frozen', 'final');
    expect([await shown(), await shown('Ben')]).toEqual(['9:10', '8:00']);
    await move('final', 'withdrawn');
    expect([await shown(), await shown('Ben')]).toEqual(['', '']);
    const listed = await call(listPublications, { params }, { as });
    expect(listed.data.map(({ state }) => state)).toEqual(['withdrawn', 'draft', 'draft']);
  });

  it('are published as they come in by default', async () => {
    const { made, ana, shown, board } = await hidden({ showResults: 'at_once' });
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    expect(await shown()).toBe('9:30');
    const inside = await board('inside');
    expect(inside).toMatchObject({ view: 'public', rows: (await board()).rows });
  });

  it('that are final take who handed in nothing as absent', async () => {
    const { made, ana, move, board } = await hidden();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await move('draft', 'published');
    const kind = async () =>
      (await board()).rows.find(({ name }) => name === 'Ben')?.cells.map((cell) => cell.kind);
    expect(await kind()).toEqual(['pending', 'pending', 'pending']);
    await move('published', 'final');
    expect(await kind()).toEqual(['absent', 'pending', 'pending']);
    expect((await board()).standing).toBe('provisional');
  });

  it('that nobody published stay hidden when the competition is over', async () => {
    const { made, ana, shown, params } = await hidden();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await moveCompetition(parts, made.viewer, params.competitionId, { from: 'live', to: 'finished' });
    expect(await shown()).toBe('');
  });

  it('move together or not at all, and of two simultaneous moves one gets a conflict', async () => {
    const { move, results, divisionId, workoutIds, params, as } = await hidden();
    await move('draft', 'published');
    const both = [...results, { divisionId, workoutId: workoutIds[1] ?? '' }];
    expect((await failure(move('draft', 'published', both)))[1]).toBe('state_changed');
    const states = (await call(listPublications, { params }, { as })).data.map(({ state }) => state);
    expect(states).toEqual(['published', 'draft', 'draft']);
    const answers = await Promise.allSettled([move('published', 'final'), move('published', 'withdrawn')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await failure(move('draft', 'frozen')))[1]).toBe('move_not_allowed');
    const nowhere = [{ divisionId: 'nowhere', workoutId: 'nothing' }];
    expect((await failure(move('draft', 'published', nowhere)))[1]).toBe('unknown_division');
    expect((await failure(move('draft', 'published', [{ divisionId, workoutId: 'nothing' }])))[1]).toBe(
      'unknown_workout',
    );
  });

  it('are the business of the competition’s people', async () => {
    const { params, results } = await hidden();
    const outsider = await signedIn(parts, await person(parts));
    const body = { results, from: 'draft', to: 'published' } as const;
    expect((await failure(call(movePublications, { params, body }, { as: outsider })))[0]).toBe(403);
    expect((await failure(call(listPublications, { params }, { as: outsider })))[0]).toBe(403);
  });
});

describe('an embargo', () => {
  it('ends by itself at its moment, once', async () => {
    const { made, ana, results, params, as, shown } = await hidden();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    const publishAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const set = (moment: string | null) =>
      call(setEmbargo, { params, body: { results, publishAt: moment } }, { as });
    expect((await set(publishAt)).data[0]).toMatchObject({ state: 'draft', publishAt });
    expect(await shown()).toBe('');
    clock.advance(3_600_001);
    expect(await shown()).toBe('9:30');
    const { data } = await call(listPublications, { params }, { as });
    expect(data[0]).toMatchObject({ state: 'published', publishAt: null });
    expect((await failure(set(new Date(clock.now().getTime() + 1000).toISOString())))[1]).toBe('not_a_draft');
    expect((await failure(set('2020-01-01T00:00:00.000Z')))[1]).toBe('embargo_past');
  });

  it('can be taken away again', async () => {
    const { made, ana, results, params, as, shown } = await hidden();
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    const publishAt = new Date(clock.now().getTime() + 60_000).toISOString();
    await call(setEmbargo, { params, body: { results, publishAt } }, { as });
    await call(setEmbargo, { params, body: { results, publishAt: null } }, { as });
    clock.advance(120_000);
    expect(await shown()).toBe('');
  });
});

describe('a frozen board', () => {
  it('doesn’t change for the public, and does for staff', async () => {
    const { made, ana, ben, params, divisionId, as, board, shown } = await hidden({ showResults: 'at_once' });
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    clock.advance(1000);
    const freeze = (frozen: boolean) =>
      call(freezeBoard, { params: { ...params, divisionId }, body: { frozen } }, { as });
    const { data } = await freeze(true);
    clock.advance(1000);
    expect((await freeze(true)).data).toEqual(data);
    await score(parts, made, { entryId: ben.id, typed: '8:00' });
    expect([await shown('Ben'), (await board()).frozenAt]).toEqual(['', data.frozenAt]);
    expect((await board('inside')).rows[0]?.name).toBe('Ben');
    expect((await freeze(false)).data.frozenAt).toBeNull();
    expect(await shown('Ben')).toBe('8:00');
  });
});

describe('what is not published', () => {
  it('is in no answer to anybody outside, in no file, and on no stream', async () => {
    const { made, ana, ben, params, divisionId, workoutIds } = await hidden();
    // Values that appear nowhere else.
    const secrets = ['7:47.13', 'CAP+41', 'Whistled off early'];
    await score(parts, made, { entryId: ana.id, typed: secrets[0] ?? '' });
    await score(parts, made, { entryId: ben.id, typed: secrets[1] ?? '', reason: secrets[2] ?? '' });
    const before = live.published.length;
    await settle();
    const outsider = await signedIn(parts, await person(parts));
    const ids: Record<string, string> = {
      ...params,
      divisionId,
      workoutId: workoutIds[0] ?? '',
      entryId: ana.id,
    };
    const texts: string[] = [];
    const own = routes.filter(
      ({ endpoint }) => endpoint.path.startsWith('/api/competitions') && endpoint.access === 'public',
    );
    for (const { endpoint } of own) {
      for (const token of [undefined, outsider]) {
        const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name);
        const asked = endpoint.query
          ? `?${new URLSearchParams({ divisionId, entryId: ana.id, workoutId: workoutIds[0] ?? '' })}`
          : '';
        for (const query of ['', asked, '?format=json']) {
          const answer = await app.inject({
            method: endpoint.method,
            url: `${path}${query}`,
            headers: token ? { authorization: `Bearer ${token}` } : {},
            ...(endpoint.body && { payload: sampleOf(endpoint.body, ids) as object }),
          });
          texts.push(answer.body);
        }
      }
    }
    texts.push(
      JSON.stringify(live.published.slice(before).filter(({ topic }) => topic === boardTopic(divisionId))),
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const secret of [...secrets, '467130', '747.13', '+41']) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  it('is explained, tried and exported to its people alone', async () => {
    const { made, as, params, ana, divisionId, workoutIds } = await hidden();
    const workoutId = workoutIds[0] ?? '';
    await score(parts, made, { entryId: ana.id, typed: '9:30' });
    await settle();
    const ask = (view: 'public' | 'inside', token?: string) => {
      const query = { divisionId, entryId: ana.id, workoutId, view };
      return call(explainPlace, { params, query }, token ? { as: token } : {});
    };
    expect((await ask('public')).data).toMatchObject({ place: null, sentences: ['No score yet.'] });
    expect((await ask('inside', as)).data.place).toBe(1);
    const outsider = await signedIn(parts, await person(parts));
    expect((await failure(ask('inside', outsider)))[0]).toBe(403);
    const body = { divisionId, workoutId, typed: '9:40' };
    expect((await call(tryScore, { params, body })).data.place).toBe(1);
    expect((await call(tryScore, { params, body: { ...body, view: 'inside' } }, { as })).data.place).toBe(2);
    expect((await failure(call(tryScore, { params, body: { ...body, view: 'inside' } })))[0]).toBe(403);
    expect((await call(exportBoard, { params, query: {} })).data.content).not.toContain('9:30');
    expect((await call(exportBoard, { params, query: { view: 'inside' } }, { as })).data.content).toContain(
      '9:30',
    );
    expect((await failure(call(exportBoard, { params, query: { view: 'inside' } })))[0]).toBe(403);
    expect((await failure(call(getLeaderboard, { params, query: { view: 'inside' } })))[0]).toBe(403);
  });

  it('wakes the streams of its people alone', async () => {
    const { made, divisionId } = await hidden();
    const may = (viewer: typeof made.viewer | null) =>
      insideBoardLiveTopic.mayWatch(parts, viewer, divisionId);
    const stranger = { ...made.viewer, personId: (await person(parts)).id };
    expect([await may(made.viewer), await may(stranger), await may(null)]).toEqual([true, false, false]);
    expect(await boardLiveTopic.mayWatch(parts, null, divisionId)).toBe(true);
    await settle();
    expect(live.published.some(({ topic }) => topic === insideBoardTopic(divisionId))).toBe(true);
  });
});
