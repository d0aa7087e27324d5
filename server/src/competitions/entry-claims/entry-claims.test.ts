import { moveCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { claimMailsADay } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import * as endpoints from '@chalkline/contract/competitions/entry-claims.endpoints.ts';
import { exportEntries } from '@chalkline/contract/competitions/exports.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { type CompetitionSketch, competition } from '../competitions/competitions.factory.ts';
import { entry } from '../entries/entries.factory.ts';
import { staffMember } from '../staff-invitations/staff-invitations.factory.ts';
import { mailEntryClaims } from './entry-claims.mail.service.ts';
import { entryClaims } from './entry-claims.table.ts';

const { parts, call, clock, database, mailbox, settle } = await testApp();

let number = 0;
const fresh = () => `athlete${++number}@example.org`;
const mailsTo = (email: string) => mailbox.sent.filter(({ to }) => to === email);

async function desk(sketch: CompetitionSketch = { state: 'published' }) {
  const made = await competition(parts, sketch);
  const as = await signedIn(parts, made.owner);
  const competitionId = made.view.competition.id;
  const params = { competitionId };
  const send = (csv: string, body: object = {}) =>
    call(importEntries, { params, body: { csv, ...body } }, { as });
  const invite = (entryId: string, email: string, who = as) =>
    call(endpoints.inviteAthlete, { params: { ...params, entryId }, body: { email } }, { as: who });
  const claims = async (who = as) => (await call(endpoints.listEntryClaims, { params }, { as: who })).data;
  const entries = async () => (await call(listEntries, { params, query: { limit: 100 } }, { as })).data;
  return { made, as, params, send, invite, claims, entries };
}

async function athlete(email: string) {
  const who = await person(parts, { email });
  const as = await signedIn(parts, who);
  const mine = async () => (await call(endpoints.listMyEntryClaims, {}, { as })).data;
  const claim = (entryId: string) => call(endpoints.claimEntry, { params: { entryId } }, { as });
  const decline = (entryId: string) => call(endpoints.declineEntryClaim, { params: { entryId } }, { as });
  return { who, as, mine, claim, decline };
}

describe('athletes of a file with emails', () => {
  it('are invited once the competition is published, and the entry becomes theirs when they say so', async () => {
    const { send, params, as, claims, entries } = await desk({ state: 'draft' });
    const [known, stranger] = [fresh(), fresh()];
    const csv = `name,email\nSigne Halvorsen,${known.toUpperCase()}\nAmara Okonkwo,${stranger}\nTobias Reinholt,\n`;
    const signe = await athlete(known);
    expect((await send(csv, { dryRun: true })).data).toMatchObject({ added: 3, invited: 2 });
    expect(await claims()).toEqual([]);
    expect((await send(csv)).data).toMatchObject({ added: 3, invited: 2 });
    expect((await send(csv)).data).toMatchObject({ added: 0, unchanged: 3, invited: 0 });
    await settle();
    expect([mailsTo(stranger), await signe.mine()]).toEqual([[], []]);
    await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } }, { as });
    await settle();
    expect(mailsTo(stranger).map(({ subject }) => subject)).toEqual(['You’re in Harbor Throwdown']);
    // People with an account are notified there.
    const bell = await call(listNotifications, { query: {} }, { as: signe.as });
    expect(bell.data.map(({ title }) => title)).toContain('Are you Signe Halvorsen in Harbor Throwdown?');
    const [mine] = await signe.mine();
    expect(mine).toMatchObject({ name: 'Signe Halvorsen', competition: { name: 'Harbor Throwdown' } });
    expect((await signe.claim(mine?.entryId ?? '')).data).toEqual({ entryId: mine?.entryId, merged: false });
    expect((await entries()).map(({ claimed }) => claimed)).toEqual([true, false, false]);
    expect((await claims()).map(({ email }) => email)).toEqual([stranger]);
    expect((await send(csv)).data).toMatchObject({ unchanged: 3, invited: 0 });
    const { csv: file } = (await call(exportEntries, { params }, { as })).data;
    expect([file.includes(stranger), file.includes(known)]).toEqual([true, false]);
    // Registering with the email is enough: no link, no code.
    expect(await (await athlete(stranger)).mine()).toHaveLength(1);
  });

  it('are refused by row for an email that is none', async () => {
    const { send } = await desk();
    const { data } = await send('name,email\nSigne Halvorsen,signe at example\n');
    expect(data.problems).toMatchObject([{ row: 2, column: 'email', code: 'email_unreadable' }]);
  });
});

