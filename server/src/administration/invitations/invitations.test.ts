import * as invited from '@chalkline/contract/accounts/invited.endpoints.ts';
import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import type { NewInvitation } from '@chalkline/contract/administration/invitation.schema.ts';
import * as calls from '@chalkline/contract/administration/invitations.endpoints.ts';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { retentions } from '../../manifests.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { invitations } from './invitations.table.ts';

const { call, clock, database, mailbox, parts, settle } = await testApp();

const harbor = await organization(parts, { name: 'Iron Harbor' });
const valley = await organization(parts, { name: 'Rift Valley' });
const signed = async (organizationId: string | null, name: string) =>
  signedIn(
    parts,
    await person(parts, { name, accountType: organizationId ? 'corporate_admin' : 'admin', organizationId }),
  );
const asAdmin = await signed(null, 'Ada Okafor');
const asBoss = await signed(harbor.id, 'Berit Dahl');
const asOther = await signed(valley.id, 'Odile Marchand');
const password = 'seven lanes of chalk';

let number = 0;
const someone = () => `someone${++number}@example.org`;
const invite = (as: string, email: string, more: Partial<NewInvitation> = {}) =>
  call(
    calls.invitePerson,
    { body: { name: 'Tova Berg', email, accountType: 'trainer', ...more } },
    { as, idempotencyKey: crypto.randomUUID() },
  );
const again = (as: string, invitationId: string) =>
  call(calls.sendInvitationAgain, { params: { invitationId } }, { as });
const revoke = (as: string, invitationId: string) =>
  call(calls.revokeInvitation, { params: { invitationId } }, { as });
const waiting = async (as: string) => (await call(calls.listInvitations, {}, { as })).data;
const tokenTo = (email: string) =>
  new URL(mailbox.lastTo(email).action?.url ?? '').hash.replace('#join.', '');
const open = (token: string) => call(invited.openInvitation, { body: { token } });
const accept = (token: string, given = password) =>
  call(invited.acceptInvitation, { body: { token, name: 'Tova Berg', password: given } });
const join = (token: string, as: string) => call(invited.joinByInvitation, { body: { token } }, { as });
const code = (calling: Promise<unknown>) =>
  calling.then(
    () => 'done',
    (failure: { code: string }) => failure.code,
  );

