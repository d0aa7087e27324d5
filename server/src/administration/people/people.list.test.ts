import type { peopleQuery } from '@chalkline/contract/administration/managed-person.schema.ts';
import * as calls from '@chalkline/contract/administration/people.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type PersonSketch, person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { noteSignIn } from '../../accounts/sessions/sessions.repository.ts';
import { auditRows } from '../../audit/audit.table.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { call, clock, database, parts } = await testApp();

const harbor = await organization(parts, { name: 'Iron Harbor' });
const valley = await organization(parts, { name: 'Rift Valley' });
const make = async (name: string, sketch: PersonSketch = {}) => {
  clock.advance(1000);
  return person(parts, { name, ...sketch });
};
const admin = await make('Ada Okafor', { accountType: 'admin', email: 'ada@site.example' });
const boss = await make('Berit Dahl', { accountType: 'corporate_admin', organizationId: harbor.id });
const other = await make('Odile Marchand', { accountType: 'corporate_admin', organizationId: valley.id });
const zoe = await make('Zoë Łukasik', {
  organizationId: harbor.id,
  email: 'z_oe@iron.example',
  accountType: 'trainer',
});
const outside = await make('Noor Achterberg', { emailVerified: false });
const desk = await make('Desk', { accountType: 'receptionist', organizationId: harbor.id });

const tokens = {
  admin: await signedIn(parts, admin),
  boss: await signedIn(parts, boss),
  other: await signedIn(parts, other),
};
type Query = z.input<typeof peopleQuery>;
const list = async (as: string, query: Query = {}) => call(calls.listPeople, { query }, { as });
const names = async (as: string, query: Query = {}) => (await list(as, query)).data.map(({ name }) => name);
const status = (calling: Promise<unknown>) =>
  calling.then(
    () => 200,
    ({ status: code }: { status: number }) => code,
  );

describe('the list of people', () => {
  it('is of everybody to an administrator and of the own organization to its own, newest first', async () => {
    expect(await names(tokens.admin)).toEqual([
      'Desk',
      'Noor Achterberg',
      'Zoë Łukasik',
      'Odile Marchand',
      'Berit Dahl',
      'Ada Okafor',
    ]);
    expect(await names(tokens.boss)).toEqual(['Desk', 'Zoë Łukasik', 'Berit Dahl']);
    expect((await list(tokens.boss)).total).toBe(3);
    expect(await names(tokens.boss, { organization: valley.id })).toEqual([]);
    expect(await names(tokens.boss, { organization: 'none' })).toEqual([]);
    expect(await names(tokens.boss, { search: 'noor' })).toEqual([]);
  });

  it.each(['trainee', 'trainer', 'receptionist'] as const)('is not for a %s', async (accountType) => {
    const as = await signedIn(parts, await person(parts, { accountType, organizationId: harbor.id }));
    for (const endpoint of [calls.listPeople, calls.exportPeople]) {
      expect(await status(call(endpoint, {}, { as }))).toBe(403);
    }
    expect(await status(call(calls.getAccount, { params: { personId: boss.id } }, { as }))).toBe(403);
    await database.sql.delete(people).where(eq(people.name, 'Mara Lindqvist'));
  });

  it('is for nobody who is not signed in', async () => {
    expect(await status(call(calls.listPeople))).toBe(401);
  });

  it.each([
    ['zoe luk', ['Zoë Łukasik']],
    ['ŁUKASIK', ['Zoë Łukasik']],
    ['z_', ['Zoë Łukasik']],
    ['ADA@S', ['Ada Okafor']],
    ['%', []],
    ['_dz', []],
    ["'; drop", []],
    [':* & |', []],
    ['dahl ber', ['Berit Dahl']],
  ])('finds %j', async (search, found) => {
    expect(await names(tokens.admin, { search })).toEqual(found);
  });

  it('finds by handle', async () => {
    await database.sql.update(people).set({ handle: 'quiet_storm' }).where(eq(people.id, outside.id));
    expect(await names(tokens.admin, { search: 'quiet' })).toEqual(['Noor Achterberg']);
  });

  it('narrows by type, state, organization, address and the last sign-in', async () => {
    expect(await names(tokens.admin, { accountType: 'trainer' })).toEqual(['Zoë Łukasik']);
    expect(await names(tokens.admin, { state: 'suspended' })).toEqual([]);
    expect(await names(tokens.admin, { organization: valley.id })).toEqual(['Odile Marchand']);
    expect(await names(tokens.admin, { organization: 'none' })).toEqual(['Noor Achterberg', 'Ada Okafor']);
    expect(await names(tokens.admin, { organization: 'nonsense' })).toEqual([]);
    expect(await names(tokens.admin, { unverified: 'true' })).toEqual(['Noor Achterberg']);
    const today = clock.now().toISOString().slice(0, 10);
    expect(await names(tokens.admin, { signedInSince: today })).toEqual([]);
    await noteSignIn(database.sql, zoe.id, clock.now());
    expect(await names(tokens.admin, { signedInSince: today })).toEqual(['Zoë Łukasik']);
    expect(await names(tokens.admin, { signedInSince: '2999-01-01' })).toEqual([]);
  });

  it.each(['newest', 'name', 'signed_in'] as const)(
    'by %s loses and repeats nobody from page to page',
    async (sort) => {
      const whole = await names(tokens.admin, { sort });
      const rows = await allPages((cursor) =>
        list(tokens.admin, { sort, limit: 2, ...(cursor && { cursor }) }),
      );
      const paged = rows.map(({ name }) => name);
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(6);
      if (sort === 'name') expect(whole).toEqual(whole.toSorted());
    },
  );

  it('refuses nonsense, and a mark of another list', async () => {
    expect(await status(list(tokens.admin, { sort: 'age' as 'name' }))).toBe(422);
    expect(await status(list(tokens.admin, { signedInSince: 'yesterday' }))).toBe(422);
    expect(await status(list(tokens.admin, { cursor: 'nonsense' }))).toBe(400);
    const { next } = await list(tokens.admin, { limit: 1 });
    expect(await status(list(tokens.admin, { cursor: next ?? '', sort: 'name' }))).toBe(400);
    expect(await status(list(tokens.boss, { cursor: next ?? '' }))).toBe(400);
  });

  it('holds nobody who was erased', async () => {
    const gone = await make('Gone Away');
    await database.sql.update(people).set({ state: 'erased' }).where(eq(people.id, gone.id));
    expect(await names(tokens.admin, { search: 'gone' })).toEqual([]);
    expect(
      await status(call(calls.getAccount, { params: { personId: gone.id } }, { as: tokens.admin })),
    ).toBe(404);
  });
});

