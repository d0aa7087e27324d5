import type { CompetitionMove } from '@chalkline/contract/competitions/competition.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { Settlement } from '@chalkline/contract/competitions/publication.schema.ts';
import {
  freezeBoard,
  listPublications,
  movePublications,
  setEmbargo,
} from '@chalkline/contract/competitions/publications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { breakwater, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call, clock, settle } = await testApp();

/** Live: the results of workout 1 are shown, of workout 2 frozen behind a correction, of workout 3 drafts. */
async function beforeTheEnd() {
  const made = await competition(parts, {
    state: 'live',
    showResults: 'when_published',
    workouts: ['One', 'Two', 'Three'].map((name) => ({ name, scoring: breakwater })),
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const divisionId = made.view.divisions[0]?.id ?? '';
  const results = made.view.workouts.map(({ id }) => ({ divisionId, workoutId: id }));
  const named = (at: number, from: PublicationState) => {
    const { workoutId = '' } = results[at] ?? {};
    return { divisionId, workoutId, from };
  };
  const move = (at: number, from: PublicationState, to: PublicationState) => {
    const { from: _, ...which } = named(at, from);
    return call(movePublications, { params, body: { results: [which], from, to } }, { as });
  };
  const freeze = (frozen: boolean) =>
    call(freezeBoard, { params: { ...params, divisionId }, body: { frozen } }, { as });
  const finish = (chosen?: Settlement, body: CompetitionMove = { from: 'live', to: 'finished' }) =>
    call(endpoints.moveCompetition, { params, body: { ...body, settle: chosen } }, { as });
  const board = async (view: 'public' | 'inside' = 'public') => {
    await settle();
    return (await call(getLeaderboard, { params, query: { view } }, view === 'inside' ? { as } : {})).data;
  };
  const seen = async (view: 'public' | 'inside' = 'public') => {
    const { rows, standing } = await board(view);
    return { standing, cells: rows.find(({ name }) => name === 'Ana')?.cells.map(({ main }) => main) };
  };
  const states = async () =>
    (await call(listPublications, { params }, { as })).data.map(({ state }) => state);
  const ana = await entry(parts, made, { name: 'Ana' });
  await entry(parts, made, { name: 'Ben' });
  await move(0, 'draft', 'published');
  await move(1, 'draft', 'published');
  const typed = ['9:30', '8:00', '7:00'];
  const [, second] = await Promise.all(
    typed.map((text, at) =>
      score(parts, made, { entryId: ana.id, workoutId: results[at]?.workoutId ?? '', typed: text }),
    ),
  );
  clock.advance(1000);
  await move(1, 'published', 'frozen');
  clock.advance(1000);
  const corrected = { typed: '8:11', previousId: second?.id, reason: 'Misread' };
  await score(parts, made, { entryId: ana.id, workoutId: results[1]?.workoutId ?? '', ...corrected });
  return { made, as, params, divisionId, results, named, move, freeze, finish, board, seen, states };
}

describe('the end of a competition', () => {
  it('makes final what is shown, and leaves what was left: the board is provisional then', async () => {
    const { finish, seen, states, board } = await beforeTheEnd();
    await finish();
    expect(await states()).toEqual(['final', 'frozen', 'draft']);
    expect(await seen()).toEqual({ standing: 'provisional', cells: ['9:30', '8:00', ''] });
    expect((await seen('inside')).standing).toBe('provisional');
    // Frozen results make no one absent who wasn't absent then.
    const ben = (await board()).rows.find(({ name }) => name === 'Ben');
    expect(ben?.cells.map(({ kind }) => kind)).toEqual(['absent', 'pending', 'pending']);
  });

  it('settles the chosen results in the same transaction', async () => {
    const { finish, named, seen, states, board, params, as } = await beforeTheEnd();
    await finish({ results: [named(1, 'frozen'), named(2, 'draft')], follow: [] });
    expect(await states()).toEqual(['final', 'final', 'final']);
    expect(await seen()).toEqual({ standing: 'final', cells: ['9:30', '8:11', '7:00'] });
    expect((await board()).workouts.map(({ publication }) => publication)).toEqual([
      'final',
      'final',
      'final',
    ]);
    await call(endpoints.moveCompetition, { params, body: { from: 'finished', to: 'live' } }, { as });
    expect(await states()).toEqual(['published', 'final', 'final']);
    expect((await seen()).standing).toBe('provisional');
  });

  it('lets a frozen board follow, or leaves it as it stood and provisional', async () => {
    for (const follows of [true, false]) {
      const { finish, named, seen, states, freeze, divisionId } = await beforeTheEnd();
      await freeze(true);
      const all = [named(1, 'frozen'), named(2, 'draft')];
      await finish({ results: all, follow: follows ? [divisionId] : [] });
      expect(await seen()).toEqual(
        follows
          ? { standing: 'final', cells: ['9:30', '8:11', '7:00'] }
          : { standing: 'provisional', cells: ['9:30', '8:00', ''] },
      );
      expect(await states()).toEqual([follows ? 'final' : 'published', 'final', 'final']);
    }
  });

  it('takes an embargo away with the draft it publishes', async () => {
    const { finish, named, seen, params, as, results } = await beforeTheEnd();
    const publishAt = new Date(clock.now().getTime() + 60_000).toISOString();
    await call(setEmbargo, { params, body: { results: results.slice(2), publishAt } }, { as });
    await finish({ results: [named(1, 'frozen'), named(2, 'draft')], follow: [] });
    clock.advance(120_000);
    expect(await seen()).toEqual({ standing: 'final', cells: ['9:30', '8:11', '7:00'] });
  });

  it('does all of it or nothing', async () => {
    const { finish, named, move, states, params } = await beforeTheEnd();
    await move(1, 'frozen', 'withdrawn');
    const stale = { results: [named(2, 'draft'), named(1, 'frozen')], follow: [] };
    expect((await failure(finish(stale)))[1]).toBe('state_changed');
    expect(await states()).toEqual(['published', 'withdrawn', 'draft']);
    const unknown = { results: [{ ...named(2, 'draft'), workoutId: 'nothing' }], follow: [] };
    expect(await failure(finish(unknown))).toEqual([422, 'unknown_workout', 'body.settle.results']);
    expect(await failure(finish({ results: [], follow: ['nowhere'] }))).toEqual([
      422,
      'unknown_division',
      'body.settle.follow',
    ]);
    const elsewhere = finish({ results: [], follow: [] }, { from: 'live', to: 'published' });
    expect(await failure(elsewhere)).toEqual([422, 'invalid', 'body.settle']);
    const { data } = await call(endpoints.getCompetition, { params });
    expect(data.state).toBe('live');
  });

  it('happens once, however often and from however many it is asked', async () => {
    const { finish, named, states, move } = await beforeTheEnd();
    const chosen = { results: [named(1, 'frozen'), named(2, 'draft')], follow: [] };
    const [one, other, meanwhile] = await Promise.allSettled([
      finish(chosen),
      finish(chosen),
      move(2, 'draft', 'published'),
    ]);
    const ended = [one, other].filter(({ status }) => status === 'fulfilled').length;
    // Either publishing the draft comes first and ending gets a conflict, or it comes too late.
    expect(ended + (meanwhile.status === 'fulfilled' ? 1 : 0)).toBe(1);
    if (ended === 1) expect(await states()).toEqual(['final', 'final', 'final']);
    else expect(await states()).toEqual(['published', 'frozen', 'published']);
    expect((await failure(finish(chosen)))[1]).toBe('state_changed');
  });
});

describe('a frozen board', () => {
  it('stays as it stood whatever is published, made final or taken back behind it', async () => {
    const { freeze, move, board, seen } = await beforeTheEnd();
    clock.advance(1000);
    await freeze(true);
    const { version, rows, standing, workouts } = await board();
    expect((await seen()).cells).toEqual(['9:30', '8:00', '']);
    await move(0, 'published', 'withdrawn');
    await move(1, 'frozen', 'final');
    await move(2, 'draft', 'published');
    clock.advance(1000);
    await freeze(true);
    expect(await board()).toMatchObject({ version, rows, standing, workouts });
    const inside = await board('inside');
    expect(inside.workouts.map(({ publication }) => publication)).toEqual([
      'withdrawn',
      'final',
      'published',
    ]);
    await freeze(false);
    expect((await seen()).cells).toEqual(['', '8:11', '7:00']);
  });

  it('keeps results withdrawn that were withdrawn before the freeze, and the next freeze starts over', async () => {
    const { freeze, move, seen } = await beforeTheEnd();
    await move(0, 'published', 'withdrawn');
    await freeze(true);
    await move(0, 'withdrawn', 'published');
    expect((await seen()).cells).toEqual(['', '8:00', '']);
    await freeze(false);
    await freeze(true);
    expect((await seen()).cells).toEqual(['9:30', '8:00', '']);
  });
});
