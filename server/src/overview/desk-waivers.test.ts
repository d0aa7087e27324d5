import { signUpAtDesk } from '@chalkline/contract/administration/walk-in.endpoints.ts';
import { addVisit } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as endpoints from '@chalkline/contract/overview/front-desk.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import {
  changeWaiver,
  createWaiver,
  exportSigners,
  listSigners,
  listWaivers,
  signWaiver,
} from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { membership } from '../memberships/sale/memberships.factory.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { newId } from '../platform/ids/new-id.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';

const { parts, call, clock, database } = await testApp();
const key = () => ({ idempotencyKey: newId() });

const adult = { birthDate: '1995-02-03' };

/** A gym with a waiver, its desk and a member. */
async function gym() {
  const { id: organizationId, name: title } = await organization(parts);
  const one = async (sketch: Parameters<typeof person>[1] = {}) => {
    const who = await person(parts, { organizationId, ...sketch });
    return { ...who, as: await signedIn(parts, who) };
  };
  const owner = await one({ accountType: 'corporate_admin' });
  const desk = await one({ accountType: 'receptionist' });
  const member = await one();
  const { membershipId } = await membership(parts, { keeper: asViewer(owner), member });
  const subject = { subjectKind: 'organization', subjectId: organizationId } as const;
  const words = { title: 'House rules', text: 'I train at my own risk.' };
  const body = { organization_id: organizationId, ...words };
  const { data: waiver } = await call(createWaiver, { body }, { as: owner.as });
  const at = async (personId = member.id, by = desk) =>
    (await call(endpoints.getDeskPerson, { params: { personId } }, { as: by.as })).data;
  const visit = async () =>
    (await call(addVisit, { body: { membershipId } }, { as: desk.as, ...key() })).data.missingWaivers;
  const sign = async (name: string, personId = member.id, more: object = adult, by = desk) => {
    const [newest] = (await call(listWaivers, { query: subject }, { as: owner.as })).data.waivers;
    const signed = { waiverId: waiver.id, versionId: newest?.versionId ?? '', name, drawing: null, ...more };
    return (await call(endpoints.signAtDesk, { params: { personId }, body: signed }, { as: by.as })).data;
  };
  return { organizationId, title, subject, body, owner, desk, member, waiver, one, at, visit, sign };
}

describe('the waiver of a gym', () => {
  it('is signed on the device of the desk, once of two at once, and the log names who handed it over', async () => {
    const { organizationId, owner, desk, member, waiver, at, visit, sign } = await gym();
    expect((await at()).missingWaivers).toEqual(['House rules']);
    expect(await visit()).toEqual(['House rules']);
    const both = await Promise.all([sign(member.name), sign('Somebody else')]);
    const names = both.map(({ waivers: [one] }) => one?.mine?.name);
    expect(new Set(names).size).toBe(1);
    expect((await at()).missingWaivers).toEqual([]);
    expect(await visit()).toEqual([]);
    const logged = await database.sql.execute(
      sql`select actor_id, after ->> 'personId' as person from audit.log
        where action = 'organization.waiver_signed_at_desk' and subject_id = ${organizationId}`,
    );
    expect(logged.rows).toEqual([{ actor_id: desk.id, person: member.id }]);
    const params = { waiverId: waiver.id };
    const { data } = await call(listSigners, { params, query: {} }, { as: owner.as });
    expect(data).toMatchObject([{ name: member.name, state: 'signed' }]);
    const next = { version: waiver.version, text: 'I train at my own risk, and put weights back.' };
    await call(changeWaiver, { params, body: next }, { as: owner.as });
    expect((await at()).missingWaivers).toEqual(['House rules']);
  });

  it('is signed by a walk-in without a password, and by a minor with a parent', async () => {
    const { desk, at, sign } = await gym();
    const walkIn = { name: 'Sol Hart', email: `sol-${newId()}@example.test` };
    const { data } = await call(signUpAtDesk, { body: walkIn }, { as: desk.as, ...key() });
    const personId = data.personId ?? '';
    expect(await at(personId)).toMatchObject({ missingWaivers: ['House rules'], can: { askToSign: false } });
    expect((await failure(sign('Sol Hart', personId, {}))).slice(0, 2)).toEqual([422, 'birth_date_required']);
    const born = { birthDate: `${clock.now().getUTCFullYear() - 12}-01-01` };
    expect((await failure(sign('Sol Hart', personId, born))).slice(0, 2)).toEqual([422, 'guardian_required']);
    const guardian = { name: 'Rania Hart', relation: 'Mother', drawing: null };
    await sign('Sol Hart', personId, { ...born, guardian });
    expect((await at(personId)).missingWaivers).toEqual([]);
  });

  it('is asked for in the member’s account once a day, and signed there', async () => {
    const { title, subject, desk, member, waiver, at } = await gym();
    const params = { personId: member.id };
    const ask = () => call(endpoints.askToSignAtDesk, { params }, { as: desk.as });
    await Promise.all([ask(), ask()]);
    const told = async () => (await call(listNotifications, { query: {} }, { as: member.as })).data;
    const notice = { title: 'Sign “House rules”', text: `${title} still needs your signature.` };
    expect(await told()).toMatchObject([notice]);
    clock.advance(day);
    await ask();
    expect(await told()).toHaveLength(2);
    const { data: seen } = await call(listWaivers, { query: subject }, { as: member.as });
    expect(seen).toMatchObject({ waivers: [{ mine: null, signedCount: null }], can: { manage: false } });
    const { versionId } = waiver;
    const body = { versionId, name: member.name, drawing: null, ...adult };
    await call(signWaiver, { params: { waiverId: waiver.id }, body }, { as: member.as });
    expect((await at()).missingWaivers).toEqual([]);
    await ask();
    expect(await told()).toHaveLength(2);
  });

  it('is written by administrators of that gym alone, and a desk reads no list of signatures', async () => {
    const [ours, theirs] = [await gym(), await gym()];
    const add = (as: string) => call(createWaiver, { body: ours.body }, { as });
    expect((await failure(add(ours.desk.as)))[0]).toBe(403);
    expect((await failure(add(theirs.owner.as)))[0]).toBe(404);
    const read = (as: string) => call(listWaivers, { query: ours.subject }, { as });
    expect((await failure(read(theirs.member.as)))[0]).toBe(404);
    const params = { waiverId: ours.waiver.id };
    expect((await failure(call(listSigners, { params, query: {} }, { as: ours.desk.as })))[0]).toBe(403);
    expect((await failure(call(exportSigners, { params }, { as: ours.desk.as })))[0]).toBe(403);
    const strange = ours.sign('Nobody', ours.member.id, adult, theirs.desk);
    expect((await failure(strange))[0]).toBe(404);
    const notTheirs = ours.sign('Nobody', theirs.member.id, adult, theirs.desk);
    expect((await failure(notTheirs))[0]).toBe(404);
  });
});
