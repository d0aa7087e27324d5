import type { AnnouncementAudience } from '@chalkline/contract/competitions/announcement-audiences.ts';
import * as endpoints from '@chalkline/contract/competitions/announcements.endpoints.ts';
import { giveBackShift, takeShift } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { claimEntry } from '../entries/entries.claim.service.ts';
import { entry } from '../entries/entries.factory.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { shift } from '../shifts/shifts.factory.ts';

const { parts, call, clock } = await testApp();

const two = { divisions: [{ name: 'Women Rx' }, { name: 'Men Rx' }] };

async function floor(sketch: CompetitionSketch = two) {
  const made = await competition(parts, sketch);
  const [women, men] = made.view.divisions;
  const params = { competitionId: made.view.competition.id };
  const asOwner = await signedIn(parts, made.owner);
  const athlete = async (name: string, divisionId = women?.id) => {
    const who = await person(parts, { name });
    const place = await entry(parts, made, { name, ...(divisionId && { divisionId }) });
    await claimEntry(parts, place, who);
    return { who, place, as: await signedIn(parts, who) };
  };
  const write = (body: object = {}, as = asOwner, idempotencyKey: string = crypto.randomUUID()) =>
    call(
      endpoints.writeAnnouncement,
      { params, body: { title: 'Doors', body: 'They open at seven.', audience: 'everybody', ...body } },
      { as, idempotencyKey },
    );
  const list = async (as?: string) =>
    (await call(endpoints.listAnnouncements, { params, query: {} }, as ? { as } : {})).data;
  const told = async (as: string) =>
    (await call(listNotifications, { query: {} }, { as })).data
      .filter(({ kind }) => kind === 'announcement')
      .map(({ title }) => title);
  const of = (announcementId: string) => ({ ...params, announcementId });
  const change = (id: string, body: { version: number; title?: string; pinned?: boolean }, as = asOwner) =>
    call(endpoints.changeAnnouncement, { params: of(id), body }, { as });
  const withdraw = (id: string, as = asOwner) =>
    call(endpoints.withdrawAnnouncement, { params: of(id) }, { as });
  return { ...made, women, men, params, asOwner, athlete, write, list, told, change, withdraw };
}

describe('an announcement', () => {
  it('is public on the page and notifies registered athletes', async () => {
    const { write, list, told, athlete, asOwner } = await floor();
    const signe = await athlete('Signe');
    const passerBy = await signedIn(parts, await person(parts));
    const { data } = await write();
    const author = { name: 'Imani Okafor' };
    expect(data).toMatchObject({ title: 'Doors', version: 1, editedAt: null, author });
    expect(await list()).toEqual([data]);
    expect(await told(signe.as)).toEqual(['Harbor Throwdown: Doors']);
    expect([await told(passerBy), await told(asOwner)]).toEqual([[], []]);
  });

  it('for a division rings there, and for the staff there alone', async () => {
    const { write, list, told, athlete, men } = await floor();
    const signe = await athlete('Signe');
    const jonas = await athlete('Jonas', men?.id);
    await write({ title: 'Men', audience: 'division', divisionId: men?.id });
    await write({ title: 'Inside', audience: 'staff' });
    expect([await told(signe.as), await told(jonas.as)]).toEqual([[], ['Harbor Throwdown: Men']]);
    expect((await list(signe.as)).map(({ title }) => title)).toEqual(['Men']);
  });

  it('reaches who has a shift, and the ones for volunteers reach and show to them and the staff alone', async () => {
    const { write, list, told, athlete, asOwner, params, view, viewer } = await floor();
    const signe = await athlete('Signe');
    const helper = await person(parts);
    const as = await signedIn(parts, helper);
    const { id: shiftId } = await shift(parts, { view, viewer });
    await call(takeShift, { params: { ...params, shiftId } }, { as });
    const reach = { params, query: { audience: 'volunteers' } } as const;
    expect((await call(endpoints.countAudience, reach, { as: asOwner })).data.people).toBe(1);
    await write({ title: 'Doors' });
    clock.advance(1000);
    await write({ title: 'Shirts', audience: 'volunteers' });
    expect((await told(as)).toSorted()).toEqual(['Harbor Throwdown: Doors', 'Harbor Throwdown: Shirts']);
    expect(await told(signe.as)).toEqual(['Harbor Throwdown: Doors']);
    const titles = async (who?: string) => (await list(who)).map(({ title }) => title);
    expect([await titles(as), await titles(asOwner)]).toEqual([
      ['Shirts', 'Doors'],
      ['Shirts', 'Doors'],
    ]);
    expect([await titles(signe.as), await titles()]).toEqual([['Doors'], ['Doors']]);
    // Who gives the shift back is no volunteer any more.
    await call(giveBackShift, { params: { ...params, shiftId } }, { as });
    expect([await titles(as), await told(as)]).toEqual([['Doors'], []]);
  });

  it('is seen by staff of the competition, theirs included', async () => {
    const { write, list, asOwner } = await floor();
    await write({ title: 'Inside', audience: 'staff' });
    expect((await list(asOwner)).map(({ title }) => title)).toEqual(['Inside']);
    expect(await list()).toEqual([]);
  });

  it('is no longer told to who has withdrawn', async () => {
    const { write, told, athlete, viewer, view } = await floor();
    const signe = await athlete('Signe');
    await write();
    const place = { competitionId: view.competition.id, entryId: signe.place.id };
    await moveEntry(parts, viewer, place, { from: 'active', to: 'withdrawn', reason: '' });
    expect(await told(signe.as)).toEqual([]);
  });

  it('sent twice with one key rings once', async () => {
    const { write, list, told, athlete, asOwner } = await floor();
    const signe = await athlete('Signe');
    const key = crypto.randomUUID();
    await Promise.all([write({}, asOwner, key), write({}, asOwner, key)]);
    expect([(await list()).length, (await told(signe.as)).length]).toEqual([1, 1]);
  });

  it('counts whom it would tell', async () => {
    const { params, asOwner, athlete, women, men } = await floor();
    await athlete('Signe');
    const count = async (audience: AnnouncementAudience, divisionId?: string) => {
      const asked = { params, query: { audience, ...(divisionId && { divisionId }) } };
      return (await call(endpoints.countAudience, asked, { as: asOwner })).data.people;
    };
    expect(await count('everybody')).toBe(1);
    expect([await count('division', women?.id), await count('division', men?.id)]).toEqual([1, 0]);
    expect(await count('staff')).toBe(0);
    const unknown = [422, 'unknown_division', 'query.divisionId'];
    expect(await failure(count('division'))).toEqual(unknown);
    expect(await failure(count('division', crypto.randomUUID()))).toEqual(unknown);
  });
});

