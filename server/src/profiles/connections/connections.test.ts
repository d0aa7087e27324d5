import * as inbox from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as calls from '@chalkline/contract/profiles/connections.endpoints.ts';
import * as profiles from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const made = await person(parts, sketch);
  return { id: made.id, name: made.name, as: await signedIn(parts, made) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const about = ({ id }: Somebody) => ({ params: { personId: id } });
const by = ({ as }: Somebody) => ({ as });
const follow = (who: Somebody, whom: Somebody) => call(calls.followPerson, about(whom), by(who));
const block = (who: Somebody, whom: Somebody) => call(calls.blockPerson, about(whom), by(who));
const names = ({ data }: { data: readonly { name: string }[] }) => data.map(({ name }) => name);
const bell = async (who: Somebody) =>
  (await call(inbox.listNotifications, { query: {} }, by(who))).data.map(({ title }) => title);

describe('following', () => {
  it('counts, lists newest first and rings once, however often it is asked', async () => {
    const [ana, ben, cleo] = [
      await somebody({ name: 'Ana' }),
      await somebody({ name: 'Ben' }),
      await somebody({ name: 'Cleo' }),
    ];
    await Promise.all(Array.from({ length: 5 }, () => follow(ana, cleo)));
    clock.advance(1000);
    const { data } = await follow(ben, cleo);
    expect(data).toEqual({
      isFollowed: true,
      isBlocked: false,
      followers: 2,
      following: 0,
      can: { follow: true, block: true },
    });
    expect(names(await call(calls.listFollowers, about(cleo)))).toEqual(['Ben', 'Ana']);
    expect(names(await call(calls.listFollowing, about(ana)))).toEqual(['Cleo']);
    expect(await bell(cleo)).toEqual(['Ben follows you', 'Ana follows you']);

    const { data: after } = await call(calls.unfollowPerson, about(cleo), by(ana));
    expect(after).toMatchObject({ isFollowed: false, followers: 1 });
    expect(await bell(cleo)).toEqual(['Ben follows you']);
    await follow(ana, cleo);
    expect(await bell(cleo)).toEqual(['Ben follows you', 'Ana follows you']);
  });

  it('pages through a list without losing or repeating anybody', async () => {
    const known = await somebody();
    const fans = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) fans.push(await somebody({ name }));
    await Promise.all(fans.map((fan) => follow(fan, known)));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(calls.listFollowers, { ...about(known), query: { limit: 2, cursor } });
      found.push(...names(page));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(found.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('lists those people only whose page the viewer may see, and counts them all', async () => {
    const known = await somebody();
    const company = await organization(parts);
    const hidden = await somebody({ name: 'Hidden' });
    const child = await somebody({ name: 'Child' });
    const member = await somebody({ name: 'Member' });
    for (const fan of [hidden, child, member]) await follow(fan, known);
    const body = { pageAudience: 'me' } as const;
    await call(profiles.changeProfile, { body }, by(hidden));
    await call(profiles.changeProfile, { body: { birthDate: '2015-01-01' } }, by(child));
    const inside = await somebody({ name: 'Inside', organizationId: company.id });
    await follow(inside, known);
    expect(names(await call(calls.listFollowers, about(known)))).toEqual(['Member']);
    expect(names(await call(calls.listFollowers, about(known), by(hidden))).toSorted()).toEqual([
      'Hidden',
      'Member',
    ]);
    const colleague = await somebody({ organizationId: company.id });
    expect(names(await call(calls.listFollowers, about(known), by(colleague))).toSorted()).toEqual([
      'Inside',
      'Member',
    ]);
    const { data } = await call(calls.seeConnection, about(known));
    expect(data).toMatchObject({ followers: 4, can: { follow: false, block: false } });
  });

  it('is refused for oneself, signed out, and for unknown people', async () => {
    const [ana, hidden] = [await somebody(), await somebody()];
    await call(profiles.changeProfile, { body: { pageAudience: 'me' } }, by(hidden));
    expect(await failure(follow(ana, ana))).toEqual([422, 'own_profile', 'params.personId']);
    expect(await failure(block(ana, ana))).toEqual([422, 'own_profile', 'params.personId']);
    expect((await failure(follow(ana, hidden)))[0]).toBe(404);
    expect((await failure(call(calls.followPerson, about(ana))))[0]).toBe(401);
    expect((await failure(call(calls.listFollowers, about(hidden), by(ana))))[0]).toBe(404);
  });
});

describe('blocking', () => {
  it('hides both from each other, ends both follows and rings nowhere', async () => {
    const [ana, ben, cleo] = [
      await somebody({ name: 'Ana' }),
      await somebody({ name: 'Ben' }),
      await somebody({ name: 'Cleo' }),
    ];
    await follow(ana, ben);
    await follow(ben, ana);
    await follow(ana, cleo);
    await follow(ben, cleo);
    await block(ana, ben);
    await block(ana, ben);
    for (const [who, whom] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      expect((await failure(call(profiles.seePerson, about(whom), by(who))))[0]).toBe(404);
      expect((await failure(follow(who, whom)))[0]).toBe(404);
      expect(await bell(who)).toEqual([]);
    }
    expect(names(await call(calls.listFollowers, about(cleo), by(ben)))).toEqual(['Ben']);
    expect((await call(calls.seeConnection, about(cleo), by(ben))).data.followers).toBe(2);
    // To everybody else nothing has changed but the two follows.
    expect((await call(calls.seeConnection, about(ana), by(cleo))).data.followers).toBe(0);
    expect((await call(profiles.seePerson, about(ana), by(cleo))).data.name).toBe('Ana');

    const blocked = (who: Somebody) => call(calls.listBlocked, { query: {} }, by(who));
    expect(names(await blocked(ana))).toEqual(['Ben']);
    expect(names(await blocked(ben))).toEqual([]);
    expect((await failure(call(calls.unblockPerson, about(ana), by(ben))))[0]).toBe(404);
    expect((await failure(call(profiles.seePerson, about(ana), by(ben))))[0]).toBe(404);
    await call(calls.unblockPerson, about(ben), by(ana));
    expect((await call(calls.seeConnection, about(ben), by(ana))).data).toMatchObject({
      isBlocked: false,
      isFollowed: false,
      followers: 0,
    });
  });

  it('leaves no follow behind when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [ana, ben] = [await somebody(), await somebody()];
      await Promise.allSettled([follow(ben, ana), block(ana, ben), follow(ana, ben)]);
      const other = await somebody();
      expect((await call(calls.seeConnection, about(ana), by(other))).data.followers).toBe(0);
      expect((await call(calls.seeConnection, about(ben), by(other))).data.followers).toBe(0);
    }
  });
});

describe('finding people', () => {
  it('matches the start of names and handles, in order, and finds no one who hides', async () => {
    const searcher = await somebody({ name: 'Searcher' });
    for (const name of ['Quentin Berg', 'Berit Quist', 'Otto Quistgaard']) await somebody({ name });
    const hidden = await somebody({ name: 'Quist Hidden' });
    await call(profiles.changeProfile, { body: { pageAudience: 'me' } }, by(hidden));
    const blocked = await somebody({ name: 'Quist Blocked' });
    await block(searcher, blocked);
    const found = async (search: string, who = searcher) =>
      names(await call(calls.findPeople, { query: { search } as never }, by(who)));
    expect(await found('quist')).toEqual(['Berit Quist', 'Otto Quistgaard']);
    expect(await found('qu be')).toEqual(['Berit Quist', 'Quentin Berg']);
    expect(await found('quist', blocked)).toEqual(['Berit Quist', 'Otto Quistgaard', 'Quist Blocked']);
    expect(
      (await failure(call(calls.findPeople, { query: { search: 'q' } as never }, by(searcher))))[0],
    ).toBe(422);
    expect((await failure(call(calls.findPeople, { query: { search: 'quist' } as never })))[0]).toBe(401);
  });
});