describe('an invitation to claim an entry', () => {
  it('is for the managers to send and read, and for its own email to answer', async () => {
    const { made, invite, claims, params } = await desk();
    const { id } = await entry(parts, made);
    const email = fresh();
    const scorer = await person(parts);
    await staffMember(parts, made.viewer, params.competitionId, scorer, 'scorer');
    const asScorer = await signedIn(parts, scorer);
    expect((await failure(invite(id, email, asScorer))).slice(0, 2)).toEqual([403, 'not_allowed']);
    expect((await failure(claims(asScorer))).slice(0, 2)).toEqual([403, 'not_allowed']);
    await invite(id, email);
    const other = await athlete(fresh());
    for (const act of [other.claim, other.decline]) {
      expect((await failure(act(id))).slice(0, 2)).toEqual([404, 'not_found']);
    }
    const own = await athlete(email);
    const both = await Promise.allSettled([own.claim(id), own.claim(id), own.claim(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await failure(invite(id, fresh()))).slice(0, 2)).toEqual([409, 'entry_claimed']);
  });

  it('mails an address once, also when it is sent again, until another address is given', async () => {
    const { made, invite, claims } = await desk();
    const { id } = await entry(parts, made);
    const [first, second] = [fresh(), fresh()];
    await invite(id, first);
    await invite(id, first);
    await settle();
    expect(mailsTo(first)).toHaveLength(1);
    await invite(id, second);
    await settle();
    expect([mailsTo(first).length, mailsTo(second).length]).toEqual([1, 1]);
    expect(await claims()).toMatchObject([{ email: second, state: 'waiting' }]);
  });

  it('that was declined stays so in later files, and is sent again when asked a day later', async () => {
    const { made, send, invite, claims } = await desk();
    const { id } = await entry(parts, made);
    const email = fresh();
    await invite(id, email);
    await settle();
    const own = await athlete(email);
    await own.decline(id);
    expect(await own.mine()).toEqual([]);
    expect((await send(`name,email\nSigne Halvorsen,${email}\n`)).data).toMatchObject({ invited: 0 });
    await invite(id, email);
    expect(await claims()).toMatchObject([{ state: 'declined' }]);
    clock.advance(day + 1);
    await invite(id, email);
    expect(await claims()).toMatchObject([{ state: 'waiting' }]);
  });

  it('can be withdrawn, and leaves nothing', async () => {
    const { made, as, invite, claims, params } = await desk();
    const { id: entryId } = await entry(parts, made);
    const email = fresh();
    await invite(entryId, email);
    const withdraw = () => call(endpoints.withdrawEntryClaim, { params: { ...params, entryId } }, { as });
    await withdraw();
    expect([await claims(), await (await athlete(email)).mine()]).toEqual([[], []]);
    expect((await failure(withdraw())).slice(0, 2)).toEqual([404, 'not_found']);
  });

  it('merges with the place that the athlete has in the division already', async () => {
    const { made, invite, entries } = await desk();
    const email = fresh();
    const own = await athlete(email);
    const [first, second] = [await entry(parts, made), await entry(parts, made, { name: 'S. Halvorsen' })];
    await invite(first.id, email);
    await own.claim(first.id);
    await invite(second.id, email);
    expect((await own.claim(second.id)).data).toEqual({ entryId: second.id, merged: true });
    expect((await entries()).map(({ state, claimed }) => [state, claimed])).toEqual([
      ['active', true],
      ['withdrawn', false],
    ]);
  });
});

it('are mailed within the day’s limit of their organizer, over all their competitions', async () => {
  const { made, send } = await desk();
  const many = Array.from({ length: claimMailsADay }, (_, index) => `Athlete ${index},${fresh()}`);
  expect((await send(`name,email\n${many.join('\n')}\n`)).data).toMatchObject({ invited: claimMailsADay });
  const mailedAt = clock.now();
  await database.sql.update(entryClaims).set({ mailDueAt: null, mailedAt });
  const second = await competition(parts, { owner: made.owner, state: 'published' });
  const { id: entryId } = await entry(parts, second);
  const [late, other] = [fresh(), await desk()];
  const params = { competitionId: second.view.competition.id, entryId };
  await call(
    endpoints.inviteAthlete,
    { params, body: { email: late } },
    { as: await signedIn(parts, made.owner) },
  );
  const { id: othersEntry } = await entry(parts, other.made);
  const free = fresh();
  await other.invite(othersEntry, free);
  await settle();
  expect([mailsTo(late).length, mailsTo(free).length]).toEqual([0, 1]);
  clock.advance(day + 1);
  await mailEntryClaims(parts, new AbortController().signal);
  expect(mailsTo(late)).toHaveLength(1);
});
