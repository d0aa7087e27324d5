import { setSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { setTrainerSettings } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { changeProgram, withdrawProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { listRunningPrograms } from '@chalkline/contract/training/enrollments.endpoints.ts';
import type { ProgramRequestAnswer } from '@chalkline/contract/training/program-request.schema.ts';
import * as endpoints from '@chalkline/contract/training/program-requests.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { coaching } from '../../coaching/coachings/coachings.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { publishedProgram, smallTree } from '../../programs/programs/programs.factory.ts';
import { trainingLog } from '../logs/logs.factory.ts';

const { parts, call, clock } = await testApp();
// A Monday.
clock.set('2026-11-23T09:00:00Z');

const terms = { startDay: '2026-11-23', weekdays: [1, 3], zone: 'Europe/Berlin' };
const refused = async (asked: Promise<unknown>) => (await failure(asked))[1];

async function somebody(name: string, accountType: 'trainer' | 'trainee' = 'trainee') {
  const who = await person(parts, { name, accountType });
  const as = await signedIn(parts, who);
  const key = () => ({ as, idempotencyKey: crypto.randomUUID() });
  const ask = async (programId: string) =>
    (
      await call(
        endpoints.requestProgram,
        { params: { programId }, body: { ...terms, message: 'From Berlin.' } },
        key(),
      )
    ).data;
  const assign = async (coachingId: string, programId: string) => {
    const { zone: _, ...planned } = terms;
    const body = { ...planned, programId, message: 'Start light.' };
    return (await call(endpoints.assignProgram, { params: { coachingId }, body }, key())).data;
  };
  const answer = async (programRequestId: string, body: ProgramRequestAnswer) =>
    (await call(endpoints.answerProgramRequest, { params: { programRequestId }, body }, { as })).data;
  const list = async (side: 'to_me' | 'by_me', state: 'open' | 'answered' = 'open') =>
    (await call(endpoints.listProgramRequests, { query: { side, state } }, { as })).data;
  const running = async () => (await call(listRunningPrograms, {}, { as })).data;
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  return { who, as, ask, assign, answer, list, running, told };
}

async function world() {
  const trainer = await somebody('Kofi Mensah', 'trainer');
  const client = await somebody('Ana Rojas');
  const { id: coachingId } = await coaching(parts, { trainer: trainer.who, client: client.who });
  const tree = smallTree(2, 2);
  const program = await publishedProgram(parts, asViewer(trainer.who), { name: 'Base', tree });
  const file = async ({ as }: { as: string }) =>
    (await call(endpoints.getClientPrograms, { params: { coachingId } }, { as })).data;
  return { trainer, client, coachingId, program, file };
}

it('is found by the name that people see of its program, not by the draft’s', async () => {
  const { trainer, client, program } = await world();
  const { id } = await client.ask(program.id);
  const body = { version: program.version, name: 'Secret peak' };
  await call(changeProgram, { params: { programId: program.id }, body }, { as: trainer.as });
  const found = async ({ as }: { as: string }, side: 'to_me' | 'by_me', search: string) =>
    (await call(endpoints.listProgramRequests, { query: { side, search } }, { as })).data.map(
      (one) => one.id,
    );
  expect(await found(client, 'by_me', 'base kofi')).toEqual([id]);
  expect(await found(trainer, 'to_me', 'rojas base')).toEqual([id]);
  expect([await found(client, 'by_me', 'secret'), await found(client, 'by_me', 'ana')]).toEqual([[], []]);
});

it('starts when the client accepts what their trainer assigned, and the trainer sees the adherence', async () => {
  const { trainer, client, coachingId, program, file } = await world();
  const { id } = await trainer.assign(coachingId, program.id);
  expect(await refused(trainer.assign(coachingId, program.id))).toBe('program_request_open');
  expect(await client.told()).toContain('Kofi Mensah assigned you Base');
  const [got] = await client.list('to_me');
  expect(got).toMatchObject({
    isAssigned: true,
    other: { name: 'Kofi Mensah' },
    program: { name: 'Base', workouts: 4, isVisible: true },
    can: { moveTo: ['accepted', 'declined'] },
  });
  expect(await refused(trainer.answer(id, { to: 'accepted', ...terms }))).toBe('state_changed');
  const both = await Promise.allSettled([
    client.answer(id, { to: 'accepted', ...terms }),
    client.answer(id, { to: 'accepted', ...terms }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await trainer.told()).toContain('Ana Rojas accepted Base');
  expect((await trainer.list('by_me', 'answered')).map(({ state }) => state)).toEqual(['accepted']);
  const [running] = await client.running();
  await trainingLog(parts, asViewer(client.who), { scheduledId: running?.days[0]?.id ?? null });
  expect(await file(trainer)).toEqual({ isShared: false, running: [], requests: [] });
  const sharing = { training: true, nutrition: false, body: false };
  await call(setSharing, { params: { coachingId }, body: sharing }, { as: client.as });
  expect((await file(trainer)).running).toMatchObject([{ program: 'Base', adherence: { due: 1, done: 1 } }]);
});

it('starts on the client’s days and in their zone when the coach accepts what they asked for', async () => {
  const { trainer, client, program } = await world();
  const { id } = await client.ask(program.id);
  expect(await trainer.told()).toContain('Ana Rojas asks you for Base');
  const later = { ...terms, startDay: '2026-11-25', zone: 'America/New_York' };
  expect((await trainer.answer(id, { to: 'accepted', ...later })).state).toBe('accepted');
  expect(await client.running()).toMatchObject([{ program: 'Base', days: [{ day: '2026-11-25' }, {}] }]);
  expect(await client.told()).toContain('Kofi Mensah accepted Base');
  expect(await refused(client.ask(program.id))).toBe('program_running');
});

it('is declined with a reason or withdrawn, and can be sent again', async () => {
  const { trainer, client, program } = await world();
  const first = await client.ask(program.id);
  await trainer.answer(first.id, { to: 'declined', reason: 'Finish yours first.' });
  expect(await client.told()).toContain('Kofi Mensah declined Base');
  expect((await client.list('by_me', 'answered'))[0]?.reason).toBe('Finish yours first.');
  const second = await client.ask(program.id);
  await client.answer(second.id, { to: 'withdrawn' });
  expect(await trainer.list('to_me')).toEqual([]);
  expect(await refused(trainer.answer(second.id, { to: 'accepted', ...terms }))).toBe('state_changed');
});

it('is between a trainer with a published program of their own and a client', async () => {
  const { trainer, client, coachingId, program, file } = await world();
  const outsider = await somebody('Iva Moss', 'trainer');
  const theirs = await publishedProgram(parts, asViewer(outsider.who));
  expect(await refused(trainer.assign(coachingId, theirs.id))).toBe('program_not_assignable');
  expect(await refused(outsider.assign(coachingId, theirs.id))).toBe('not_found');
  expect(await refused(client.assign(coachingId, program.id))).toBe('not_found');
  expect(await refused(file(outsider))).toBe('not_found');
  expect(await refused(trainer.ask(program.id))).toBe('program_is_mine');
  await call(blockPerson, { params: { personId: outsider.who.id } }, { as: trainer.as });
  expect(await refused(outsider.ask(program.id))).toBe('not_found');
  const { id } = await trainer.assign(coachingId, program.id);
  expect(await refused(outsider.answer(id, { to: 'declined', reason: 'No' }))).toBe('not_found');
  await call(withdrawProgram, { params: { programId: program.id } }, { as: trainer.as });
  expect(await refused(client.answer(id, { to: 'accepted', ...terms }))).toBe('program_not_assignable');
  expect((await client.list('to_me'))[0]).toMatchObject({ state: 'open', program: { isVisible: false } });
});

it('starts at once where the coach accepts what their clients ask for, and only theirs', async () => {
  const { trainer, client, program } = await world();
  const stranger = await somebody('Iva Moss');
  const settings = { takesRequests: true, acceptsPrograms: true };
  await call(setTrainerSettings, { body: settings }, { as: trainer.as });
  expect(await client.ask(program.id)).toMatchObject({ state: 'accepted', can: { moveTo: [] } });
  expect(await client.running()).toMatchObject([{ program: 'Base' }]);
  expect(await trainer.told()).toContain('Ana Rojas starts Base');
  expect((await stranger.ask(program.id)).state).toBe('open');
  expect(await stranger.running()).toEqual([]);
});

it('is withdrawn when one of the two blocks the other', async () => {
  const { trainer, client, coachingId, program } = await world();
  const { id } = await trainer.assign(coachingId, program.id);
  await call(blockPerson, { params: { personId: trainer.who.id } }, { as: client.as });
  expect(await client.list('to_me')).toEqual([]);
  expect(await client.list('to_me', 'answered')).toMatchObject([{ id, state: 'withdrawn' }]);
  expect(await refused(client.answer(id, { to: 'accepted', ...terms }))).toBe('state_changed');
});
