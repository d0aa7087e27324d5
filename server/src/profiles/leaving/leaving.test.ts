import * as sessionCalls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import * as exportCalls from '@chalkline/contract/profiles/exports.endpoints.ts';
import * as profileCalls from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { uploadImage } from '@chalkline/contract/uploads/uploads.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../accounts/auth/sessions.table.ts';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { competitionStaff } from '../../competitions/competitions/competition-staff.table.ts';
import { competition } from '../../competitions/competitions/competitions.factory.ts';
import { competitions } from '../../competitions/competitions/competitions.table.ts';
import { entry } from '../../competitions/entries/entries.factory.ts';
import { entries } from '../../competitions/entries/entries.table.ts';
import { staffInvitation } from '../../competitions/staff-invitations/staff-invitations.factory.ts';
import { staffInvitations } from '../../competitions/staff-invitations/staff-invitations.table.ts';
import { declared } from '../../manifests.ts';
import { exportRows } from '../../platform/database/personal-tables.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { pictureFile } from '../../uploads/uploads.factory.ts';
import { sweepExports } from '../exports/exports.sweep.service.ts';
import { eraseLeft } from './leaving.service.ts';

const { app, call, clock, database, parts, settle } = await testApp();
const password = 'seven lanes of chalk';
const day = 86_400_000;

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const made = await person(parts, { password, ...sketch });
  return { ...made, token: await signedIn(parts, made) };
}
const leave = (token: string, given = password) =>
  call(exportCalls.leave, { body: { password: given } }, { as: token }).then(
    () => 'left',
    ({ errors }) => errors[0].code as string,
  );
const signIn = (email: string, keepAccount?: true) =>
  call(sessionCalls.signIn, { body: { email, password, ...(keepAccount && { keepAccount }) } }).then(
    () => 'in',
    ({ errors }) => errors[0].code as string,
  );
const rowOf = async (id: string) =>
  (await database.sql.select().from(people).where(eq(people.id, id)))[0] ?? expect.unreachable();
async function erasedAfter(days: number) {
  clock.advance(days * day);
  await eraseLeft(parts, declared.personalData);
  await settle();
}

describe('deleting one’s account', () => {
  it('asks for the password again and ends every session at once', async () => {
    const mara = await somebody();
    const elsewhere = await signedIn(parts, mara);
    expect(await leave(mara.token, 'not the password')).toBe('password_wrong');
    expect(await leave(mara.token)).toBe('left');
    expect(await leave(elsewhere)).toBe('session_ended');
    const page = await app.inject({ url: `/api/profiles/${mara.id}` });
    expect(page.statusCode).toBe(404);
  });

  it('happens once however often it is asked for', async () => {
    const { token } = await somebody();
    const answers = await Promise.all([leave(token), leave(token), leave(token)]);
    expect(answers.filter((answer) => answer === 'left')).toHaveLength(1);
  });

  it('is undone by signing in within 14 days', async () => {
    const mara = await somebody();
    await leave(mara.token);
    await erasedAfter(13);
    expect(await signIn(mara.email)).toBe('account_leaving');
    expect(await signIn(mara.email, true)).toBe('in');
    await erasedAfter(2);
    expect(await rowOf(mara.id)).toMatchObject({ state: 'active', name: mara.name, email: mara.email });
  });

  it('leaves nothing of the person after 14 days but their id', async () => {
    const mara = await somebody({ name: 'Mara Lindqvist' });
    const file = new Blob([Uint8Array.from(await pictureFile())]);
    const { data: photo } = await call(uploadImage, { body: {} }, { as: mara.token, files: { file } });
    await call(profileCalls.changeProfile, { body: { photo: photo.id, bio: 'Me' } }, { as: mara.token });
    await call(profileCalls.changeHandle, { body: { handle: 'mara_was_here' } }, { as: mara.token });
    const { data: asked } = await call(exportCalls.askExport, {}, { as: mara.token });
    await settle();
    await leave(mara.token);
    await erasedAfter(14);
    expect(await rowOf(mara.id)).toMatchObject({
      name: 'Deleted member',
      email: `${mara.id}@erased.invalid`,
      state: 'erased',
      bio: null,
      photo: null,
      handle: null,
      birthDate: null,
      erasedFrom: null,
    });
    expect(await signIn(mara.email, true)).toBe('credentials_wrong');
    expect(await database.sql.select().from(sessions).where(eq(sessions.personId, mara.id))).toEqual([]);
    expect(await parts.storage.get(`uploads/${photo.id}.png`)).toBeNull();
    await sweepExports(parts);
    expect(await parts.storage.get(`exports/${asked.id}.zip`)).toBeNull();
    const newcomer = await somebody();
    await expect(
      call(profileCalls.changeHandle, { body: { handle: 'mara_was_here' } }, { as: newcomer.token }),
    ).rejects.toMatchObject({ code: 'handle_taken' });
  });

  it('leaves results without a name, on the board too', async () => {
    const mara = await somebody();
    const made = await competition(parts);
    const { id: competitionId } = made.view.competition;
    const mine = await entry(parts, made, { name: 'Mara Lindqvist' });
    await database.sql.update(entries).set({ personId: mara.id }).where(eq(entries.id, mine.id));
    await leave(mara.token);
    await erasedAfter(14);
    const { data } = await call(getLeaderboard, { params: { competitionId } });
    expect(data.rows.map(({ name }) => name)).toEqual(['Deleted member']);
  });
});

describe('who was asked to run a competition', () => {
  it('see it in an export, and leave no address there', async () => {
    const mara = await somebody();
    const made = await competition(parts);
    const { id } = await staffInvitation(parts, made.viewer, made.view.competition.id, mara);
    const answer = declared.personalData
      .flatMap(({ tables }) => tables)
      .find(({ exported }) => exported?.name === 'competitions-i-am-asked-to-help-to-run');
    const rows = answer && (await exportRows(database.sql, answer, mara))?.rows;
    expect(rows).toMatchObject([{ email: mara.email, role: 'manager', state: 'waiting' }]);
    await leave(mara.token);
    await erasedAfter(14);
    const left = await database.sql.select().from(staffInvitations).where(eq(staffInvitations.id, id));
    expect(left).toEqual([]);
  });
});

describe('who is needed', () => {
  it('cannot leave as the last administrator, and of two one stays', async () => {
    const one = await somebody({ accountType: 'admin' });
    expect(await leave(one.token)).toBe('last_administrator');
    const two = await somebody({ accountType: 'admin' });
    const answers = await Promise.all([leave(one.token), leave(two.token)]);
    expect(answers.toSorted()).toEqual(['last_administrator', 'left']);
  });

  it('cannot leave as the last owner of a competition, and of two one stays', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const made = await competition(parts, { owner: one });
    expect(await leave(one.token)).toBe('last_owner');
    await database.sql.insert(competitionStaff).values({
      competitionId: made.view.competition.id,
      personId: two.id,
      createdBy: one.id,
      role: 'owner',
      createdAt: clock.now(),
    });
    const answers = await Promise.all([leave(one.token), leave(two.token)]);
    expect(answers.toSorted()).toEqual(['last_owner', 'left']);
    await erasedAfter(14);
    const { id } = made.view.competition;
    const [kept] = await database.sql.select().from(competitions).where(eq(competitions.id, id));
    // Who stays sells its places, whoever made it.
    expect(kept?.createdBy).toBe(answers[0] === 'left' ? two.id : one.id);
  });
});
