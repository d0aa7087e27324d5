import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import {
  invitationMailsADay,
  invitationsInQueue,
} from '@chalkline/contract/administration/invitation-allowance.rules.ts';
import * as calls from '@chalkline/contract/administration/invitations.endpoints.ts';
import { importPeople } from '@chalkline/contract/administration/people-imports.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { organizations } from '../../organizations/organizations.table.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { mailInvitations } from './invitations.mail.service.ts';
import { invitations } from './invitations.table.ts';

const { call, clock, database, mailbox, parts, settle } = await testApp();
const { trial } = invitationMailsADay;
const hour = 3_600_000;
const day = 24 * hour;

/** An organization with its administrator, nobody invited yet. */
async function company(trialPeriod: number | null = 30) {
  const { id } = await organization(parts);
  await database.sql.update(organizations).set({ trialPeriod }).where(eq(organizations.id, id));
  const accountType: AccountType = 'corporate_admin';
  const boss = await person(parts, { accountType, organizationId: id });
  return { id, bossId: boss.id, as: await signedIn(parts, boss) };
}

let number = 0;
const fileOf = (count: number) =>
  `name,email\n${Array.from({ length: count }, () => `P,queue${++number}@example.org`).join('\n')}`;
const send = async (as: string, csv: string, dryRun = false) =>
  (await call(importPeople, { body: { csv, dryRun } }, { as, idempotencyKey: crypto.randomUUID() })).data;
const invite = (as: string, email = `one${++number}@example.org`) =>
  call(
    calls.invitePerson,
    { body: { name: 'Tova Berg', email, accountType: 'trainee' } },
    { as, idempotencyKey: crypto.randomUUID() },
  );
const again = (as: string, invitationId: string) =>
  call(calls.sendInvitationAgain, { params: { invitationId } }, { as });
const revoke = (as: string, invitationId: string) =>
  call(calls.revokeInvitation, { params: { invitationId } }, { as });
const allowance = async (as: string, organization?: string) =>
  (await call(calls.getInvitationAllowance, { query: { organization } }, { as })).data;
const mail = () => mailInvitations(parts, new AbortController().signal);
const mailed = async (during: () => Promise<unknown>) => {
  const before = mailbox.sent.length;
  await during();
  return mailbox.sent.length - before;
};

describe('what an organization on trial mails within 24 hours', () => {
  it('is a day’s share of a file, the rest waits, and nothing is lost', async () => {
    const { as } = await company();
    const csv = fileOf(trial + 30);
    const wanted = { added: trial + 30, mailedNow: trial, mailedLater: 30 };
    expect(await send(as, csv, true)).toMatchObject(wanted);
    expect(await send(as, csv)).toMatchObject(wanted);
    expect(await mailed(settle)).toBe(trial);
    expect(await allowance(as)).toMatchObject({ perDay: trial, mailed: trial, queued: 30, left: 0 });
    expect(await mailed(mail)).toBe(0);
    clock.advance(day - 1);
    expect(await mailed(mail)).toBe(0);
    clock.advance(2 * hour);
    expect(await mailed(mail)).toBe(30);
    expect(await allowance(as)).toMatchObject({ mailed: 30, queued: 0, left: trial - 30, nextAt: null });
  });

  it('is the same when processes mail at once, and when files and single ones come at once', async () => {
    const { as } = await company();
    await Promise.all([
      send(as, fileOf(trial)),
      send(as, fileOf(trial)),
      ...Array.from({ length: 5 }, () => invite(as).catch(() => null)),
    ]);
    expect(await mailed(() => Promise.all([mail(), mail(), mail()]))).toBe(trial);
    await settle();
    expect(await allowance(as)).toMatchObject({ mailed: trial, left: 0 });
  });

  it('refuses one more with what remains and from when on there is room', async () => {
    const { as } = await company();
    await send(as, fileOf(trial - 1));
    const both = await Promise.allSettled([invite(as), invite(as)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await settle();
    await expect(invite(as)).rejects.toMatchObject({
      status: 429,
      code: 'invitations_used_up',
      retryAfter: day / 1000,
      message: expect.stringMatching(/The limit is 50 .* 0 are waiting\. You can send more from \d{4}-/),
    });
    clock.advance(day);
    await invite(as);
  });

  it('isn’t reset by withdrawing invitations, and one address gets at most three emails', async () => {
    const { as } = await company();
    const { data } = await invite(as, 'bombed@example.org');
    await settle();
    await again(as, data.id);
    await settle();
    await revoke(as, data.id);
    const { data: next } = await invite(as, 'bombed@example.org');
    await settle();
    expect(await allowance(as)).toMatchObject({ mailed: 3, left: trial - 3 });
    await expect(again(as, next.id)).rejects.toMatchObject({ status: 429, code: 'invitation_mailed_often' });
    await revoke(as, next.id);
    await expect(invite(as, 'bombed@example.org')).rejects.toMatchObject({ code: 'invitation_mailed_often' });
    expect(mailbox.sent.filter(({ to }) => to === 'bombed@example.org')).toHaveLength(3);
    clock.advance(day);
    await invite(as, 'bombed@example.org');
  });

  it('gives those who waited a link that is good for the usual time', async () => {
    const { as } = await company();
    await send(as, fileOf(trial));
    await settle();
    await send(as, 'name,email\nP,late@example.org');
    clock.advance(10 * day);
    await mail();
    const isLate = eq(invitations.email, 'late@example.org');
    const [row] = await database.sql.select().from(invitations).where(isLate);
    expect(row?.expiresAt.getTime()).toBe(clock.now().getTime() + 7 * day);
  });

  it('stops when the trial is over, or its sender is suspended', async () => {
    const over = await company();
    await send(over.as, fileOf(3));
    const caught = await company();
    await send(caught.as, fileOf(3));
    await database.sql.update(people).set({ state: 'suspended' }).where(eq(people.id, caught.bossId));
    await database.sql.update(organizations).set({ trialPeriod: 0 }).where(eq(organizations.id, over.id));
    expect(await mailed(mail)).toBe(0);
    await database.sql.update(people).set({ state: 'active' }).where(eq(people.id, caught.bossId));
    await database.sql.update(organizations).set({ trialPeriod: null }).where(eq(organizations.id, over.id));
    clock.advance(day);
    expect(await mailed(mail)).toBe(6);
  });
});

describe('the queue of an organization', () => {
  it('holds one whole file and refuses what does not fit', async () => {
    const { as } = await company();
    await send(as, fileOf(invitationsInQueue - 1));
    await expect(send(as, fileOf(2))).rejects.toMatchObject({ status: 409, code: 'invitation_queue_full' });
    expect(await send(as, fileOf(1))).toMatchObject({ imported: true, mailedNow: 0, mailedLater: 1 });
  });

  it('is longer a day for who has a contract, and is nobody else’s to see', async () => {
    const { id, as } = await company(null);
    expect(await allowance(as)).toMatchObject({ perDay: invitationMailsADay.contract });
    const other = await company();
    await expect(allowance(other.as, id)).rejects.toMatchObject({ code: 'unknown_organization' });
    const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
    expect(await allowance(admin)).toMatchObject({ perDay: invitationMailsADay.site });
    expect(await allowance(admin, id)).toMatchObject({ perDay: invitationMailsADay.contract });
    await expect(allowance(admin, 'nonsense')).rejects.toMatchObject({ code: 'unknown_organization' });
  });
});
