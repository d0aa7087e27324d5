import { unreachableStates } from '@chalkline/contract/lifecycle.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import * as endpoints from '@chalkline/contract/showcase/contact.endpoints.ts';
import { contactMoves } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import type { NewContactMessage } from '@chalkline/contract/showcase/contact.schema.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { declared } from '../../manifests.ts';
import { sendMails } from '../../notifications/mails/mails.send.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { type TestCallExtras, testApp } from '../../platform/testing/test-app.ts';
import { contactMessage } from './contact.factory.ts';
import { sendContactMessage } from './contact.send.service.ts';

const { call, parts, clock, mailbox, settle } = await testApp();
const boss = await person(parts, { accountType: 'admin', name: 'Ada Boss', email: 'ada@example.org' });
const admin = { as: await signedIn(parts, boss) };
let visitors = 0;

/** A form that was open for as long as a person takes. */
async function openForm(seconds = 10): Promise<string> {
  const { data } = await call(endpoints.openContactForm);
  clock.advance(seconds * 1000);
  return data.form;
}

/** What somebody new writes, but for what is given. */
async function written(more: Partial<NewContactMessage> = {}): Promise<NewContactMessage> {
  visitors++;
  const form = more.form ?? (await openForm());
  const body = 'May I change my division?';
  const email = `noor${visitors}@example.org`;
  return { name: 'Noor Achterberg', email, topic: 'question', body, website: '', ...more, form };
}

async function send(more: Partial<NewContactMessage> = {}, extras: TestCallExtras = {}) {
  const body = await written(more);
  const sent = await call(
    endpoints.sendContactMessage,
    { body },
    { from: `203.0.113.${visitors}`, ...extras },
  );
  await settle();
  return { ...sent.data, email: body.email };
}

const bell = (as: TestCallExtras) => call(listNotifications, { query: {} }, as);

/** Mail about notifications waits ten minutes. */
async function mailsGo(): Promise<void> {
  clock.advance(11 * 60_000);
  await sendMails(parts, declared.notificationSubjects);
}

const messages = (query: object = {}) => call(endpoints.listContactMessages, { query }, admin);

