import * as endpoints from '@chalkline/contract/showcase/featured.endpoints.ts';
import { featuredAtMost } from '@chalkline/contract/showcase/featured.schema.ts';
import { createSharedLink } from '@chalkline/contract/showcase/share.endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { activity, challenge } from '../../activities/activities.factory.ts';
import { competition } from '../../competitions/competitions/competitions.factory.ts';
import { moveCompetition } from '../../competitions/organizing/competitions.move.service.ts';
import { eventWith } from '../../events/events.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { featuredItems } from './featured.table.ts';

const { app, call, parts, clock } = await testApp();
const admin = { as: await signedIn(parts, await person(parts, { accountType: 'admin' })) };
const owner = await person(parts, { name: 'Imani Okafor' });
const published = (name: string) =>
  competition(parts, { owner, name }).then(({ view }) => view.competition.id);
const feature = (thingId: string, more: object = {}) =>
  call(endpoints.addFeaturedItem, { body: { kind: 'competition-detail', thingId, ...more } }, admin).then(
    ({ data }) => data,
  );
const shown = async () => (await call(endpoints.getFeatured)).data.map(({ title }) => title);
const listed = async () => (await call(endpoints.listFeaturedItems, {}, admin)).data;
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();

beforeEach(() => parts.database.sql.delete(featuredItems));