describe('the file of people', () => {
  it('holds who fits, with cells that nobody’s spreadsheet runs, and is written down', async () => {
    await make('=cmd()', { organizationId: harbor.id });
    const { data } = await call(calls.exportPeople, { query: {} }, { as: tokens.boss });
    expect(data.fileName).toBe('people.csv');
    const [header, first, ...rest] = data.csv.trim().split('\r\n');
    expect(header).toMatch(/^name,email,account_type,organization,/);
    expect(first).toMatch(/^'=cmd\(\),/);
    expect(rest).toHaveLength(3);
    expect(data.csv).not.toContain('Ada');
    const lines = await database.sql.select().from(auditRows).where(eq(auditRows.action, 'people.exported'));
    expect(lines).toMatchObject([{ actorId: boss.id, subjectId: harbor.id, after: { count: 4 } }]);
  });
});

describe('one account', () => {
  const account = (as: string, personId: string) => call(calls.getAccount, { params: { personId } }, { as });

  it('says what may be done with it', async () => {
    const { data } = await account(tokens.boss, zoe.id);
    expect(data).toMatchObject({ name: 'Zoë Łukasik', email: 'z_oe@iron.example', sessionCount: 0 });
    expect(data.can).toEqual({
      giveTypes: ['corporate_admin', 'trainer', 'trainee', 'receptionist'],
      suspend: true,
      lift: false,
      signOut: true,
      resetSecondFactor: false,
      removeFromOrganization: true,
      chooseOrganization: false,
    });
    expect((await account(tokens.admin, outside.id)).data.can.giveTypes).toEqual([
      'admin',
      'trainer',
      'trainee',
    ]);
    expect((await account(tokens.boss, boss.id)).data.can.suspend).toBe(false);
  });

  it('of another organization gets the same 404 as an unknown one', async () => {
    const seen = (personId: string) =>
      account(tokens.other, personId).then(
        () => expect.unreachable(),
        ({ status: code, message, errors }) => ({ code, message, errors }),
      );
    const nobody = await seen('00000000-0000-7000-8000-000000000000');
    expect(nobody.code).toBe(404);
    for (const id of [zoe.id, outside.id, admin.id, desk.id, 'nonsense'])
      expect(await seen(id)).toEqual(nobody);
  });
});
