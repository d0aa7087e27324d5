import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelEvent } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import {
  acceptTicket,
  listOfferedTickets,
  offerTicket,
} from '@chalkline/contract/events/transfers.endpoints.ts';
import { editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith, ticketTo } from '../events.factory.ts';
import { remindHolders } from './holder-mails.remind.service.ts';

const { parts, call, clock, mailbox, settle } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  return { ...who, as: await signedIn(parts, who), viewer: asViewer(who) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** An event in three days with two people who have tickets, one without an account. */
async function night() {
  const host = await somebody();
  const starts = clock.now().getTime() + 3 * day;
  const times = (shift: number) => ({
    starts_at: new Date(starts + shift).toISOString(),
    ends_at: new Date(starts + shift + 3 * hour).toISOString(),
  });
  const event = await eventWith(parts, host.viewer, {
    ...times(0),
    refund_rule: [{ hoursBefore: 0, rate: 10_000, kept: 0 }],
  });
  const [mara, gus] = [await somebody(), await somebody({ state: 'guest' })];
  const ticketId = await ticketTo(parts, mara.viewer, event);
  await ticketTo(parts, gus.viewer, event);
  await settle();
  const facts = { group_id: event.id, ...times(0), zone: 'Europe/Amsterdam', currency: 'EUR' };
  const types = (event.facts.event?.ticketTypes ?? []).map(({ id, name, price }) => ({ id, name, price }));
  const edit = async (change: object) => {
    const ticket_types = JSON.stringify(types);
    const body = { ...facts, place: 'Dock 7, Rotterdam', ticket_types, ...change };
    await call(editGroup, { body }, { as: host.as });
    await settle();
  };
  return { host, event, mara, gus, ticketId, times, edit };
}

const lettersTo = ({ email }: Somebody) => mailbox.sent.filter(({ to }) => to === email);
const icsOf = (letter: Letter | undefined) => {
  const file = letter?.files?.find(({ name }) => name.endsWith('.ics'));
  return Buffer.from(file?.content ?? '', 'base64').toString();
};
const sequenceOf = (ics: string) => Number(/SEQUENCE:(\d+)/.exec(ics)?.[1]);
const uidOf = (ics: string) => /UID:(\S+)/.exec(ics)?.[1];
const titles = async ({ as }: Somebody) =>
  (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);

describe('people with tickets', () => {
  it('get the event for their calendar with the order, and hear of another time or place', async () => {
    const at = await night();
    const first = icsOf(lettersTo(at.mara)[0]);
    expect(first).toContain('STATUS:CONFIRMED');
    await at.edit({ ...at.times(2 * hour), place: 'Dock 9, Rotterdam' });
    for (const who of [at.mara, at.gus]) {
      const letters = lettersTo(who);
      expect(letters.map(({ subject }) => subject)).toEqual([at.event.name, `${at.event.name} has changed`]);
      expect(letters[1]?.text).toMatch(/Now: .*\nDock 9, Rotterdam/);
    }
    const second = icsOf(lettersTo(at.mara)[1]);
    expect(uidOf(second)).toBe(uidOf(first));
    expect(sequenceOf(second)).toBeGreaterThan(sequenceOf(first));
    expect(second).toContain('LOCATION:Dock 9');
    expect(await titles(at.mara)).toContain(`${at.event.name} has changed`);
    expect(lettersTo(at.host)).toEqual([]);
  });

  it('hear nothing of a change of anything else', async () => {
    const at = await night();
    await at.edit({ name: 'Another name', refund_rule: '[]' });
    expect(lettersTo(at.mara)).toHaveLength(1);
  });

  it('are reminded once a day before each start, and not of canceled events', async () => {
    const at = await night();
    const canceled = await night();
    const params = { eventId: canceled.event.id };
    const body = { name: canceled.event.name, reason: 'The roof leaks.' };
    await call(cancelEvent, { params, body }, { as: canceled.host.as, idempotencyKey: newId() });
    const remind = () =>
      remindHolders(parts, {}, { id: '', attempt: 1, signal: new AbortController().signal });
    await remind();
    expect(await titles(at.mara)).toEqual([]);
    clock.advance(2 * day + hour);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await titles(at.mara)).toEqual([`${at.event.name} is coming up`]);
    expect(await titles(canceled.mara)).toEqual([`${canceled.event.name} is canceled`]);
    await at.edit(at.times(hour / 2));
    await remind();
    const coming = (await titles(at.mara)).filter((title) => title.endsWith('is coming up'));
    expect(coming).toHaveLength(2);
  });

  it('get a canceled calendar entry when the event is canceled', async () => {
    const at = await night();
    const params = { eventId: at.event.id };
    const body = { name: at.event.name, reason: 'The roof leaks.' };
    await call(cancelEvent, { params, body }, { as: at.host.as, idempotencyKey: newId() });
    await settle();
    for (const who of [at.mara, at.gus]) {
      const [before, letter, ...others] = lettersTo(who);
      expect(others).toEqual([]);
      expect(letter).toMatchObject({ subject: `${at.event.name} is canceled` });
      expect(letter?.text).toContain('The roof leaks.');
      expect(icsOf(letter)).toMatch(/STATUS:CANCEL/);
      expect(sequenceOf(icsOf(letter))).toBeGreaterThan(sequenceOf(icsOf(before)));
    }
  });

  it('hear of a refund that makes their ticket void, also when somebody else paid', async () => {
    const at = await night();
    const friend = await somebody();
    const params = { ticketId: at.ticketId };
    const orderId = (await call(listTickets, {}, { as: at.mara.as })).data[0]?.orderId ?? '';
    await call(offerTicket, { params, body: { email: friend.email } }, { as: at.mara.as });
    const transferId = (await call(listOfferedTickets, {}, { as: friend.as })).data[0]?.id ?? '';
    await call(acceptTicket, { params: { transferId }, body: {} }, { as: friend.as });
    const { data } = await call(getOrder, { params: { orderId } }, { as: at.mara.as });
    const unitIds = data.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const asked = { params: { orderId }, body: { unitIds } };
    await call(refundOrder, asked, { as: at.host.as, idempotencyKey: newId() });
    await settle();
    const letter = mailbox.lastTo(friend.email);
    expect(letter.subject).toBe(`Your ticket to ${at.event.name} is no longer valid`);
    expect(icsOf(letter)).toMatch(/STATUS:CANCEL/);
    expect(uidOf(icsOf(letter))).toBe(`${at.ticketId}-2@tickets`);
  });
});
