import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import * as calls from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { listAudit } from '../audit/audit.service.ts';

import { testApp } from '../platform/testing/test-app.ts';
import { organization } from './organizations.factory.ts';

const { call, parts, settle, mailbox, clock, live } = await testApp();
const days = 86_400_000;
let number = 0;
const password = 'seven lanes of chalk';
const company = () => {
  number += 1;
  const email = `boss${number}@example.org`;
  return {
    name: 'Northgate Energy',
    identifier: `northgate-${number}`,
    admin_name: 'Duc Anh Phan',
    email,
    password,
  };
};

async function registered(body = company()) {
  const { data } = await call(calls.registerCorporate, { body });
  await settle();
  return { ...body, ...data, code: mailbox.lastTo(body.email).subject.slice(0, 6) };
}

async function founded(body = company()) {
  const { email, code, registration } = await registered(body);
  const { data } = await call(people.verifyEmail, { body: { email, code, registration } });
  return { ...body, as: data.token, user: data.user };
}

const member = async (organizationId: string, accountType: 'trainee' | 'corporate_admin' = 'trainee') =>
  signedIn(parts, await person(parts, { organizationId, accountType }));
const administrator = await person(parts, { accountType: 'admin' });
const admin = await signedIn(parts, administrator);

describe('registering a company', () => {
  it('answers with the record as it will begin, by the names of the seed', async () => {
    const body = company();
    const { data } = await call(calls.registerCorporate, { body });
    expect(data).toEqual({
      registration: expect.any(String),
      identifier: body.identifier,
      name: 'Northgate Energy',
      logo: null,
      bg_color: null,
      text_color: null,
      button_color: null,
      trial_start_date: null,
      trial_period: 30,
    });
  });

  it('makes company and first admin once the address is proven, not before', async () => {
    const { identifier, email, code, registration } = await registered();
    const { data: none } = await call(calls.listCorporates, { query: { search: identifier } }, { as: admin });
    expect(none).toEqual([]);
    const { data } = await call(people.verifyEmail, { body: { email, code, registration } });
    expect(data.user).toMatchObject({ accountType: 'corporate_admin', name: 'Duc Anh Phan' });
    const { data: mine } = await call(calls.getMyOrganization, {}, { as: data.token });
    expect(mine).toMatchObject({
      id: data.user.organizationId,
      identifier,
      name: 'Northgate Energy',
      logo: null,
      bg_color: null,
      trial_period: 30,
      daysLeft: 30,
      readOnlySince: null,
      can: { editBranding: true },
    });
  });

  it('says that an identifier is taken, and reserves none before the address is verified', async () => {
    const first = await founded();
    const taken = await failure(
      call(calls.registerCorporate, { body: { ...company(), identifier: first.identifier } }),
    );
    expect(taken).toMatchObject({ status: 409, code: 'identifier_taken' });
    expect(taken.errors[0]?.path).toBe('body.identifier');
    const rival = company();
    const waiting = await registered({ ...company(), identifier: rival.identifier });
    await founded(rival);
    const { email, code, registration } = waiting;
    const late = await failure(call(people.verifyEmail, { body: { email, code, registration } }));
    expect(late).toMatchObject({ status: 409, code: 'identifier_taken' });
  });

  it('replies the same for a known address, whose owner gets an email and joins nothing', async () => {
    const known = await person(parts, { email: `known${++number}@example.org` });
    const a = await call(calls.registerCorporate, { body: { ...company(), email: known.email } });
    const b = await call(calls.registerCorporate, { body: company() });
    expect({ ...a, data: Object.keys(a.data) }).toEqual({ ...b, data: Object.keys(b.data) });
    await settle();
    expect(mailbox.lastTo(known.email).subject).toBe('You already have a Chalkline account');
    const { data } = await call(people.getMe, {}, { as: await signedIn(parts, known) });
    expect(data.organizationId).toBeNull();
  });

  it('forgets a company whose address was registered again without it', async () => {
    const { email } = await registered();
    const { data } = await call(people.registerPerson, { body: { name: 'Duc', email, password } });
    await settle();
    const code = mailbox.lastTo(email).subject.slice(0, 6);
    const { data: opened } = await call(people.verifyEmail, {
      body: { email, code, registration: data.registration },
    });
    expect(opened.user).toMatchObject({ accountType: 'trainee', organizationId: null });
  });

  it('of one identifier at once makes one company', async () => {
    const identifier = `contested-${++number}`;
    const all = await Promise.all([1, 2, 3].map(() => registered({ ...company(), identifier })));
    const answers = await Promise.allSettled(
      all.map(({ email, code, registration }) =>
        call(people.verifyEmail, { body: { email, code, registration } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { data } = await call(calls.listCorporates, { query: { search: identifier } }, { as: admin });
    expect(data).toMatchObject([{ identifier, people: 1 }]);
  });

  it('is open to people with an account and no company, once', async () => {
    const as = await signedIn(parts, await person(parts, { accountType: 'trainer' }));
    const body = { name: 'Quayside Boxing', identifier: `quayside-${++number}` };
    const answers = await Promise.allSettled(
      [body, { ...body, identifier: `${body.identifier}-b` }].map((one) =>
        call(calls.foundOrganization, { body: one }, { as }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { data } = await call(people.getMe, {}, { as });
    expect(data.accountType).toBe('corporate_admin');
    const again = await failure(call(calls.foundOrganization, { body: company2() }, { as }));
    expect(again).toMatchObject({ status: 409, code: 'already_in_organization' });
    const refused = await failure(call(calls.foundOrganization, { body: company2() }, { as: admin }));
    expect(refused.status).toBe(403);
  });

  it.each([
    ['ab', 'bad_format'],
    ['Ümlaut', 'bad_format'],
    ['a'.repeat(41), 'bad_format'],
    ['has space', 'bad_format'],
  ])('refuses the identifier %j', async (identifier, code) => {
    const refused = await failure(call(calls.registerCorporate, { body: { ...company(), identifier } }));
    expect(refused).toMatchObject({ status: 422, code });
    expect(refused.errors[0]?.path).toBe('body.identifier');
  });
});

/** How a call was refused. */
async function failure(calling: Promise<unknown>): Promise<CallFailed> {
  const thrown = await calling.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
  if (!(thrown instanceof CallFailed)) throw thrown;
  return thrown;
}

const company2 = () => ({ name: 'Other', identifier: `other-${++number}` });

describe('the record of a company', () => {
  it('is fetched by its own people; any other identifier is 404 like one that never was', async () => {
    const own = await organization(parts, { name: 'Own' });
    const other = await organization(parts, { name: 'Other' });
    const as = await member(own.id);
    const fetch = (identifier: string, token = as) =>
      call(calls.getCorporate, { query: { identifier } }, { as: token });
    const { data } = await fetch(own.identifier);
    expect(data).toEqual({
      identifier: own.identifier,
      name: 'Own',
      logo: null,
      bg_color: null,
      text_color: null,
      button_color: null,
    });
    const { data: boss } = await fetch(own.identifier, await member(own.id, 'corporate_admin'));
    expect(boss).toMatchObject({ trial_start_date: clock.now().toISOString(), trial_period: 30 });
    const foreign = await failure(fetch(other.identifier));
    const never = await failure(fetch('never-was'));
    expect(foreign.status).toBe(404);
    expect([foreign.message, foreign.errors]).toEqual([never.message, never.errors]);
    expect((await failure(fetch(own.identifier, admin))).status).toBe(404);
  });

  it('is in the list of all for admins, by pages; alone for its corporate_admin; for no one else', async () => {
    const mark = `zz${++number}`;
    const made = [];
    for (const name of ['beta', 'Alpha', 'gamma']) {
      made.push(await organization(parts, { name: `${mark} ${name}` }));
      clock.advance(1);
    }
    const first = await call(calls.listCorporates, { query: { search: mark, limit: 2 } }, { as: admin });
    expect(first.data.map(({ name }) => name)).toEqual([`${mark} Alpha`, `${mark} beta`]);
    const cursor = first.next ?? '';
    const second = await call(
      calls.listCorporates,
      { query: { search: mark, limit: 2, cursor } },
      { as: admin },
    );
    expect(second.data.map(({ name }) => name)).toEqual([`${mark} gamma`]);
    expect(second.next).toBeNull();
    const own = made[0]?.id ?? '';
    const { data } = await call(calls.listCorporates, {}, { as: await member(own, 'corporate_admin') });
    expect(data.map(({ id, people: count }) => [id, count])).toEqual([[own, 1]]);
    const other = { query: { organizationId: made[1]?.id ?? '' } };
    expect((await call(calls.listCorporates, other, { as: admin })).data).toHaveLength(1);
    const theirs = await call(calls.listCorporates, other, { as: await member(own, 'corporate_admin') });
    expect(theirs.data).toEqual([]);
    const none = { query: { organizationId: 'none of them' } };
    expect((await call(calls.listCorporates, none, { as: admin })).data).toEqual([]);
    expect((await failure(call(calls.listCorporates, {}, { as: await member(own) }))).status).toBe(403);
  });
});

describe('a trial', () => {
  it('turns the company read-only at its end: writes are refused with one code, reading goes on', async () => {
    const { id, identifier } = await organization(parts);
    const people = [
      await person(parts, { organizationId: id, accountType: 'corporate_admin' }),
      await person(parts, { organizationId: id }),
    ] as const;
    clock.advance(30 * days);
    const [boss, trainee] = await Promise.all(people.map((one) => signedIn(parts, one)));
    const root = await signedIn(parts, administrator);
    for (const as of [boss ?? '', trainee ?? '']) {
      const { data } = await call(calls.getMyOrganization, {}, { as });
      expect(data?.readOnlySince).toBe(clock.now().toISOString());
      await call(calls.getCorporate, { query: { identifier } }, { as });
    }
    const update = await failure(
      call(calls.updateCorporate, { body: { name: 'Later' } }, { as: boss ?? '' }),
    );
    expect(update).toMatchObject({ status: 403, code: 'organization_read_only' });
    await call(calls.changeTrial, { params: { organizationId: id }, body: { period: 60 } }, { as: root });
    const { data } = await call(calls.updateCorporate, { body: { name: 'Later' } }, { as: boss ?? '' });
    expect(data.name).toBe('Later');
  });

  it('shows its days to the corporate_admin only', async () => {
    const { id } = await organization(parts);
    const boss = await member(id, 'corporate_admin');
    clock.advance(23 * days);
    const { data } = await call(calls.getMyOrganization, {}, { as: boss });
    expect(data?.daysLeft).toBe(7);
    const { data: seen } = await call(calls.getMyOrganization, {}, { as: await member(id) });
    expect(seen).toMatchObject({ daysLeft: null, trialEndsAt: null, keptUntil: null });
    expect(seen).not.toHaveProperty('trial_period');
  });

  it('can be changed by admins only, is logged, and updates its people’s pages', async () => {
    const { id } = await organization(parts);
    const root = await signedIn(parts, administrator);
    const change = (as: string, organizationId = id) =>
      call(calls.changeTrial, { params: { organizationId }, body: { period: null } }, { as });
    expect((await failure(change(await member(id, 'corporate_admin')))).status).toBe(403);
    expect((await failure(change(root, 'nothing'))).status).toBe(404);
    const { data } = await change(root);
    expect(data).toMatchObject({ id, trial_period: null, trial_ends_at: null, read_only_since: null });
    const { data: log } = await listAudit(
      parts,
      { subjectKind: 'organization', subjectId: id },
      { limit: 5 },
    );
    expect(log).toMatchObject([
      { action: 'organization.trial_changed', after: { period: null, endsAt: null } },
    ]);
    expect(live.published.at(-1)).toMatchObject({ topic: `organization:${id}`, kind: 'changed' });
  });
});
