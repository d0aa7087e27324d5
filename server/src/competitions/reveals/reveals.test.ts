import { boardKinds, boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { getCompetition, moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { freezeBoard, listPublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/reveals.endpoints.ts';
import { setTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { score } from '../scores/scores.factory.ts';

const { parts, call, live, clock, settle } = await testApp();

/** Ana first, Ben and Cleo tied for second, Dan fourth; nothing is published. */
async function stage(sketch: CompetitionSketch = {}) {
  const made = await competition(parts, { state: 'live', showResults: 'when_published', ...sketch });
  const as = await signedIn(parts, made.owner);
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const params = { competitionId, divisionId };
  const entries = [];
  for (const [name, typed] of [
    ['Ana', '9:00'],
    ['Ben', '9:30'],
    ['Cleo', '9:30'],
    ['Dan', '9:50'],
  ] as const) {
    const one = await entry(parts, made, { name });
    entries.push(one);
    await score(parts, made, { entryId: one.id, typed });
  }
  return { made, as, competitionId, divisionId, params, entries, ...calls(params, as) };
}

function calls(params: { readonly competitionId: string; readonly divisionId: string }, as: string) {
  const shown = async () => (await call(endpoints.getReveal, { params })).data;
  return {
    start: async () => (await call(endpoints.startReveal, { params }, { as })).data,
    desk: async () => (await call(endpoints.getRevealDesk, { params }, { as })).data,
    move: async (from: number | null, to: number | null) =>
      (await call(endpoints.moveReveal, { params, body: { from, to } }, { as })).data,
    stop: () => call(endpoints.stopReveal, { params }, { as }),
    publish: (to: 'published' | 'final' = 'final') =>
      call(endpoints.publishReveal, { params, body: { to } }, { as }),
    shown,
    names: async () =>
      (await shown())?.places.map(({ place, entries }) => `${place} ${entries.map(({ name }) => name)}`),
    board: async () => {
      await settle();
      const { competitionId, divisionId } = params;
      return (await call(getLeaderboard, { params: { competitionId }, query: { divisionId } })).data;
    },
    states: async () => (await call(listPublications, { params }, { as })).data.map(({ state }) => state),
  };
}

describe('an award ceremony', () => {
  it('shows places from last to first, ties together, and one back', async () => {
    const { start, move, shown, names, board, divisionId } = await stage();
    expect(await shown()).toBeNull();
    const desk = await start();
    expect(desk.places.map(({ place }) => place)).toEqual([1, 2, 4]);
    expect(await shown()).toMatchObject({ shownFrom: null, complete: false, places: [], divisionId });
    await move(null, 4);
    expect(await names()).toEqual(['4 Dan']);
    expect((await shown())?.places[0]?.entries[0]).toMatchObject({ total: 85, bib: expect.any(Number) });
    await move(4, 2);
    expect(await names()).toEqual(['2 Ben,Cleo', '4 Dan']);
    await move(2, 4);
    expect(await names()).toEqual(['4 Dan']);
    await move(4, 1);
    expect(await shown()).toMatchObject({ shownFrom: 1, complete: true });
    expect(await names()).toEqual(['1 Ana', '2 Ben,Cleo', '4 Dan']);
    // The leaderboard itself doesn't show more than before.
    expect((await board()).rows.every(({ place, total }) => place === null || total === 0)).toBe(true);
    expect((await board()).rows.map(({ cells }) => cells[0]?.main)).toEqual(['', '', '', '']);
  });

  it('doesn’t skip a place when two devices go on at the same moment', async () => {
    const { start, move, shown } = await stage();
    await start();
    const first = await Promise.all([move(null, 4), move(null, 4), move(null, 4)]);
    expect(first.map(({ shownFrom }) => shownFrom)).toEqual([4, 4, 4]);
    await move(4, 2);
    // A device that still shows fourth place as the last one, and one that is further behind.
    expect((await move(4, 2)).shownFrom).toBe(2);
    expect((await failure(move(null, 4)))[1]).toBe('state_changed');
    const both = await Promise.allSettled([move(2, 1), move(2, 4)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([1, 4]).toContain((await shown())?.shownFrom);
  });

  it('starts once, however many devices start it', async () => {
    const { start, move, names, desk } = await stage();
    const all = await Promise.all([start(), start(), start()]);
    expect(new Set(all.map(({ shown }) => shown.startedAt)).size).toBe(1);
    await move(null, 4);
    clock.advance(1000);
    expect((await start()).shown.shownFrom).toBe(4);
    expect(await names()).toEqual(['4 Dan']);
    expect((await desk())?.shown.shownFrom).toBe(4);
  });

  it('keeps its places when a score changes, and says that the standings are different now', async () => {
    const { start, move, made, entries, desk, names, stop } = await stage();
    expect((await start()).outdated).toBe(false);
    await move(null, 4);
    const late = await entry(parts, made, { name: 'Eve' });
    await score(parts, made, { entryId: late.id, typed: '8:00' });
    await settle();
    expect(await names()).toEqual(['4 Dan']);
    expect(await desk()).toMatchObject({ outdated: true });
    await stop();
    const again = await start();
    expect(again).toMatchObject({ outdated: false, shown: { shownFrom: null } });
    expect(again.places.map(({ place, entries: sharing }) => [place, sharing[0]?.name])).toEqual([
      [1, 'Eve'],
      [2, 'Ana'],
      [3, 'Ben'],
      [5, 'Dan'],
    ]);
    expect(entries).toHaveLength(4);
  });

  it('ends with the results final and the leaderboard unfrozen, not before every place is shown', async () => {
    const { start, move, publish, shown, board, states } = await stage();
    await start();
    await move(null, 2);
    expect((await failure(publish()))[1]).toBe('reveal_not_complete');
    await move(2, 1);
    const answers = await Promise.allSettled([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await failure(publish()))[1]).toBe('no_reveal');
    expect(await shown()).toBeNull();
    const after = await board();
    expect(after.frozenAt).toBeNull();
    expect(after.rows.map(({ name, place }) => [name, place])).toEqual([
      ['Ana', 1],
      ['Ben', 2],
      ['Cleo', 2],
      ['Dan', 4],
    ]);
    // Workouts nobody has a score in stay as they are.
    expect(await states()).toEqual(['final', 'draft', 'draft']);
  });

  it('can end with provisional results', async () => {
    const { start, move, publish, states } = await stage();
    await start();
    await move(null, 1);
    await publish('published');
    expect(await states()).toEqual(['published', 'draft', 'draft']);
  });

  it('ends when the leaderboard is unfrozen, and leaves it frozen when it is stopped', async () => {
    const { start, move, stop, shown, board, params, as } = await stage();
    await start();
    await move(null, 1);
    await Promise.all([stop(), stop()]);
    expect(await shown()).toBeNull();
    expect((await board()).frozenAt).not.toBeNull();
    expect((await failure(move(1, 2)))[1]).toBe('no_reveal');
    await start();
    await call(freezeBoard, { params, body: { frozen: false } }, { as });
    expect(await shown()).toBeNull();
  });

  it('is over for everyone when the competition is', async () => {
    const { start, move, shown, desk, competitionId, as } = await stage();
    await start();
    await move(null, 4);
    const body = { from: 'live', to: 'finished' } as const;
    await call(moveCompetition, { params: { competitionId }, body }, { as });
    expect([await shown(), await desk()]).toEqual([null, null]);
    const { data } = await call(getCompetition, { params: { competitionId } });
    expect(data.divisions[0]?.revealingSince).toBeNull();
    expect((await failure(move(4, 2)))[1]).toBe('competition_closed');
  });

  it('is refused where everyone already sees the standings, and where no one has a place', async () => {
    const open = await stage({ showResults: 'at_once' });
    expect((await failure(open.start()))[1]).toBe('nothing_to_reveal');
    await call(freezeBoard, { params: open.params, body: { frozen: true } }, { as: open.as });
    expect((await open.start()).places).toHaveLength(3);
    const made = await competition(parts, { state: 'live', showResults: 'when_published' });
    const params = {
      competitionId: made.view.competition.id,
      divisionId: made.view.divisions[0]?.id ?? '',
    };
    const { start } = calls(params, await signedIn(parts, made.owner));
    expect((await failure(start()))[1]).toBe('no_standings');
  });

  it('is run by those who publish results alone', async () => {
    const { params, start } = await stage();
    await start();
    const as = await signedIn(parts, await person(parts));
    const outsider = calls(params, as);
    for (const act of [outsider.start, outsider.desk, outsider.stop, outsider.publish]) {
      expect((await failure(act()))[0]).toBe(403);
    }
    expect((await failure(outsider.move(null, 1)))[0]).toBe(403);
  });

  it('reads out teams', async () => {
    const made = await competition(parts, {
      state: 'live',
      showResults: 'when_published',
      divisions: [{ name: 'Rx' }, { name: 'Gyms', teams: { by: 'sum' } }],
    });
    const as = await signedIn(parts, made.owner);
    const competitionId = made.view.competition.id;
    const [rx = '', gyms = ''] = made.view.divisions.map(({ id }) => id);
    for (const [team, typed] of [
      ['North Gym', '9:00'],
      ['South Gym', '9:30'],
    ] as const) {
      const member = await entry(parts, made, { name: `${team} athlete`, divisionId: rx });
      await score(parts, made, { entryId: member.id, typed });
      const { id: entryId } = await entry(parts, made, { name: team, divisionId: gyms });
      const of = { params: { competitionId, entryId }, body: { entryIds: [member.id] } };
      await call(setTeam, of, { as });
    }
    const { start, move, names } = calls({ competitionId, divisionId: gyms }, as);
    await start();
    await move(null, 2);
    expect(await names()).toEqual(['2 South Gym']);
    await move(2, 1);
    expect(await names()).toEqual(['1 North Gym', '2 South Gym']);
  });

  it('hides the names that the leaderboard hides', async () => {
    const made = await competition(parts, { state: 'live', showResults: 'when_published' });
    const shy = await entry(parts, made, { name: 'Ana', unnamed: true });
    await score(parts, made, { entryId: shy.id, typed: '9:00' });
    const params = {
      competitionId: made.view.competition.id,
      divisionId: made.view.divisions[0]?.id ?? '',
    };
    const { start, move, names } = calls(params, await signedIn(parts, made.owner));
    await start();
    await move(null, 1);
    expect(await names()).toEqual([`1 Athlete ${shy.bib}`]);
  });

  it('tells who watches, without any result in the event', async () => {
    const { start, move, divisionId } = await stage();
    const told = () =>
      live.published.filter(
        ({ topic, kind }) => topic === boardTopic(divisionId) && kind.startsWith('board_reveal'),
      );
    await start();
    clock.advance(1000);
    await move(null, 4);
    expect(told().map(({ kind }) => kind)).toEqual([boardKinds.revealChanged, boardKinds.revealMoved]);
    expect(JSON.stringify(told())).not.toContain('Dan');
    await move(null, 4);
    expect(told()).toHaveLength(2);
  });
});
