import { unreachableStates } from '@chalkline/contract/lifecycle.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { partnerMoves } from '@chalkline/contract/partners/partner.lifecycle.ts';
import * as endpoints from '@chalkline/contract/partners/partners.endpoints.ts';
import { leave } from '@chalkline/contract/profiles/exports.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call } = await testApp();

const facts = {
  name: 'Noordkaap',
  sells: 'Grips and chalk',
  story: 'We stitch grips by hand.',
  town: 'Rotterdam',
  country: 'NLD',
  website: 'https://noordkaap.example',
  delivery: null,
};
const key = () => crypto.randomUUID();

async function somebody() {
  const who = await person(parts);
  const owner = { id: who.id, name: who.name, email: who.email };
  const as = await signedIn(parts, who);
  const apply = (body: object = {}, idempotencyKey: string = key()) =>
    call(endpoints.applyAsPartner, { body: { ...facts, ...body } }, { as, idempotencyKey });
  const own = async () => (await call(endpoints.getOwnPartner, {}, { as })).data;
  const read = (partnerId: string) => call(endpoints.getPartner, { params: { partnerId } }, { as });
  const change = (partnerId: string, body: { version: number; name?: string; country?: string }) =>
    call(endpoints.changePartner, { params: { partnerId }, body }, { as });
  const remove = (partnerId: string) => call(endpoints.deletePartner, { params: { partnerId } }, { as });
  return { as, owner, apply, own, read, change, remove };
}

const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
const decide = (
  partnerId: string,
  body: { version: number; state: 'approved' | 'refused'; reason?: string },
  as = admin,
) =>
  call(
    endpoints.decidePartner,
    { params: { partnerId }, body: { reason: '', ...body } },
    { as, idempotencyKey: key() },
  );
const directory = async (search?: string) =>
  (await call(endpoints.listPartners, { query: { ...(search && { search }) } })).data.map(({ name }) => name);
const unknown = [404, 'not_found', undefined];
const changed = [409, 'state_changed', undefined];

const one = await somebody();
const outsider = await somebody();

it('tells administrators of an application, and its owner what was decided and why', async () => {
  const who = await somebody();
  const told = async (as: string) =>
    (await call(listNotifications, { query: {} }, { as })).data
      .filter(({ title }) => title.startsWith('Zandvoort Straps'))
      .map(({ title, text }) => [title, text]);
  const { data: applied } = await who.apply({ name: 'Zandvoort Straps' });
  expect(await told(admin)).toEqual([['Zandvoort Straps wants to be a partner', facts.sells]]);
  expect(await told(outsider.as)).toEqual([]);
  await decide(applied.id, { version: 1, state: 'approved' });
  await expect(decide(applied.id, { version: 1, state: 'approved' })).rejects.toThrow();
  expect(await told(admin)).toEqual([]);
  expect(await told(who.as)).toEqual([['Zandvoort Straps is in the directory', expect.anything()]]);
  await decide(applied.id, { version: 2, state: 'refused', reason: 'Two buyers got nothing.' });
  expect(await told(who.as)).toEqual([
    ['Zandvoort Straps was taken off the directory', expect.stringMatching(/^Two buyers got nothing\./)],
  ]);
  await who.change(applied.id, { version: 3, name: 'Zandvoort Straps B.V.' });
  expect(await told(admin)).toHaveLength(1);
  await decide(applied.id, { version: 4, state: 'refused', reason: 'Still nothing.' });
  expect((await told(who.as)).map(([title]) => title)).toEqual(['Zandvoort Straps B.V. wasn’t approved']);
});

