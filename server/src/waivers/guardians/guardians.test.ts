import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import {
  askGuardian,
  getGuardianFile,
  getGuardianRequest,
  signAsGuardian,
} from '@chalkline/contract/waivers/guardians.endpoints.ts';
import {
  changeWaiver,
  getSignature,
  listSigners,
  listWaivers,
} from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { competition } from '../../competitions/competitions/competitions.factory.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { checkSigned } from '../signatures/signatures.service.ts';
import { waiver } from '../waivers/waivers.factory.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();

const relation = 'Mother';
const typed = { name: 'Rania Haddad', relation, drawing: null };
let mothers = 0;

async function cup(birthDate: string | null = '2010-01-01') {
  const made = await competition(parts, {
    name: 'Kade Cup',
    startsOn: '2026-12-05',
    endsOn: '2026-12-06',
    visibility: 'public',
  });
  const { id: waiverId } = await waiver(parts, made.viewer, made.view.competition.id);
  const owner = await signedIn(parts, made.owner);
  const query = { subjectKind: 'competition', subjectId: made.view.competition.id } as const;
  const who = await person(parts, { name: 'Lina Haddad' });
  await database.sql.execute(sql`update accounts.people set birth_date = ${birthDate} where id = ${who.id}`);
  const as = await signedIn(parts, who);
  const papers = async () => {
    const [paper] = (await call(listWaivers, { query }, { as })).data.waivers;
    if (!paper) throw new Error('The waiver is missing.');
    return paper;
  };
  mothers += 1;
  const email = `rania-${mothers}@example.org`;
  const ask = async (to = email) => {
    const { versionId } = await papers();
    const body = { versionId, name: 'Lina Haddad', drawing: null, birthDate: null, email: to };
    return call(askGuardian, { params: { waiverId }, body }, { as });
  };
  const link = async () => {
    await settle();
    return new URL(mailbox.lastTo(email).action?.url ?? '').searchParams.get('link') ?? '';
  };
  return { made, waiverId, owner, query, who, as, email, papers, ask, link };
}

it('completes a minor’s signature by a mailed link, once, without an account', async () => {
  const { waiverId, owner, query, who, as, email, papers, ask, link } = await cup();
  const check = () =>
    parts.database.transaction((tx) => checkSigned(tx, query, { personIds: [who.id], path: 'body.lines.0' }));
  expect((await ask()).data.guardianAsked).toMatchObject({ email });
  await expect(check()).rejects.toMatchObject({ status: 422 });
  const params = { token: await link() };
  expect(mailbox.lastTo(email).text).toMatch(/^Hi,\n\nLina Haddad signed “Liability waiver” for Kade Cup/);
  expect((await call(getGuardianRequest, { params })).data).toMatchObject({
    name: 'Lina Haddad',
    subject: 'Kade Cup',
    title: 'Liability waiver',
    isSigned: false,
  });
  expect((await failure(call(getGuardianFile, { params })))[1]).toBe('guardian_link_expired');

  const both = await Promise.all([1, 2].map(() => call(signAsGuardian, { params, body: typed })));
  expect(both.map(({ data }) => data.isSigned)).toEqual([true, true]);
  await call(signAsGuardian, { params, body: { ...typed, name: 'Somebody Else' } });
  await check();
  const { mine, guardianAsked } = await papers();
  expect([mine?.isCurrent, guardianAsked]).toEqual([true, null]);
  const signature = { params: { waiverId, signatureId: mine?.id ?? '' } };
  const guardian = { ...typed, email, address: '127.0.0.1' };
  expect((await call(getSignature, signature, { as: owner })).data).toMatchObject({
    isMinor: true,
    guardian,
  });
  expect((await call(getSignature, signature, { as })).data.guardian?.address).toBeNull();
  await settle();
  const told = (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  expect(told).toContain('Your guardian signed “Liability waiver”');
});

it('waits in the list of signatures, and a new link replaces the one before', async () => {
  const { made, waiverId, owner, who, ask, link } = await cup();
  await database.sql.execute(sql`update accounts.people set name = 'Lina' where id = ${who.id}`);
  await ask();
  const first = await link();
  await ask();
  const second = await link();
  expect(second).not.toBe(first);
  const open = (token: string) => call(getGuardianRequest, { params: { token } });
  expect(await failure(open(first))).toEqual([404, 'guardian_link_expired', undefined]);
  await open(second);
  const { id } = await entry(parts, made, { name: 'Lina' });
  await database.sql.execute(sql`update competitions.entries set person_id = ${who.id} where id = ${id}`);
  const signers = await call(listSigners, { params: { waiverId }, query: {} }, { as: owner });
  expect(signers.data).toMatchObject([{ name: 'Lina', state: 'missing', waitsForGuardian: true }]);
  clock.advance(14 * day);
  expect((await failure(open(second)))[1]).toBe('guardian_link_expired');
});

it('ends with a version that asks again, and with a waiver that is no longer asked for', async () => {
  const { waiverId, owner, ask, link } = await cup();
  await ask();
  const params = { token: await link() };
  const change = (version: number, body: object) =>
    call(changeWaiver, { params: { waiverId }, body: { version, ...body } }, { as: owner });
  await change(1, { text: 'A typo mended.', asksAgain: false });
  expect((await call(getGuardianRequest, { params })).data.number).toBe(1);
  await change(2, { isActive: false });
  expect((await failure(call(signAsGuardian, { params, body: typed })))[1]).toBe('waiver_inactive');
  await change(3, { isActive: true, text: 'Other words.' });
  expect((await failure(call(signAsGuardian, { params, body: typed })))[1]).toBe('guardian_link_expired');
});

it('is only for minors, and never goes to themselves', async () => {
  const minor = await cup();
  expect((await failure(minor.ask(minor.who.email.toUpperCase()))).slice(0, 2)).toEqual([
    422,
    'guardian_is_you',
  ]);
  const unknown = await cup(null);
  expect((await failure(unknown.ask()))[1]).toBe('birth_date_required');
  const adult = await cup('1990-01-01');
  expect((await failure(adult.ask()))[1]).toBe('guardian_not_needed');
  await settle();
  expect(mailbox.sent.filter(({ to }) => to === adult.email)).toEqual([]);
});
