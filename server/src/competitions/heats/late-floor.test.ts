import { delayFloor, previewFloorDelay } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { listHeats, startHeat } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { floor } from '../floors/floors.factory.ts';
import { publishedHeats } from './heats.factory.ts';

const { parts, call, clock } = await testApp();

/** Heats of twelve minutes at 06:30, 06:50 and 07:10, in UTC. */
async function threeHeats() {
  clock.set('2026-06-05T05:00:00.000Z');
  const made = await competition(parts, { state: 'live' });
  const as = await signedIn(parts, made.owner);
  const { id: floorId } = await floor(parts, made, { lanes: 2 });
  for (let bib = 1; bib <= 6; bib += 1) await entry(parts, made, { name: `Athlete ${bib}`, bib });
  const { heats } = await publishedHeats(parts, made, { floorId });
  const competitionId = made.view.competition.id;
  const [one = '', two = '', three = ''] = heats.map(({ id }) => id);
  const where = { competitionId, floorId };
  const preview = (body: object = {}) =>
    call(previewFloorDelay, { params: where, body: { minutes: 12, ...body } }, { as }).then(
      ({ data }) => data,
    );
  const delay = (body: object = {}) =>
    call(
      delayFloor,
      { params: where, body: { minutes: 12, ...body } },
      { as, idempotencyKey: crypto.randomUUID() },
    ).then(({ data }) => data);
  const start = (heatId: string) =>
    call(startHeat, { params: { competitionId, heatId }, body: { started: true } }, { as });
  const times = async () =>
    (await call(listHeats, { params: { competitionId } })).data.heats.map(({ startsAt, overAt }) => [
      startsAt.slice(11, 16),
      overAt.slice(11, 16),
    ]);
  /** What a screen in the hall shows: the numbers of the heats, and of those that wait for their clock. */
  const shown = async () => {
    const { heats: now } = (await call(listHeats, { params: { competitionId }, query: { when: 'now' } }))
      .data;
    return now.map(({ number, waits }) => `${number}${waits ? ' waits' : ''}`);
  };
  return { one, two, three, preview, delay, start, times, shown };
}

it('a delay takes the heat along that waits past its time on a floor that runs late', async () => {
  const { one, two, three, preview, delay, start, times } = await threeHeats();
  expect(await times()).toEqual([
    ['06:30', '06:42'],
    ['06:50', '07:02'],
    ['07:10', '07:22'],
  ]);
  clock.set('2026-06-05T06:55:00.000Z');
  await start(one);
  clock.set('2026-06-05T07:05:00.000Z');
  // The first runs until 07:07, and whoever is in the next two still waits.
  expect(await times()).toEqual([
    ['06:30', '07:07'],
    ['06:50', '07:50'],
    ['07:10', '08:10'],
  ]);
  const shown = await preview();
  expect([shown.heats, shown.first?.heatId]).toEqual([2, two]);
  expect(shown.choices.map(({ heatId, name }) => [heatId, name])).toEqual([
    [two, 'Breakwater, heat 2'],
    [three, 'Breakwater, heat 3'],
  ]);
  expect(await failure(delay({ fromHeatId: one }))).toEqual([409, 'heat_started', undefined]);
  expect((await delay({ fromHeatId: two })).heats).toBe(2);
  expect((await times()).map(([startsAt]) => startsAt)).toEqual(['06:30', '07:02', '07:22']);
  clock.set('2026-06-05T07:12:00.000Z');
  await start(three);
  // Who was passed over doesn't wait anymore.
  expect((await times())[1]).toEqual(['07:02', '07:14']);
});

it('a delay begins with a heat whose time is over only when it is named, where no clock was started', async () => {
  const { one, two, three, preview, delay, times } = await threeHeats();
  clock.set('2026-06-05T07:05:00.000Z');
  const shown = await preview();
  expect([shown.heats, shown.first?.heatId]).toEqual([1, three]);
  expect(shown.choices.map(({ heatId }) => heatId)).toEqual([one, two, three]);
  expect((await delay({ fromHeatId: two })).heats).toBe(2);
  expect((await times()).map(([startsAt]) => startsAt)).toEqual(['06:30', '07:02', '07:22']);
});

it('a heat that was not started is next, not on, on a floor where clocks are started', async () => {
  const { one, three, start, shown } = await threeHeats();
  clock.set('2026-06-05T06:55:00.000Z');
  // Without clocks the plan says what is on.
  expect(await shown()).toEqual(['2', '3']);
  await start(one);
  expect(await shown()).toEqual(['1', '2 waits']);
  clock.set('2026-06-05T07:14:00.000Z');
  expect(await shown()).toEqual(['2 waits']);
  await start(three);
  expect(await shown()).toEqual(['3']);
});

it('heats can be moved earlier, but not into the past', async () => {
  const { two, preview, delay, times } = await threeHeats();
  clock.set('2026-06-05T06:35:00.000Z');
  expect(await preview({ minutes: -16, fromHeatId: two })).toMatchObject({ isPast: true, heats: 2 });
  expect(await failure(delay({ minutes: -16, fromHeatId: two }))).toEqual([409, 'heat_in_past', undefined]);
  expect(await preview({ minutes: -5, fromHeatId: two })).toMatchObject({ isPast: false });
  expect((await delay({ minutes: -5, fromHeatId: two })).heats).toBe(2);
  expect((await times()).map(([startsAt]) => startsAt)).toEqual(['06:30', '06:45', '07:05']);
});
