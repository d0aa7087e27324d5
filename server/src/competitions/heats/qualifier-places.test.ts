import * as plans from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { score } from '../scores/scores.factory.ts';
import { seededHeats } from './heats.factory.ts';
import { qualifierPlaces } from './qualifier-places.rules.ts';

describe('places of a qualifier', () => {
  const divisions = [
    { id: 'w', name: 'Women Rx' },
    { id: 't', name: 'Pairs' },
  ];
  const boards = [
    {
      name: 'women rx ',
      places: [
        { people: ['ana'], place: 2 },
        { people: ['bo'], place: 1 },
      ],
    },
    { name: 'Open', places: [{ people: ['ana', 'cleo'], place: 1 }] },
  ];

  it('are of the division with the same name, or of any', () => {
    const entries = [
      { id: '1', divisionId: 'w', people: ['ana'] },
      { id: '2', divisionId: 'w', people: ['cleo'] },
      { id: '3', divisionId: 't', people: ['ana', 'dee'] },
      { id: '4', divisionId: 't', people: ['bo', 'cleo'] },
    ];
    const places = qualifierPlaces({ divisions, entries, boards });
    expect([...places]).toEqual([
      ['1', 2],
      ['3', 1],
      ['4', 1],
    ]);
  });
});

const { parts, call, settle } = await testApp();

/** A qualifier of three who finished in the order of `bests`, and a final with the same people and one more. */
async function qualified() {
  const qualifier = await competition(parts, { name: 'Online qualifier', state: 'live' });
  const { owner } = qualifier;
  const final = await competition(parts, { owner });
  for (const [at, time] of ['9:30', '7:10', '8:20'].entries()) {
    const who = await person(parts, { name: `Athlete ${at + 1}` });
    const before = await entry(parts, qualifier, { name: who.name });
    await claimEntry(parts, before, who);
    await score(parts, qualifier, { entryId: before.id, typed: time });
    await claimEntry(parts, await entry(parts, final, { name: who.name, bib: at + 1 }), who);
  }
  await entry(parts, final, { name: 'Wild card', bib: 4 });
  const { id: floorId } = await floor(parts, final, { lanes: 4 });
  await settle();
  const qualifierId = qualifier.view.competition.id;
  const seed = (more: object = {}) =>
    seededHeats(parts, final, { floorId, ranking: 'qualifier', laneOrder: 'in_order', qualifierId, ...more });
  return { owner, qualifier, final, floorId, qualifierId, seed };
}

describe('heats seeded by a qualifier', () => {
  it('deal the same people by their places there, and others after them', async () => {
    const { seed, qualifierId } = await qualified();
    const { heats, entries, settings } = await seed();
    const bibs = heats.flatMap(({ lanes }) => lanes.map((id) => entries.find((one) => one.id === id)?.bib));
    expect(bibs).toEqual([2, 3, 1, 4]);
    expect(settings).toMatchObject({ ranking: 'qualifier', qualifierId });
  });

  it('are refused without a qualifier, with itself, and with one of other people', async () => {
    const { final, floorId, seed, owner } = await qualified();
    const foreign = await competition(parts, { state: 'live' });
    const unknown = { problems: [{ code: 'unknown_qualifier', path: 'body.qualifierId' }] };
    for (const qualifierId of [foreign.view.competition.id, final.view.competition.id, 'nonsense'])
      await expect(seed({ qualifierId })).rejects.toMatchObject(unknown);
    const as = await signedIn(parts, owner);
    const params = {
      competitionId: final.view.competition.id,
      workoutId: final.view.workouts[0]?.id ?? '',
    };
    const body = {
      floorId,
      day: final.view.competition.startsOn,
      startsAt: '08:30',
      durationMinutes: 12,
      transitionMinutes: 8,
      restMinutes: 20,
      grouping: 'split',
      divisionIds: final.view.divisions.map(({ id }) => id),
      ranking: 'qualifier',
      dealing: 'best_last',
      laneOrder: 'in_order',
      version: null,
    } as const;
    expect((await failure(call(plans.seedHeats, { params, body }, { as }))).slice(0, 1)).toEqual([422]);
  });
});