describe('a message from /contact', () => {
  it('is kept, confirmed to who wrote it, and told to who answers', async () => {
    const { email, mailed } = await send({ body: 'Where do I park?' });
    expect(mailed).toBe(true);
    expect((await messages()).data[0]).toMatchObject({ email, state: 'new', beginning: 'Where do I park?' });
    const receipt = mailbox.lastTo(email);
    expect(receipt.subject).toBe('We got your message to Chalkline');
    // The address was only typed: no words of a stranger are sent to it.
    expect(receipt.text).not.toMatch(/park\?|Noor/);
  });

  it('rings for who administers the site, once, and by mail unless somebody has seen to it', async () => {
    const { email } = await send({ body: 'Where do I park?' });
    const [notice] = (await bell(admin)).data;
    const id = (await messages()).data[0]?.id;
    expect(notice).toMatchObject({
      kind: 'request',
      title: 'Message from Noor Achterberg',
      text: `${email}: Where do I park?`,
      address: `/dashboard?part=contact&message=${id}`,
    });
    await mailsGo();
    expect(mailbox.lastTo('ada@example.org').text).toContain(`${email}: Where do I park?`);
    await send({ body: 'And where do I eat?' });
    const contactMessageId = (await messages()).data[0]?.id ?? '';
    const told = (await bell(admin)).data.length;
    const body = { from: 'new', to: 'closed' } as const;
    await call(endpoints.moveContactMessage, { params: { contactMessageId }, body }, admin);
    expect((await bell(admin)).data).toHaveLength(told - 1);
    const letters = mailbox.sent.length;
    await mailsGo();
    expect(mailbox.sent).toHaveLength(letters);
  });

  it('is hidden from people who may not answer it', async () => {
    const former = await person(parts, { accountType: 'admin', email: 'former@example.org' });
    const theirs = { as: await signedIn(parts, former) };
    await send();
    expect((await bell(theirs)).data).toHaveLength(1);
    await parts.database.sql.update(people).set({ accountType: 'trainee' }).where(eq(people.id, former.id));
    expect((await bell(theirs)).data).toEqual([]);
    await mailsGo();
    expect(mailbox.sent.filter(({ to }) => to === former.email)).toEqual([]);
  });

  it('is repeated to who was signed in', async () => {
    const noor = await person(parts, { name: 'Noor Signed', email: 'signed@example.org' });
    await send({ email: noor.email, name: noor.name }, { as: await signedIn(parts, noor) });
    expect(mailbox.lastTo(noor.email).text).toContain('> May I change my division?');
  });

  it('says of an address that is not theirs nothing but the receipt', async () => {
    const noor = await person(parts, { name: 'Noor Other', email: 'other@example.org' });
    await send({ email: 'victim@example.org', body: 'Buy this' }, { as: await signedIn(parts, noor) });
    expect(mailbox.lastTo('victim@example.org').text).not.toContain('Buy this');
  });

  it('goes to the address that is set for it', async () => {
    const config = { ...parts.config, contactEmail: 'team@example.org' };
    const sender = { viewer: null, address: '198.51.100.1' };
    await sendContactMessage({ ...parts, config }, sender, await written({ name: 'Ben' }));
    await settle();
    expect(mailbox.lastTo('team@example.org').subject).toBe('Message from Ben');
    expect(mailbox.lastTo('team@example.org').text).toContain('> May I change my division?');
    expect((await bell(admin)).data[0]?.title).toBe('Message from Ben');
    await mailsGo();
    const told = mailbox.sent.filter(({ subject }) => subject === 'Message from Ben');
    expect(told.map(({ to }) => to)).toEqual(['team@example.org']);
  });

  it('is sent once by its form, however often it is tried at once', async () => {
    const body = await written({ body: 'Onceonly' });
    const ask = (idempotencyKey: string) => call(endpoints.sendContactMessage, { body }, { idempotencyKey });
    const same = await Promise.all([ask('a-key-of-mine'), ask('a-key-of-mine'), ask('a-key-of-mine')]);
    expect(same.map(({ data }) => data.mailed)).toEqual([true, true, true]);
    expect(await failure(ask('another-key'))).toEqual([409, 'form_used', 'body.form']);
    const other = await written({ body: 'Onceonly' });
    const race = await Promise.allSettled(
      ['key-one-1', 'key-two-2', 'key-three'].map((idempotencyKey) =>
        call(endpoints.sendContactMessage, { body: other }, { idempotencyKey }),
      ),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await messages({ search: 'onceonly' })).total).toBe(2);
  });

  it('is not kept when a machine filled in what nobody sees', async () => {
    const { total } = await messages();
    expect((await send({ website: 'https://spam.example' })).mailed).toBe(true);
    expect((await messages()).total).toBe(total);
  });

  it.each([
    ['faster than anybody types', () => openForm(1)],
    ['after days', () => openForm(25 * 3600)],
    ['with a made-up form', async () => '01975f00-0000-7000-8000-000000000000.AAAA'],
    [
      'with an altered form',
      async () => (await openForm()).replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    ],
    ['with none of ours', async () => 'x'],
  ])('is refused %s', async (_, form) => {
    expect(await failure(send({ form: await form() }))).toEqual([422, 'form_stale', 'body.form']);
  });

  it.each([
    [{ email: 'nobody' }, 'bad_format', 'body.email'],
    [{ name: ' ' }, 'too_short', 'body.name'],
    [{ body: 'x'.repeat(4_001) }, 'too_long', 'body.body'],
    [{ body: 'NUL \u0000' }, 'invalid', 'body.body'],
    [{ topic: 'boats' as 'other' }, 'not_one_of', 'body.topic'],
  ])('is refused with %j', async (more, code, path) => {
    expect(await failure(send(more))).toEqual([422, code, path]);
  });

  it('is limited by address and by where it comes from', async () => {
    const many = { email: 'many@example.org' };
    for (let sent = 0; sent < 5; sent++) await send(many);
    expect((await failure(send(many)))[0]).toBe(429);
    const here = { from: '192.0.2.7' };
    for (let sent = 0; sent < 30; sent++) await send({}, here);
    expect((await failure(send({}, here)))[0]).toBe(429);
  });
});