describe('an invitation into an organization', () => {
  it('mails a link by which somebody new comes in, once', async () => {
    const email = someone();
    const { data } = await invite(asBoss, email, { note: 'See you on Monday.' });
    expect(data).toMatchObject({ organization: { name: 'Iron Harbor' }, mailedAt: null });
    await settle();
    const letter = mailbox.lastTo(email);
    expect(letter.subject).toBe('You’re invited to Iron Harbor at Chalkline');
    expect(letter.organizationId).toBe(harbor.id);
    expect(letter.text).toContain('Berit Dahl wrote: See you on Monday.');
    expect(new URL(letter.action?.url ?? '').searchParams.get('corporate')).toBe(harbor.identifier);
    const token = tokenTo(email);
    expect((await open(token)).data).toMatchObject({ organization: 'Iron Harbor', hasAccount: false });
    expect(await code(accept(token, 'password123'))).toBe('password_common');
    const both = await Promise.all([code(accept(token)), code(accept(token))]);
    expect(both.toSorted()).toEqual(['done', 'invitation_invalid']);
    const [made] = await database.sql.select().from(people).where(eq(people.email, email));
    expect(made).toMatchObject({ organizationId: harbor.id, accountType: 'trainer', emailVerified: true });
    expect(await code(open(token))).toBe('invitation_invalid');
    expect((await waiting(asBoss)).map((line) => line.email)).not.toContain(email);
  });

  it('tells a corporate_admin nothing of an address that is known elsewhere', async () => {
    const known = await person(parts, { organizationId: valley.id });
    const unknown = someone();
    const [a, b] = [await invite(asBoss, known.email), await invite(asBoss, unknown)];
    const plain = (reply: typeof a) => ({ ...reply, data: { ...reply.data, id: '', email: '' } });
    expect(plain(a)).toEqual(plain(b));
    expect((await waiting(asBoss)).map(({ email }) => email)).toEqual(
      expect.arrayContaining([known.email, unknown]),
    );
    await settle();
    const lines = (await waiting(asBoss)).filter(({ email }) => [known.email, unknown].includes(email));
    expect(new Set(lines.map((line) => JSON.stringify({ ...line, id: '', email: '' }))).size).toBe(1);
    expect(await code(invite(asBoss, known.email))).toBe(await code(invite(asBoss, unknown)));
  });

  it('is answered by somebody with an account by joining, with their own address only', async () => {
    const known = await person(parts);
    await invite(asBoss, known.email);
    await settle();
    const token = tokenTo(known.email);
    expect((await open(token)).data.hasAccount).toBe(true);
    expect(await code(accept(token))).toBe('email_taken');
    const stranger = await signedIn(parts, await person(parts));
    expect(await code(join(token, stranger))).toBe('invitation_for_another');
    expect(await code(join(token, asAdmin))).toBe('invitation_for_another');
    const as = await signedIn(parts, known);
    const both = await Promise.all([code(join(token, as)), code(join(token, as))]);
    expect(both.filter((done) => done === 'done')).toHaveLength(1);
    expect((await call(getMe, {}, { as })).data).toMatchObject({ accountType: 'trainer' });
  });

  it('brings nobody in once the trial of the organization is over', async () => {
    const over = await organization(parts, { name: 'Late Company' });
    const as = await signed(over.id, 'Lale Dogan');
    const known = await person(parts);
    const unknown = someone();
    await invite(as, known.email);
    await invite(as, unknown);
    await settle();
    await database.sql.update(organizations).set({ trialPeriod: 0 }).where(eq(organizations.id, over.id));
    expect(await code(accept(tokenTo(unknown)))).toBe('organization_read_only');
    expect(await code(join(tokenTo(known.email), await signedIn(parts, known)))).toBe(
      'organization_read_only',
    );
    await database.sql.update(organizations).set({ trialPeriod: null }).where(eq(organizations.id, over.id));
    expect(await code(accept(tokenTo(unknown)))).toBe('done');
  });

  it('is not answered by who belongs to another, nor by an administrator of the site', async () => {
    const elsewhere = await person(parts, { organizationId: valley.id });
    const chief = await person(parts, { accountType: 'admin' });
    for (const [who, why] of [
      [elsewhere, 'in_another_organization'],
      [chief, 'administrators_join_none'],
    ] as const) {
      await invite(asBoss, who.email);
      await settle();
      expect(await code(join(tokenTo(who.email), await signedIn(parts, who)))).toBe(why);
    }
  });

  it('goes out once for an address at a time, however many ask', async () => {
    const email = someone();
    const all = await Promise.all(Array.from({ length: 5 }, () => code(invite(asBoss, email))));
    expect(all.toSorted()).toEqual([...Array(4).fill('already_invited'), 'done']);
    await settle();
    expect(mailbox.sent.filter(({ to }) => to === email)).toHaveLength(1);
    await invite(asOther, email);
    const member = await person(parts, { organizationId: harbor.id });
    expect(await code(invite(asBoss, member.email))).toBe('already_member');
  });

  it('gives any type but admin, into no other organization, and is for no one else to send', async () => {
    expect(await code(invite(asBoss, someone(), { accountType: 'admin' }))).toBe('not_allowed');
    expect(await code(invite(asBoss, someone(), { organizationId: valley.id }))).toBe('unknown_organization');
    expect(await code(invite(asBoss, someone(), { organizationId: 'nonsense' }))).toBe(
      'unknown_organization',
    );
    const desk = await signedIn(
      parts,
      await person(parts, { accountType: 'receptionist', organizationId: harbor.id }),
    );
    expect(await code(invite(desk, someone()))).toBe('not_allowed');
    expect(await code(call(calls.listInvitations, {}, { as: desk }))).toBe('not_allowed');
  });
});