describe('a partner', () => {
  it('applies once, however often and at once it is sent', async () => {
    const { apply, own } = await somebody();
    const same = key();
    const both = await Promise.all([apply({}, same), apply({}, same)]);
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    expect(await own()).toMatchObject({ ...facts, state: 'applied', can: { edit: true, decide: false } });
    expect(await failure(apply())).toEqual([409, 'partner_exists', undefined]);

    const other = await somebody();
    const parallel = await Promise.allSettled([other.apply(), other.apply(), other.apply()]);
    expect(parallel.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is hidden from everyone but its owner and administrators until it is approved', async () => {
    const { apply, read, owner } = await somebody();
    const { id } = (await apply({ name: 'Hidden Ropes' })).data;
    expect(await failure(outsider.read(id))).toEqual(unknown);
    expect(await failure(call(endpoints.getPartner, { params: { partnerId: id } }))).toEqual(unknown);
    expect((await read(id)).data.name).toBe('Hidden Ropes');
    const asAdmin = (await call(endpoints.getPartner, { params: { partnerId: id } }, { as: admin })).data;
    expect(asAdmin.can).toEqual({ edit: false, decide: true });
    expect((await read(id)).data.owner).toBeNull();
    expect(asAdmin.owner).toEqual(owner);
    const query = { search: 'hidden' };
    const { data: asked } = await call(endpoints.listPartnerApplications, { query }, { as: admin });
    expect(asked.map((one) => one.owner)).toEqual([owner]);
    expect(await directory('hidden')).toEqual([]);

    expect((await decide(id, { version: 1, state: 'approved' })).data.owner).toEqual(owner);
    expect(await directory('ropes hid')).toEqual(['Hidden Ropes']);
    const shown = (await call(endpoints.getPartner, { params: { partnerId: id } })).data;
    expect(shown).toMatchObject({
      state: 'approved',
      reason: null,
      owner: null,
      can: { edit: false, decide: false },
    });
  });

  it('is refused with a reason that only its owner and administrators see, and applies again by editing', async () => {
    const { apply, own, change } = await somebody();
    const { id } = (await apply()).data;
    expect(await failure(decide(id, { version: 1, state: 'refused' }))).toEqual([
      422,
      'invalid',
      'body.reason',
    ]);
    await decide(id, { version: 1, state: 'refused', reason: 'Name your returns address.' });
    expect(await own()).toMatchObject({ state: 'refused', reason: 'Name your returns address.' });
    expect((await change(id, { version: 2, name: 'Noordkaap BV' })).data).toMatchObject({
      name: 'Noordkaap BV',
      state: 'applied',
      reason: null,
    });
  });

  it('is decided on as it was read, by one of two at once', async () => {
    const { apply, change } = await somebody();
    const { id } = (await apply()).data;
    await change(id, { version: 1, name: 'Renamed' });
    expect(await failure(decide(id, { version: 1, state: 'approved' }))).toEqual(changed);
    const both = await Promise.allSettled([
      decide(id, { version: 2, state: 'approved' }),
      decide(id, { version: 2, state: 'refused', reason: 'No.' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be taken off the directory after it was approved, and put back', async () => {
    const { apply } = await somebody();
    const { id } = (await apply({ name: 'Offtaken' })).data;
    await decide(id, { version: 1, state: 'approved' });
    expect(await failure(decide(id, { version: 2, state: 'approved' }))).toEqual(changed);
    await decide(id, { version: 2, state: 'refused', reason: 'Orders never arrived.' });
    expect(await directory('offtaken')).toEqual([]);
    await decide(id, { version: 3, state: 'approved' });
    expect(await directory('offtaken')).toEqual(['Offtaken']);
  });

  it('is nobody else’s to change, delete or decide', async () => {
    const { id } = (await one.apply()).data;
    expect(await failure(outsider.change(id, { version: 1, name: 'Mine' }))).toEqual(unknown);
    expect(await failure(outsider.remove(id))).toEqual(unknown);
    expect(await failure(outsider.remove('nonsense'))).toEqual(unknown);
    expect(await failure(decide(id, { version: 1, state: 'approved' }, one.as))).toEqual([
      403,
      'not_allowed',
      undefined,
    ]);
    expect(await failure(decide('nonsense', { version: 1, state: 'approved' }))).toEqual(unknown);
    await one.remove(id);
    expect(await failure(one.remove(id))).toEqual(unknown);
    expect(await one.own()).toBeNull();
  });

  it('leaves the directory before its owner deletes their account', async () => {
    const password = 'chalk on both hands';
    const owner = await person(parts, { password });
    const as = await signedIn(parts, owner);
    const leaves = () => call(leave, { body: { password } }, { as });
    const { id } = (await call(endpoints.applyAsPartner, { body: facts }, { as, idempotencyKey: key() }))
      .data;
    await decide(id, { version: 1, state: 'approved' });
    expect(await failure(leaves())).toEqual([409, 'partner_in_directory', undefined]);
    await call(endpoints.deletePartner, { params: { partnerId: id } }, { as });
    await leaves();
  });

  it.each([
    [{ name: ' ' }, 422, 'too_short', 'body.name'],
    [{ country: 'QQQ' }, 422, 'partner_country_unknown', 'body.country'],
    [{ website: 'http://plain.example' }, 422, 'bad_format', 'body.website'],
    [{ state: 'approved' }, 400, 'unknown_key', 'body.state'],
  ])('is refused with the field for %j', async (body, ...expected) => {
    expect(await failure(outsider.apply(body))).toEqual(expected);
  });

  it('is listed by name, in pages, each once', async () => {
    const names = ['Zulu Zeppelin', 'Alpha Zeppelin', 'mid Zeppelin'];
    for (const name of names) {
      const { id } = (await (await somebody()).apply({ name })).data;
      await decide(id, { version: 1, state: 'approved' });
    }
    const pages = await allPages((cursor) =>
      call(endpoints.listPartners, { query: { limit: 1, search: 'zeppelin', ...(cursor && { cursor }) } }),
    );
    expect(pages.map(({ name }) => name)).toEqual(['Alpha Zeppelin', 'mid Zeppelin', 'Zulu Zeppelin']);
    const applied = await call(endpoints.listPartnerApplications, { query: {} }, { as: admin });
    expect(applied.data.every(({ state }) => state === 'applied')).toBe(true);
  });

  it('reaches each state from an application', () => {
    expect(unreachableStates(partnerMoves, 'applied')).toEqual([]);
  });
});
