import {
  staffInvitationDays,
  staffInvitationKeptDays,
  staffInvitationsADay,
} from '@chalkline/contract/competitions/staff-invitation.lifecycle.ts';
import { inviteStaff } from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { retentions } from '../../manifests.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { mailStaffInvitations } from './staff-invitations.mail.service.ts';
import { staffInvitations } from './staff-invitations.table.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();
const day = 86_400_000;

let number = 0;
const nobody = () => `nobody${++number}@example.org`;
const viewerOf = (owner: { id: string }) => ({ personId: owner.id });

async function owned() {
  const { owner, view } = await competition(parts);
  const as = await signedIn(parts, owner);
  const invite = (email = nobody(), competitionId = view.competition.id) =>
    call(inviteStaff, { params: { competitionId }, body: { email, role: 'manager' } }, { as });
  return { owner, as, invite, competitionId: view.competition.id };
}

/** So many addresses were asked just now. */
async function asked({ owner, competitionId }: Awaited<ReturnType<typeof owned>>, count: number) {
  const { personId } = viewerOf(owner);
  const now = clock.now();
  const row = () => ({
    id: crypto.randomUUID(),
    competitionId,
    email: nobody(),
    createdBy: personId,
    invitedAt: now,
    ...({ role: 'manager', state: 'withdrawn', mailDueAt: null, mailedAt: now } as const),
    expiresAt: new Date(now.getTime() + staffInvitationDays * day),
  });
  await database.sql.insert(staffInvitations).values(Array.from({ length: count }, row));
}

describe('asking people to run competitions', () => {
  it('is done so often within 24 hours, in all one’s competitions together, and however many come at once', async () => {
    const mine = await owned();
    await asked(mine, staffInvitationsADay - 2);
    const { owner } = mine;
    const others = [mine, ...(await Promise.all([1, 2, 3, 4].map(() => competition(parts, { owner }))))];
    const ids = others.map((one) => ('view' in one ? one.view.competition.id : one.competitionId));
    const all = await Promise.allSettled(ids.map((id) => mine.invite(nobody(), id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(mine.invite()).rejects.toMatchObject({
      status: 429,
      code: 'staff_invitations_used_up',
      retryAfter: day / 1000,
      message: expect.stringContaining('The limit is 50 in 24 hours.'),
    });
    const other = await owned();
    await other.invite();
    clock.advance(day);
    await mine.invite();
  });

  it('asks again whom one asked, whatever is left', async () => {
    const mine = await owned();
    await mine.invite('again@example.org');
    await asked(mine, staffInvitationsADay - 1);
    await mine.invite('again@example.org');
    await settle();
    expect(mailbox.sent.filter(({ to }) => to === 'again@example.org')).toHaveLength(1);
  });

  it('mails nobody of an invitation that is too old by then', async () => {
    const mine = await owned();
    await mine.invite('late@example.org');
    clock.advance(staffInvitationDays * day);
    await mailStaffInvitations(parts, new AbortController().signal);
    expect(mailbox.sent.filter(({ to }) => to === 'late@example.org')).toEqual([]);
  });

  it('forgets the address of one that has been too old for long, and not before', async () => {
    const mine = await owned();
    await mine.invite('gone@example.org');
    const isGone = eq(staffInvitations.email, 'gone@example.org');
    clock.advance((staffInvitationDays + staffInvitationKeptDays) * day);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    expect(await database.sql.select().from(staffInvitations).where(isGone)).toHaveLength(1);
    clock.advance(1);
    await deleteExpired(parts.database.sql, retentions, clock.now());
    expect(await database.sql.select().from(staffInvitations).where(isGone)).toEqual([]);
  });
});