describe('what is featured', () => {
  it('is given to everybody in its order, with a link and a picture that are there', async () => {
    const [first, second] = [await published('First'), await published('Second')];
    await feature(first);
    await feature(second, { title: 'Come and see' });
    const { data } = await call(endpoints.getFeatured);
    expect(data.map(({ id, title }) => [id, title])).toEqual([
      [first, 'First'],
      [second, 'Come and see'],
    ]);
    expect(data[0]).toMatchObject({
      kind: 'competition-detail',
      link: `${parts.config.publicUrl}/competition/competition-detail/${first}`,
      place: 'Rotterdam, Netherlands',
      size: '1 division, 0 registered',
      live: false,
    });
    const picture = await app.inject((data[0]?.image ?? '').replace(parts.config.publicUrl, ''));
    expect(picture.headers['content-type']).toBe('image/png');
  });

  it('gives an event, an activity and a challenge with days and place, and counts only who comes', async () => {
    const { viewer } = await competition(parts, { owner, name: 'Host' });
    const times = { starts_at: '2031-05-30T20:00:00Z', ends_at: '2031-05-31T22:00:00Z' };
    const night = await eventWith(parts, viewer, times);
    const loop = await activity(parts, viewer, times);
    const days = { starts_on: '2031-06-01', ends_on: '2031-06-10' };
    const ten = await challenge(parts, viewer, days);
    await feature(night.id, { kind: 'event-detail' });
    await feature(loop.id, { kind: 'Activity' });
    await feature(ten.id, { kind: 'Challange' });
    const { data } = await call(endpoints.getFeatured);
    const facts = data.map(({ place, size, startsOn, endsOn }) => [place, size, startsOn, endsOn]);
    // Until midnight in Amsterdam.
    expect(facts).toEqual([
      ['Dock 7, Rotterdam', '', '2031-05-30', '2031-05-31'],
      ['Rotterdam', '1 going', '2031-05-30', '2031-05-31'],
      ['', '1 member', '2031-06-01', '2031-06-10'],
    ]);
    const found = await call(endpoints.findFeaturable, { query: { search: night.name } }, admin);
    expect(found.data[0]).toMatchObject({
      kind: 'event-detail',
      startsOn: '2031-05-30',
      place: 'Dock 7, Rotterdam',
    });
  });

  it('vanishes when it is no longer public, and comes back', async () => {
    const made = await competition(parts, { owner, name: 'Shy' });
    const { id } = made.view.competition;
    await feature(id);
    await moveCompetition(parts, made.viewer, id, { from: 'published', to: 'draft' });
    expect(await shown()).toEqual([]);
    expect((await listed())[0]).toMatchObject({ standing: 'hidden', thing: null });
    expect(await failure(feature(id))).toEqual(expect.arrayContaining([422, 'not_public']));
    await moveCompetition(parts, made.viewer, id, { from: 'draft', to: 'published' });
    expect(await shown()).toEqual(['Shy']);
  });

  it('is shown from its first to its last moment', async () => {
    await feature(await published('Soon'), { startsAt: inDays(1), endsAt: inDays(2) });
    const standing = async () => (await listed())[0]?.standing;
    expect([await shown(), await standing()]).toEqual([[], 'waiting']);
    clock.advance(86_400_000);
    expect([await shown(), await standing()]).toEqual([['Soon'], 'shown']);
    clock.advance(86_400_000);
    expect([await shown(), await standing()]).toEqual([[], 'over']);
  });

  it('must end after it begins, also when one of the two is changed alone', async () => {
    const id = await published('Late');
    const wrong = feature(id, { startsAt: inDays(2), endsAt: inDays(1) });
    expect(await failure(wrong)).toEqual(expect.arrayContaining([422, 'ends_before_it_starts']));
    const item = await feature(id, { startsAt: inDays(2) });
    const patch = (body: object) =>
      call(endpoints.changeFeaturedItem, { params: { featuredItemId: item.id }, body }, admin);
    expect(await failure(patch({ endsAt: inDays(1) }))).toContain('ends_before_it_starts');
    expect((await patch({ startsAt: null, endsAt: inDays(1), title: 'New' })).data).toMatchObject({
      startsAt: null,
      title: 'New',
    });
    expect(await failure(patch({}))).toContain(422);
  });

  it('is there once, however many add it at once', async () => {
    const id = await published('Once');
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => feature(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(feature(id))).toEqual(expect.arrayContaining([409, 'already_featured']));
  });

  it('has room for a few only', async () => {
    for (let made = 0; made < featuredAtMost; made++) await feature(await published(`No ${made}`));
    const last = await published('Too many');
    expect(await failure(feature(last))).toEqual(expect.arrayContaining([409, 'featured_full']));
  });

  it('takes an order of exactly what is there; parallel ones leave one of them whole', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await feature(await published(name))).id);
    const order = (wanted: readonly string[]) =>
      call(endpoints.orderFeaturedItems, { body: { ids: [...wanted] } }, admin);
    const [a, b, c, d] = ids as [string, string, string, string];
    expect((await order([d, b, a, c])).data.map(({ id }) => id)).toEqual([d, b, a, c]);
    expect(await shown()).toEqual(['D', 'B', 'A', 'C']);
    for (const wrong of [
      [a, b, c],
      [a, b, c, c],
      [...ids, a],
      ['x', b, c, d],
    ]) {
      expect(await failure(order(wrong))).toEqual(expect.arrayContaining([409, 'state_changed']));
    }
    await Promise.all([order([a, b, c, d]), order([d, c, b, a])]);
    expect(['A,B,C,D', 'D,C,B,A']).toContain((await shown()).join());
    const remove = (featuredItemId: string) =>
      call(endpoints.removeFeaturedItem, { params: { featuredItemId } }, admin);
    await Promise.all([remove(b), remove(b)]);
    expect((await shown()).toSorted()).toEqual(['A', 'C', 'D']);
    await remove('no-such-id');
  });

  it('is found by the words of its name', async () => {
    await published('Zebra Games');
    await competition(parts, { owner, name: 'Zebra Draft', state: 'draft' });
    const { data } = await call(endpoints.findFeaturable, { query: { search: 'zeb' } }, admin);
    expect(data.map(({ name }) => name)).toEqual(['Zebra Games']);
  });

  it('is arranged by administrators only', async () => {
    for (const accountType of ['corporate_admin', 'trainer', 'receptionist'] as const) {
      const as = await signedIn(parts, await person(parts, { accountType }));
      expect(await failure(call(endpoints.listFeaturedItems, {}, { as }))).toContain(403);
    }
  });
});

describe('create-shared-link', () => {
  const ask = (query: { type: 'competition-detail' | 'Challange'; id: string }) =>
    call(createSharedLink, { query });

  it('gives the link to what is public, from the query or a body', async () => {
    const id = await published('Shared');
    const link = `${parts.config.publicUrl}/competition/competition-detail/${id}`;
    expect(await ask({ type: 'competition-detail', id })).toEqual({ message: 'OK', data: link });
    const reply = await app.inject({
      url: '/mobileapis/create-shared-link',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ type: 'competition-detail', id, device: 'old phone' }),
    });
    expect(reply.json()).toEqual({ message: 'OK', data: link });
  });

  it('creates none for a draft, an unknown thing or an unknown kind', async () => {
    const { view } = await competition(parts, { owner, state: 'draft' });
    for (const query of [
      { type: 'competition-detail', id: view.competition.id },
      { type: 'competition-detail', id: 'x' },
      { type: 'Challange', id: view.competition.id },
    ] as const) {
      expect(await failure(ask(query))).toContain(404);
    }
    const reply = await app.inject('/mobileapis/create-shared-link?type=Boat&id=1');
    expect(reply.statusCode).toBe(422);
  });
});