describe('changing one', () => {
  it('rewords it for all without ringing again, and says that it was edited', async () => {
    const { write, change, told, athlete } = await floor();
    const signe = await athlete('Signe');
    const { data } = await write();
    clock.advance(60_000);
    const changed = await change(data.id, { version: 1, title: 'Doors, later' });
    expect(changed.data).toMatchObject({ title: 'Doors, later', version: 2 });
    expect(changed.data.editedAt).not.toBeNull();
    expect(await told(signe.as)).toEqual(['Harbor Throwdown: Doors, later']);
  });

  it('of an older version is refused, also when two come at once', async () => {
    const { write, change } = await floor();
    const { data } = await write();
    const both = await Promise.allSettled([
      change(data.id, { version: 1, title: 'One' }),
      change(data.id, { version: 1, title: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const changed = [409, 'state_changed', undefined];
    expect(await failure(change(data.id, { version: 1, title: 'Three' }))).toEqual(changed);
  });

  it('to what it is already changes nothing', async () => {
    const { write, change, list } = await floor();
    const { data } = await write({ pinned: true });
    expect((await change(data.id, { version: 1, title: 'Doors', pinned: true })).data).toEqual(data);
    expect(await list()).toEqual([data]);
  });

  it('pins three at most, also when four come at once; pinned ones come first', async () => {
    const { write, list } = await floor();
    const titles = ['A', 'B', 'C', 'D'];
    const all = await Promise.allSettled(titles.map((title) => write({ title, pinned: true })));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    clock.advance(1000);
    await write({ title: 'Newest' });
    expect((await list()).map(({ pinned }) => pinned)).toEqual([true, true, true, false]);
  });

  it('takes it back from page and bell', async () => {
    const { write, withdraw, list, told, athlete } = await floor();
    const signe = await athlete('Signe');
    const { data } = await write();
    await withdraw(data.id);
    expect([await list(), await told(signe.as)]).toEqual([[], []]);
    expect(await failure(withdraw(data.id))).toEqual([404, 'not_found', undefined]);
  });
});

describe('who may write', () => {
  it('is the staff of a competition that is out, and nobody else', async () => {
    const { write, change, withdraw, athlete } = await floor();
    const signe = await athlete('Signe');
    const { data } = await write();
    const refused = [403, 'not_allowed', undefined];
    expect(await failure(write({}, signe.as))).toEqual(refused);
    expect(await failure(change(data.id, { version: 1, pinned: true }, signe.as))).toEqual(refused);
    expect(await failure(withdraw(data.id, signe.as))).toEqual(refused);
    const draft = await floor({ state: 'draft' });
    expect(await failure(draft.write())).toEqual([409, 'competition_closed', undefined]);
    expect(await failure(draft.list())).toEqual([404, 'not_found', undefined]);
  });

  let refusing: Awaited<ReturnType<typeof floor>>;
  beforeAll(async () => {
    refusing = await floor();
  });

  it.each([
    [{ title: ' ' }, 422, 'too_short', 'body.title'],
    [{ title: 'x'.repeat(121) }, 422, 'too_long', 'body.title'],
    [{ body: '\u0000' }, 422, 'invalid', 'body.body'],
    [{ audience: 'all' }, 422, 'not_one_of', 'body.audience'],
    [{ audience: 'division' }, 422, 'required', 'body.divisionId'],
    [{ audience: 'staff', divisionId: 'x' }, 422, 'invalid', 'body.divisionId'],
    [{ audience: 'division', divisionId: 'nonsense' }, 422, 'unknown_division', 'body.divisionId'],
    [{ author: 'me' }, 400, 'unknown_key', 'body.author'],
  ])('is told what is wrong with %j', async (body, ...expected) => {
    expect(await failure(refusing.write(body))).toEqual(expected);
  });
});

it('lists in pages, each once', async () => {
  const { write, params } = await floor();
  for (let index = 0; index < 5; index += 1) {
    clock.advance(1000);
    await write({ title: `N${index}`, pinned: index === 1 });
  }
  const seen = await allPages((cursor) =>
    call(endpoints.listAnnouncements, { params, query: { limit: 2, ...(cursor && { cursor }) } }),
  );
  expect(seen.map(({ title }) => title)).toEqual(['N1', 'N4', 'N3', 'N2', 'N0']);
});