describe('those who answer', () => {
  const read = (contactMessageId: string) =>
    call(endpoints.getContactMessage, { params: { contactMessageId } }, admin).then(({ data }) => data);
  const answer = (contactMessageId: string, body: string, idempotencyKey?: string) =>
    call(
      endpoints.answerContactMessage,
      { params: { contactMessageId }, body: { body } },
      { ...admin, ...(idempotencyKey && { idempotencyKey }) },
    );
  const move = (
    contactMessageId: string,
    body: { from: 'new' | 'answered' | 'closed'; to: 'new' | 'closed' },
  ) => call(endpoints.moveContactMessage, { params: { contactMessageId }, body }, admin);

  it('answer by mail, once', async () => {
    const id = await contactMessage(parts, { email: 'asks@example.org', body: 'One line\nand another' });
    const twice = await Promise.all([
      answer(id, 'Yes, you may.', 'same-key'),
      answer(id, 'Yes, you may.', 'same-key'),
    ]);
    expect(twice.map(({ data }) => data.state)).toEqual(['answered', 'answered']);
    await settle();
    const letters = mailbox.sent.filter(({ to }) => to === 'asks@example.org');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Yes, you may.');
    expect(letters[0]?.text).toContain('> One line\n> and another');
    const { answers } = await read(id);
    expect(answers).toMatchObject([{ author: 'Ada Boss', body: 'Yes, you may.' }]);
    expect(answers[0]?.mailedAt).not.toBeNull();
  });

  it('close and take up again, each move by its table', async () => {
    expect(unreachableStates(contactMoves, 'new')).toEqual([]);
    const id = await contactMessage(parts);
    expect(await failure(move(id, { from: 'new', to: 'new' }))).toEqual([
      409,
      'message_move_not_allowed',
      undefined,
    ]);
    const both = await Promise.allSettled([
      move(id, { from: 'new', to: 'closed' }),
      move(id, { from: 'new', to: 'closed' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await failure(move(id, { from: 'new', to: 'closed' })))[1]).toBe('state_changed');
    expect((await move(id, { from: 'closed', to: 'new' })).data.moveTo).toEqual(['answered', 'closed']);
  });

  it('find messages by state and words, page by page', async () => {
    for (let made = 0; made < 5; made++) {
      clock.advance(1000);
      await contactMessage(parts, { name: 'Wombat', body: `Number ${made}` });
    }
    const first = await messages({ search: 'wombat', state: 'new', limit: 3 });
    const rest = await messages({ search: 'wombat', state: 'new', limit: 3, cursor: first.next });
    expect(
      [first.total, ...first.data, ...rest.data].map((one) =>
        typeof one === 'object' ? one.beginning : one,
      ),
    ).toEqual([5, 'Number 4', 'Number 3', 'Number 2', 'Number 1', 'Number 0']);
    expect(rest.next).toBeNull();
    expect((await failure(messages({ search: 'other', cursor: first.next })))[1]).toBe('cursor_invalid');
  });

  it('are administrators, and see only what is there', async () => {
    const corporate = await signedIn(parts, await person(parts, { accountType: 'corporate_admin' }));
    expect((await failure(call(endpoints.listContactMessages, {}, { as: corporate })))[0]).toBe(403);
    for (const id of ['x', '01975f00-0000-7000-8000-000000000000']) {
      expect((await failure(read(id)))[0]).toBe(404);
      expect((await failure(answer(id, 'Hello')))[0]).toBe(404);
    }
  });
});
