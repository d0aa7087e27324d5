import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { setTieOrder } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { changeEntry, moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { findOnBoard, getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { freezeBoard } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { competitionsPersonalData } from '../personal/personal.service.ts';
import { score } from '../scores/scores.factory.ts';
import { claimEntry } from './entries.claim.service.ts';
import { entry } from './entries.factory.ts';

const { parts, call, clock, live, settle } = await testApp();

/** Ana before Ben before Cas; Dora in the other division. */
async function floor() {
  const made = await competition(parts, {
    state: 'live',
    divisions: [{ name: 'Women Rx' }, { name: 'Women 40+' }],
    scoring: { ...scoringPresets.on_site, withdrawn: 'below', tie: 'by_hand' },
  });
  const as = await signedIn(parts, made.owner);
  const params = { competitionId: made.view.competition.id };
  const [divisionId = '', otherId = ''] = made.view.divisions.map(({ id }) => id);
  const people = {
    ana: await entry(parts, made, { name: 'Ana' }),
    ben: await entry(parts, made, { name: 'Ben' }),
    cas: await entry(parts, made, { name: 'Cas' }),
    dora: await entry(parts, made, { name: 'Dora', divisionId: otherId }),
  };
  await score(parts, made, { entryId: people.ana.id, typed: '8:30' });
  await score(parts, made, { entryId: people.ben.id, typed: '9:00' });
  await score(parts, made, { entryId: people.cas.id, typed: '9:00' });
  await score(parts, made, { entryId: people.dora.id, typed: '8:00' });
  clock.advance(1000);
  const freeze = (frozen: boolean) =>
    call(freezeBoard, { params: { ...params, divisionId }, body: { frozen } }, { as });
  const move = (who: keyof typeof people, from: EntryState, to: EntryState) =>
    call(moveEntry, { params: { ...params, entryId: people[who].id }, body: { from, to } }, { as });
  const transfer = (who: keyof typeof people, to: string) =>
    call(changeEntry, { params: { ...params, entryId: people[who].id }, body: { divisionId: to } }, { as });
  const board = async (view: 'public' | 'inside' = 'public', of = divisionId) => {
    await settle();
    const { data } = await call(getLeaderboard, { params, query: { view, divisionId: of } }, { as });
    return data.rows.map(({ name, place, status, cells }) => [name, place, status, cells[0]?.main]);
  };
  return { made, params, as, divisionId, otherId, people, freeze, move, transfer, board };
}

const asItStood = [
  ['Ana', 1, 'active', '8:30'],
  ['Ben', 2, 'active', '9:00'],
  ['Cas', 2, 'active', '9:00'],
];

describe('a frozen board', () => {
  it('shows nobody as withdrawn or disqualified who was not when it was frozen', async () => {
    const { freeze, move, board } = await floor();
    await move('cas', 'active', 'withdrawn');
    await freeze(true);
    const then = await board();
    expect(then).toEqual([asItStood[0], asItStood[1], ['Cas', 3, 'withdrawn', '9:00']]);
    clock.advance(1000);
    await move('ana', 'active', 'disqualified');
    await move('cas', 'withdrawn', 'active');
    clock.advance(1000);
    await move('ben', 'active', 'withdrawn');
    expect(await board()).toEqual(then);
    const inside = (await board('inside')).map(([name, place, status]) => [name, place, status]);
    expect(inside[0]).toEqual(['Cas', 1, 'active']);
    expect(inside).toContainEqual(['Ben', 2, 'withdrawn']);
    await freeze(false);
    expect((await board())[0]).toEqual(['Cas', 1, 'active', '9:00']);
  });

  it('shows a later leaving once it was opened and frozen again', async () => {
    const { freeze, move, board } = await floor();
    await freeze(true);
    await move('ana', 'active', 'withdrawn');
    expect(await board()).toEqual(asItStood);
    await freeze(false);
    clock.advance(1000);
    await freeze(true);
    expect((await board()).map(([name, , status]) => [name, status])).toContainEqual(['Ana', 'withdrawn']);
  });

  it('keeps who went to another division, and nobody who came from one or was added', async () => {
    const { made, freeze, transfer, board, divisionId, otherId } = await floor();
    await freeze(true);
    clock.advance(1000);
    await transfer('ana', otherId);
    await transfer('dora', divisionId);
    await entry(parts, made, { name: 'Elif' });
    expect(await board()).toEqual(asItStood);
    expect((await board('inside')).map(([name]) => name)).toEqual(['Dora', 'Ben', 'Cas', 'Elif']);
    expect((await board('public', otherId)).map(([name]) => name)).toEqual(['Ana']);
    await transfer('ana', divisionId);
    expect(await board()).toEqual(asItStood);
  });

  it('keeps equals together whom a hand parted later', async () => {
    const { freeze, board, params, as, divisionId, people } = await floor();
    await freeze(true);
    clock.advance(1000);
    const entryIds = [people.cas.id, people.ben.id];
    await call(setTieOrder, { params: { ...params, divisionId }, body: { entryIds } }, { as });
    expect(await board()).toEqual(asItStood);
    expect((await board('inside')).map(([name, place]) => [name, place])).toEqual([
      ['Ana', 1],
      ['Cas', 2],
      ['Ben', 3],
    ]);
  });

  it('finds who has left the division since by words, by filters and as followed', async () => {
    const { freeze, transfer, params, divisionId, otherId, people } = await floor();
    await freeze(true);
    await transfer('cas', otherId);
    await settle();
    const found = async (asked: object, of = divisionId) => {
      const { data } = await call(findOnBoard, { params, query: { divisionId: of, ...asked } });
      return data.rows.map(({ name }) => name);
    };
    expect(await found({ search: 'cas' })).toEqual(['Cas']);
    expect(await found({ entryIds: people.cas.id })).toEqual(['Cas']);
    expect(await found({ search: 'cas' }, otherId)).toEqual(['Cas']);
    await freeze(false);
    await settle();
    expect(await found({ search: 'cas' })).toEqual([]);
  });

  it('hides the name of who has left the division since', async () => {
    const { freeze, transfer, params, as, otherId, people, board, divisionId } = await floor();
    const cas = { ...params, entryId: people.cas.id };
    await freeze(true);
    await transfer('cas', otherId);
    expect((await board())[2]?.[0]).toBe('Cas');
    await call(changeEntry, { params: cas, body: { unnamed: true } }, { as });
    expect((await board())[2]?.[0]).toBe(`Athlete ${people.cas.bib}`);
    const told = JSON.stringify(live.published.filter(({ topic }) => topic === boardTopic(divisionId)));
    expect(told).not.toContain('"Cas"');
    await call(changeEntry, { params: cas, body: { unnamed: false, birthDate: '2015-01-01' } }, { as });
    expect((await board())[2]?.[0]).toBe('Cas');
    await call(changeCompetition, { params, body: { hideMinors: true } }, { as });
    expect((await board())[2]?.[0]).toBe(`Athlete ${people.cas.bib}`);
  });

  it('does not name who has left the division since and is erased', async () => {
    const { freeze, transfer, otherId, people, board } = await floor();
    const cas = await person(parts);
    await claimEntry(parts, people.cas, cas);
    await freeze(true);
    await transfer('cas', otherId);
    await settle();
    await parts.database.transaction(async (tx) => competitionsPersonalData.erase?.(parts, tx, cas));
    expect((await board())[2]?.[0]).toBe('Deleted member');
  });
});
