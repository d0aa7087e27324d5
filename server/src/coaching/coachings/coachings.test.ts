import { changeAccountType } from '@chalkline/contract/administration/people.endpoints.ts';
import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import * as endpoints from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { blockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { declared } from '../../manifests.ts';
import { sendMails } from '../../notifications/mails/mails.send.service.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock, mailbox } = await testApp();

async function somebody(name: string, accountType: 'trainee' | 'trainer' = 'trainee') {
  const { id, email } = await person(parts, { name, accountType });
  const as = await signedIn(parts, { id });
  const ask = (trainerId: string, idempotencyKey: string = crypto.randomUUID()) =>
    call(endpoints.askForCoaching, { body: { trainerId, message: 'One pull-up.' } }, { as, idempotencyKey });
  const move = (coachingId: string, from: CoachingState, to: CoachingState, reason = '') =>
    call(endpoints.moveCoaching, { params: { coachingId }, body: { from, to, reason } }, { as });
  const see = (coachingId: string) => call(endpoints.getCoaching, { params: { coachingId } }, { as });
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  const note = (coachingId: string, text: string, isShared: boolean) =>
    call(
      endpoints.createNote,
      { params: { coachingId }, body: { text, isShared } },
      { as, idempotencyKey: crypto.randomUUID() },
    );
  const notes = async (coachingId: string) =>
    (await call(endpoints.listNotes, { params: { coachingId }, query: {} }, { as })).data.map(
      ({ text }) => text,
    );
  return { id, email, as, ask, move, see, told, note, notes };
}

const pair = async () => ({
  trainer: await somebody('Kofi Mensah', 'trainer'),
  client: await somebody('Ana Rojas'),
});

it('goes from a request to its end, and tells the other of each step', async () => {
  const { trainer, client } = await pair();
  const { id } = (await client.ask(trainer.id)).data;
  expect(await trainer.told()).toEqual(['Ana Rojas asks you for coaching']);
  expect((await trainer.see(id)).data).toMatchObject({
    side: 'trainer',
    other: { name: 'Ana Rojas' },
    message: 'One pull-up.',
    can: { moveTo: ['active', 'refused'], useFile: false },
  });
  await trainer.move(id, 'asked', 'active');
  expect(await client.told()).toEqual(['Kofi Mensah coaches you']);
  expect(await trainer.told()).toEqual([]);
  await trainer.move(id, 'active', 'paused');
  expect(await client.told()).toEqual(['Kofi Mensah paused your coaching']);
  await trainer.move(id, 'paused', 'active');
  await client.move(id, 'active', 'ended');
  expect(await trainer.told()).toEqual(['Ana Rojas ended the coaching']);
  expect((await client.see(id)).data.can).toEqual({ moveTo: [], useFile: false });
  expect((await client.ask(trainer.id)).data.state).toBe('asked');
});

it('ends with a mail whose button names the coaching and opens it', async () => {
  const { trainer, client } = await pair();
  const { id } = (await client.ask(trainer.id)).data;
  const button = async (email: string) => {
    clock.advance(11 * minute);
    await sendMails(parts, declared.notificationSubjects);
    return mailbox.lastTo(email).action;
  };
  const url = (path: string) => expect.stringMatching(new RegExp(`/${path}/${id}$`));
  expect((await button(trainer.email))?.label).toBe('View request');
  await trainer.move(id, 'asked', 'active');
  await trainer.move(id, 'active', 'ended');
  expect(await button(client.email)).toEqual({
    label: 'View coaching with Kofi Mensah',
    url: url('trainers'),
  });
  const { id: again } = (await client.ask(trainer.id)).data;
  await trainer.move(again, 'asked', 'active');
  await client.move(again, 'active', 'ended');
  expect((await button(trainer.email))?.label).toBe('View coaching with Ana Rojas');
});

it('is refused with a reason that the client reads', async () => {
  const { trainer, client } = await pair();
  const { id } = (await client.ask(trainer.id)).data;
  expect(await failure(trainer.move(id, 'asked', 'refused', ' '))).toEqual([
    422,
    'reason_required',
    'body.reason',
  ]);
  await trainer.move(id, 'asked', 'refused', 'No room until May.');
  expect((await client.see(id)).data).toMatchObject({ state: 'refused', reason: 'No room until May.' });
});

it('is open once between two people, also when two requests come at once', async () => {
  const { trainer, client } = await pair();
  const both = await Promise.allSettled([client.ask(trainer.id), client.ask(trainer.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await failure(client.ask(trainer.id))).toEqual([409, 'coaching_open', undefined]);
});

it('is accepted or withdrawn, not both', async () => {
  const { trainer, client } = await pair();
  const { id } = (await client.ask(trainer.id)).data;
  const both = await Promise.allSettled([
    trainer.move(id, 'asked', 'active'),
    client.move(id, 'asked', 'withdrawn'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await failure(client.move(id, 'asked', 'active'))).toEqual([409, 'state_changed', undefined]);
});

it('is asked of trainers alone whose page is there', async () => {
  const { trainer, client } = await pair();
  expect(await failure(trainer.ask(client.id))).toEqual([422, 'not_a_trainer', 'body.trainerId']);
  expect(await failure(trainer.ask(trainer.id))).toEqual([422, 'not_a_trainer', 'body.trainerId']);
  expect(await failure(client.ask('nonsense'))).toEqual([404, 'not_found', undefined]);
  await call(blockPerson, { params: { personId: client.id } }, { as: trainer.as });
  expect(await failure(client.ask(trainer.id))).toEqual([404, 'not_found', undefined]);
});

it('is there for its two people alone', async () => {
  const { trainer, client } = await pair();
  const outsider = await somebody('Outsider', 'trainer');
  const { id } = (await client.ask(trainer.id)).data;
  for (const attempt of [outsider.see, outsider.notes, () => outsider.move(id, 'asked', 'active')])
    expect(await failure(attempt(id))).toEqual([404, 'not_found', undefined]);
});

it('keeps notes, private or shared, closed to the trainer once it ends', async () => {
  const { trainer, client } = await pair();
  const { id } = (await client.ask(trainer.id)).data;
  expect(await failure(trainer.note(id, 'Too early', false))).toEqual([404, 'not_found', undefined]);
  await trainer.move(id, 'asked', 'active');
  await trainer.note(id, 'Left shoulder', false);
  clock.advance(1000);
  expect(await client.told()).not.toContain('Kofi Mensah shared a note with you');
  const { id: noteId } = (await trainer.note(id, 'Rest on Friday', true)).data;
  expect(await client.told()).toContain('Kofi Mensah shared a note with you');
  expect(await failure(client.note(id, 'Mine', false))).toEqual([404, 'not_found', undefined]);
  expect(await trainer.notes(id)).toEqual(['Rest on Friday', 'Left shoulder']);
  expect(await client.notes(id)).toEqual(['Rest on Friday']);
  const remove = () => call(endpoints.deleteNote, { params: { coachingId: id, noteId } }, { as: trainer.as });
  await client.move(id, 'active', 'ended');
  expect(await failure(trainer.notes(id))).toEqual([404, 'not_found', undefined]);
  expect(await failure(remove())).toEqual([404, 'not_found', undefined]);
  expect(await client.notes(id)).toEqual(['Rest on Friday']);
});

it('counts and lists the clients of a trainer by type', async () => {
  const trainer = await somebody('Kofi Mensah', 'trainer');
  const steps: readonly (readonly [string, ...CoachingState[]])[] = [
    ['Ana', 'active'],
    ['Bea', 'active', 'paused'],
    ['Cem', 'active', 'ended'],
    ['Dov', 'refused'],
    ['Eli'],
  ];
  for (const [name, ...moves] of steps) {
    const client = await somebody(name);
    const { id } = (await client.ask(trainer.id)).data;
    let from: CoachingState = 'asked';
    for (const to of moves) {
      await trainer.move(id, from, to, 'Full');
      from = to;
    }
  }
  const ask = async (query: object) =>
    (await call(endpoints.getTrainerDashboard, { query }, { as: trainer.as })).data;
  const names = async (query: object) => (await ask(query)).clients.map(({ other }) => other.name);
  expect((await ask({})).counts).toEqual({ all: 4, active: 1, pending: 1, inactive: 2 });
  expect(await names({ type: 'inactive' })).toEqual(['Bea', 'Cem']);
  expect(await names({ search: 'el' })).toEqual(['Eli']);
  const paged = await allPages(async (cursor) => {
    const { clients, next } = await ask({ limit: 3, ...(cursor && { cursor }) });
    return { data: clients, next };
  });
  expect(paged.map(({ other }) => other.name)).toEqual(['Eli', 'Ana', 'Bea', 'Cem']);
});

it('lists trainers by name with what is open between them and the viewer', async () => {
  const client = await somebody('Ana Rojas');
  const zoe = await somebody('Zoe Zander', 'trainer');
  const zara = await somebody('Zara Zander', 'trainer');
  const say = (as: string, patch: object) => call(changeProfile, { body: patch }, { as });
  await say(zara.as, { bio: 'Weightlifting for beginners.' });
  await say(zoe.as, { bio: 'For my own eyes.', fieldAudiences: { bio: 'me' } });
  const { id } = (await client.ask(zoe.id)).data;
  const found = await call(endpoints.listTrainers, { query: { search: 'zander' } }, { as: client.as });
  expect(found.data).toMatchObject([
    { name: 'Zara Zander', bio: 'Weightlifting for beginners.', coaching: null },
    { name: 'Zoe Zander', bio: null, coaching: { id, state: 'asked' } },
  ]);
  const asking = async (personId: string) =>
    (await call(endpoints.getAsking, { params: { personId } }, { as: client.as })).data;
  expect(await asking(zoe.id)).toEqual({
    name: 'Zoe Zander',
    isTrainer: true,
    mayAsk: false,
    coaching: { id, state: 'asked' },
  });
  expect(await asking(client.id)).toMatchObject({ isTrainer: false, mayAsk: false });
});

it('says how often and where one trains, and is not sent while the trainer pauses requests', async () => {
  const { trainer, client } = await pair();
  const set = (takesRequests: boolean, { as } = trainer) =>
    call(endpoints.setTrainerSettings, { body: { takesRequests, acceptsPrograms: false } }, { as });
  expect(await failure(set(false, client))).toEqual([422, 'not_a_trainer', undefined]);
  await set(false);
  const asked = { params: { personId: trainer.id } };
  const mayAsk = async () => (await call(endpoints.getAsking, asked, { as: client.as })).data.mayAsk;
  expect(await mayAsk()).toBe(false);
  expect(await failure(client.ask(trainer.id))).toEqual([409, 'requests_paused', undefined]);
  await set(true);
  expect(await mayAsk()).toBe(true);
  const body = { trainerId: trainer.id, message: 'One pull-up.', daysPerWeek: 3, trainsAt: 'Home bar' };
  const { id } = (
    await call(endpoints.askForCoaching, { body }, { as: client.as, idempotencyKey: crypto.randomUUID() })
  ).data;
  expect((await trainer.see(id)).data).toMatchObject({
    daysPerWeek: 3,
    trainsAt: 'Home bar',
    startedAt: null,
  });
  await trainer.move(id, 'asked', 'active');
  const startedAt = clock.now().toISOString();
  clock.advance(86_400_000);
  await trainer.move(id, 'active', 'paused');
  expect((await trainer.see(id)).data.startedAt).toBe(startedAt);
});

it('ends when one of the two blocks the other, an open request with it', async () => {
  const { trainer, client } = await pair();
  const { id } = (await client.ask(trainer.id)).data;
  await trainer.move(id, 'asked', 'active');
  const block = (who: { as: string }, whom: { id: string }) =>
    call(blockPerson, { params: { personId: whom.id } }, { as: who.as });
  await Promise.all([block(client, trainer), block(client, trainer)]);
  expect((await client.see(id)).data).toMatchObject({ state: 'ended', can: { moveTo: [] } });
  expect((await trainer.see(id)).data).toMatchObject({ state: 'ended', can: { useFile: false } });

  const other = await pair();
  const asked = (await other.client.ask(other.trainer.id)).data;
  await block(other.trainer, other.client);
  expect((await other.client.see(asked.id)).data).toMatchObject({ state: 'refused', reason: null });
});

it('ends with all clients when an administrator makes the trainer a trainee', async () => {
  const { trainer, client } = await pair();
  const waiting = await somebody('Lena Brandt');
  const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
  const { id } = (await client.ask(trainer.id)).data;
  await trainer.move(id, 'asked', 'active');
  const { id: askedId } = (await waiting.ask(trainer.id)).data;
  const body = { from: 'trainer', to: 'trainee' } as const;
  await call(changeAccountType, { params: { personId: trainer.id }, body }, { as: admin });
  expect((await client.see(id)).data.state).toBe('ended');
  expect(await client.told()).toEqual(['Kofi Mensah ended your coaching']);
  expect((await waiting.see(askedId)).data.state).toBe('refused');
});