describe('an invitation to the site', () => {
  it('is up to administrators, who see whether an account exists', async () => {
    const known = await person(parts);
    expect(await code(invite(asAdmin, known.email))).toBe('email_taken');
    expect(await code(invite(asAdmin, someone(), { accountType: 'receptionist' }))).toBe(
      'organization_needed',
    );
    expect(await code(invite(asAdmin, someone(), { accountType: 'admin', organizationId: harbor.id }))).toBe(
      'administrators_join_none',
    );
    const email = someone();
    await invite(asAdmin, email, { accountType: 'admin' });
    await settle();
    const { data } = await accept(tokenTo(email));
    expect(data.user).toMatchObject({ accountType: 'admin', email });
  });
});

describe('an invitation that waits', () => {
  it('is sent again with a new link, the older one being no longer good', async () => {
    const email = someone();
    const { data } = await invite(asBoss, email);
    await settle();
    const older = tokenTo(email);
    clock.advance(8 * 86_400_000);
    expect(await code(open(older))).toBe('invitation_invalid');
    await again(asBoss, data.id);
    await settle();
    expect(await code(open(older))).toBe('invitation_invalid');
    expect(await code(open(tokenTo(email)))).toBe('done');
  });

  it('is taken back at once, its mail with it', async () => {
    const email = someone();
    const { data } = await invite(asBoss, email);
    await revoke(asBoss, data.id);
    await settle();
    expect(mailbox.sent.filter(({ to }) => to === email)).toEqual([]);
    const mailed = someone();
    const { data: later } = await invite(asBoss, mailed);
    await settle();
    await revoke(asBoss, later.id);
    expect(await code(accept(tokenTo(mailed)))).toBe('invitation_invalid');
    expect(await code(revoke(asBoss, later.id))).toBe('not_found');
    await invite(asBoss, mailed);
  });

  it('is a 404 for another organization', async () => {
    const { data } = await invite(asBoss, someone());
    expect(await code(again(asOther, data.id))).toBe('not_found');
    expect(await code(revoke(asOther, data.id))).toBe('not_found');
    expect(await code(revoke(asBoss, 'nonsense'))).toBe('not_found');
    expect((await waiting(asOther)).map(({ id }) => id)).not.toContain(data.id);
    expect((await waiting(asAdmin)).map(({ id }) => id)).toContain(data.id);
  });

  it.each(['', 'x', 'a.b', '00000000-0000-7000-8000-000000000000.secret'])(
    'is not behind %j',
    async (token) => {
      expect(['invitation_invalid', 'too_short']).toContain(await code(open(token)));
    },
  );

  it('is forgotten 90 days after its link, unless the organization’s data is promised to stay', async () => {
    const over = await organization(parts, { name: 'Kept Company' });
    const as = await signed(over.id, 'Lale Dogan');
    const [gone, kept, came] = [someone(), someone(), someone()];
    await invite(as, kept);
    const boss = await signed(harbor.id, 'Berit Dahl');
    await invite(boss, gone);
    await invite(boss, came);
    await settle();
    await accept(tokenTo(came));
    const there = async () => {
      const rows = await database.sql
        .select()
        .from(invitations)
        .where(inArray(invitations.email, [gone, kept, came]));
      return rows.map(({ email }) => email).toSorted();
    };
    // Harbor has a contract; the other one's trial ended some days ago.
    await database.sql
      .update(organizations)
      .set({ trialPeriod: null })
      .where(eq(organizations.id, harbor.id));
    clock.advance(97 * 86_400_000);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    expect(await there()).toEqual([gone, kept, came].toSorted());
    clock.advance(1);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    expect(await there()).toEqual([kept, came].toSorted());
    clock.advance(30 * 86_400_000);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    expect(await there()).toEqual([came]);
  });
});
