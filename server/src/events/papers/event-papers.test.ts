import { placeOrder, quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as door from '@chalkline/contract/events/door.endpoints.ts';
import { getTicketCalendar, listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { renameTicketHolder } from '@chalkline/contract/events/holder-names.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/papers.endpoints.ts';
import {
  acceptTicket,
  listOfferedTickets,
  offerTicket,
} from '@chalkline/contract/events/transfers.endpoints.ts';
import { editGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import {
  answerQuestions,
  getQuestions,
  listAnswers,
  setQuestions,
} from '@chalkline/contract/waivers/questions.endpoints.ts';
import {
  changeWaiver,
  createWaiver,
  listSigners,
  listWaivers,
  signWaiver,
} from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { question } from '../../waivers/questions/questions.factory.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  const as = await signedIn(parts, who);
  const tickets = async () => (await call(listTickets, {}, { as })).data;
  return { id: who.id, name: who.name, email: who.email, as, viewer: asViewer(who), tickets };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** An event tonight that asks each attendee for an emergency contact and the buyer for a car, with a waiver. */
async function night() {
  const host = await somebody();
  const starts = clock.now().getTime() + hour;
  const group = await eventWith(parts, host.viewer, {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3 * hour).toISOString(),
    ticket_types: [
      { name: 'Floor', price: 0 },
      { name: 'Spectator', price: 0, asks_papers: false },
    ],
  });
  const { id } = group;
  const subject = { subjectKind: 'event', subjectId: id } as const;
  const contact = question();
  const car = question({ scope: 'order', label: 'License plate', required: false });
  const body = { ...subject, version: 0, questions: [contact, car] } as const;
  await call(setQuestions, { body: body as never }, { as: host.as });
  const waiver = (
    await call(
      createWaiver,
      { body: { group_id: id, title: 'House rules', text: 'Chalk up.' } },
      { as: host.as },
    )
  ).data;
  const [floor = '', spectator = ''] = group.facts.event?.ticketTypes.map((type) => type.id) ?? [];
  const answersOf = (value: string) => [{ questionId: contact.id, value }];
  const order = ({ as }: Somebody, lines: readonly object[]) =>
    call(
      placeOrder,
      { body: { kind: 'ticket', offerId: id, lines: lines as never } },
      { as, idempotencyKey: newId() },
    );
  const signing = { versionId: waiver.versionId, name: 'Mia Berg', drawing: null, birthDate: '1990-05-01' };
  const sign = ({ as }: Somebody) =>
    call(signWaiver, { params: { waiverId: waiver.id }, body: signing }, { as });
  /** Two tickets, of which the second is for Mia. */
  const two = async (buyer: Somebody) => {
    await sign(buyer);
    const attendees = [{ answers: answersOf('Ann 06') }, { name: 'Mia Berg', answers: answersOf('Bo 07') }];
    const details = { attendees, answers: [{ questionId: car.id, value: 'XY-12' }] };
    await order(buyer, [{ itemId: floor, quantity: 2, details }]);
    const all = await buyer.tickets();
    const mine = all.find(({ holderName }) => holderName === buyer.name);
    const mias = all.find(({ holderName }) => holderName === 'Mia Berg');
    return { mine, mias };
  };
  const scan = (code: string | null | undefined, more: object = {}) =>
    call(door.checkIn, { body: { group_id: id, code: code ?? '', ...more } }, { as: host.as });
  return {
    host,
    id,
    subject,
    group,
    waiver,
    floor,
    spectator,
    contact,
    answersOf,
    order,
    sign,
    signing,
    two,
    scan,
  };
}

describe('questions and waivers of tickets', () => {
  it('are asked in the order, each with its path, and not for a quote or for a type that asks nothing', async () => {
    const at = await night();
    const buyer = await somebody();
    const lines = [{ itemId: at.floor, quantity: 1 }];
    await call(quoteOrder, { body: { kind: 'ticket', offerId: at.id, lines } }, { as: buyer.as });
    const path = `body.lines.0.details.attendees.0.answers.${at.contact.id}`;
    expect(await failure(at.order(buyer, lines))).toEqual([422, 'answer_required', path]);
    const details = { attendees: [{ answers: at.answersOf('Ann 06') }] };
    const answered = [{ itemId: at.floor, quantity: 1, details }];
    expect(await failure(at.order(buyer, answered))).toEqual([422, 'waiver_required', 'body.lines.0.waiver']);
    const nameless = [{ ...lines[0], details: { attendees: [{ name: 'x'.repeat(121) }] } }];
    expect(await failure(at.order(buyer, nameless))).toContain('body.lines.0.details.attendees.0.name');
    await at.order(buyer, [{ itemId: at.spectator, quantity: 1 }]);
    expect(await buyer.tickets()).toMatchObject([{ asksPapers: false, isMissingPapers: false }]);
    await at.sign(buyer);
    await at.order(buyer, answered);
    expect((await buyer.tickets())[1]).toMatchObject({ asksPapers: true, isMissingPapers: false });
  });

  it('are shown to who runs the event, by ticket and order, in lists and in the door list', async () => {
    const at = await night();
    const buyer = await somebody({ name: 'Ravi Iyer' });
    const { mine, mias } = await at.two(buyer);
    expect(mine).toMatchObject({ isMissingPapers: false });
    expect(mias).toMatchObject({ isMissingPapers: true });
    const query = at.subject;
    const said = (await call(listAnswers, { query }, { as: at.host.as })).data;
    expect(said.map(({ name, scope, answers }) => [name, scope, answers[0]?.shown])).toEqual(
      expect.arrayContaining([
        ['Mia Berg', 'person', 'Bo 07'],
        ['Ravi Iyer', 'order', 'XY-12'],
        ['Ravi Iyer', 'person', 'Ann 06'],
      ]),
    );
    const params = { waiverId: at.waiver.id };
    const signers = (await call(listSigners, { params, query: {} }, { as: at.host.as })).data;
    expect(signers.map(({ name, detail, state }) => [name, detail, state])).toEqual([
      ['Mia Berg', 'Floor', 'missing'],
      ['Ravi Iyer', 'Floor', 'signed'],
    ]);
    const list = (await call(door.getDoorList, { params: { eventId: at.id } }, { as: at.host.as })).data;
    const rows = list.content.split(/\r?\n/);
    expect(rows[0]).toMatch(/,missing,Emergency contact,License plate$/);
    expect(rows[1]).toMatch(/^Mia Berg,Floor,.*,House rules,Bo 07,XY-12$/);
    expect(rows[2]).toMatch(/^Ravi Iyer,Floor,.*,,Ann 06,XY-12$/);
    const outsider = await somebody();
    expect(await failure(call(listAnswers, { query }, { as: outsider.as }))).toContain(403);
  });

  it('are made up for at the door, after which the ticket is let in; group check-in leaves it out', async () => {
    const at = await night();
    const buyer = await somebody();
    const { mine, mias } = await at.two(buyer);
    const refused = call(
      door.checkIn,
      { body: { group_id: at.id, code: mias?.code ?? '' } },
      { as: at.host.as },
    );
    await expect(refused).rejects.toMatchObject({
      status: 409,
      errors: [{ code: 'papers_missing', ticketId: mias?.id }],
    });
    const params = { eventId: at.id };
    const group = { params, body: { orderId: mine?.orderId ?? '' } };
    const came = (await call(door.checkInOrder, group, { as: at.host.as, idempotencyKey: newId() })).data;
    expect(came.map(({ ticketId }) => ticketId)).toEqual([mine?.id]);
    const ticket = { ticketId: mias?.id ?? '' };
    const before = (await call(endpoints.getTicketPapers, { params: ticket }, { as: at.host.as })).data;
    expect(before).toMatchObject({ missing: ['House rules'], answers: [{ value: 'Bo 07' }] });
    const body = { waiverId: at.waiver.id, ...at.signing };
    const asked = { params: ticket, body };
    const signed = await Promise.all(
      Array.from({ length: 3 }, () => call(endpoints.signForTicket, asked, { as: at.host.as })),
    );
    expect(signed.map(({ data }) => data.missing)).toEqual([[], [], []]);
    expect((await at.scan(mias?.code)).data).toMatchObject({ holderName: 'Mia Berg', state: 'in' });
  });

  it('come after void and too early, and before already in; a reason lets in all the same', async () => {
    const at = await night();
    const buyer = await somebody();
    const { mias } = await at.two(buyer);
    clock.advance(-3 * hour);
    expect(await failure(at.scan(mias?.code))).toContain('door_not_open');
    clock.advance(3 * hour);
    expect(await failure(at.scan(mias?.code))).toContain('papers_missing');
    await at.scan(mias?.code, { reason: 'Signed on paper' });
    expect(await failure(at.scan(mias?.code))).toContain('papers_missing');
  });

  it('ask again with a new version, and where a question is added', async () => {
    const at = await night();
    const buyer = await somebody();
    const { mine } = await at.two(buyer);
    const change = { version: at.waiver.version, text: 'Chalk up, twice.' };
    await call(changeWaiver, { params: { waiverId: at.waiver.id }, body: change }, { as: at.host.as });
    expect(await failure(at.scan(mine?.code))).toContain('papers_missing');
    const { data } = await call(listWaivers, { query: at.subject }, { as: buyer.as });
    const versionId = data.waivers[0]?.versionId ?? '';
    const params = { ticketId: mine?.id ?? '' };
    const body = { waiverId: at.waiver.id, ...at.signing, versionId };
    await call(endpoints.signForTicket, { params, body }, { as: buyer.as });
    await at.scan(mine?.code);
  });

  it('of a minor need a guardian beside them', async () => {
    const at = await night();
    const buyer = await somebody();
    const { mias } = await at.two(buyer);
    const params = { ticketId: mias?.id ?? '' };
    const body = { waiverId: at.waiver.id, ...at.signing };
    const send = (more: object) =>
      call(endpoints.signForTicket, { params, body: { ...body, ...more } }, { as: buyer.as });
    expect(await failure(send({ birthDate: null }))).toContain('birth_date_required');
    const birthDate = '2015-01-01';
    expect(await failure(send({ birthDate }))).toContain('guardian_required');
    const guardian = { name: 'Ann Berg', drawing: null, relation: 'Mother' };
    expect((await send({ birthDate, guardian })).data.missing).toEqual([]);
  });

  it('of a ticket are its holder’s and the door’s alone', async () => {
    const at = await night();
    const buyer = await somebody();
    const { mias } = await at.two(buyer);
    const outsider = await somebody();
    const params = { ticketId: mias?.id ?? '' };
    const answers = at.answersOf('x');
    const signature = { waiverId: at.waiver.id, ...at.signing };
    const tries = [
      () => call(endpoints.getTicketPapers, { params }, { as: outsider.as }),
      () => call(endpoints.answerForTicket, { params, body: { answers } }, { as: outsider.as }),
      () => call(endpoints.signForTicket, { params, body: signature }, { as: outsider.as }),
      () =>
        call(
          endpoints.signForTicket,
          { params, body: { ...signature, waiverId: newId() } },
          { as: buyer.as },
        ),
    ];
    for (const attempt of tries) expect(await failure(attempt())).toContain(404);
    const own = { ...at.subject, answers };
    expect(await failure(call(answerQuestions, { body: own }, { as: buyer.as }))).toContain(403);
    expect(
      await failure(call(endpoints.answerForTicket, { params, body: { answers: [] } }, { as: buyer.as })),
    ).toEqual([422, 'answer_required', `body.answers.${at.contact.id}`]);
    const changed = await call(endpoints.answerForTicket, { params, body: { answers } }, { as: buyer.as });
    expect(changed.data.answers).toMatchObject([{ value: 'x' }]);
  });

  it('are asked anew of who gets a ticket, and the answers of the giver go', async () => {
    const at = await night();
    const giver = await somebody();
    const { mine } = await at.two(giver);
    const friend = await somebody({ name: 'Zoë Hart' });
    const ticketId = mine?.id ?? '';
    await call(offerTicket, { params: { ticketId }, body: { email: friend.email } }, { as: giver.as });
    const offered = (await call(listOfferedTickets, {}, { as: friend.as })).data;
    expect(offered).toMatchObject([{ asksPapers: true }]);
    const accept = (answers: object[]) =>
      call(
        acceptTicket,
        { params: { transferId: offered[0]?.id ?? '' }, body: { answers: answers as never } },
        { as: friend.as },
      );
    expect(await failure(accept([]))).toEqual([422, 'answer_required', `body.answers.${at.contact.id}`]);
    expect(await failure(accept(at.answersOf('Lee 08')))).toEqual([422, 'waiver_required', 'body.waiver']);
    await at.sign(friend);
    expect((await accept(at.answersOf('Lee 08'))).data).toMatchObject({ isMissingPapers: false });
    const said = (await call(listAnswers, { query: at.subject }, { as: at.host.as })).data;
    const shown = said.map(({ name, answers }) => [name, answers[0]?.shown]);
    expect(shown).toContainEqual(['Zoë Hart', 'Lee 08']);
    expect(shown).not.toContainEqual([giver.name, 'Ann 06']);
    expect(await failure(call(getTicketCalendar, { params: { ticketId } }, { as: giver.as }))).toContain(404);
  });

  it('are asked again of who comes under another name; the buyer’s own stay with the buyer’s name', async () => {
    const at = await night();
    const buyer = await somebody({ name: 'Ravi Iyer' });
    const { mine, mias } = await at.two(buyer);
    const rename = (ticketId: string | undefined, name: string) =>
      call(renameTicketHolder, { params: { ticketId: ticketId ?? '' }, body: { name } }, { as: buyer.as });
    const params = { ticketId: mias?.id ?? '' };
    const asked = { waiverId: at.waiver.id, ...at.signing };
    await call(endpoints.signForTicket, { params, body: asked }, { as: buyer.as });
    expect((await rename(mias?.id, 'Mia Berg')).data).toMatchObject({ isMissingPapers: false });
    expect((await rename(mias?.id, 'Bo Holm')).data).toMatchObject({ isMissingPapers: true });
    expect((await rename(mine?.id, 'Ravi Iyer')).data).toMatchObject({ isMissingPapers: false });
    expect((await rename(mine?.id, 'Lee Ash')).data).toMatchObject({ isMissingPapers: true });
    // The buyer’s signature was for themselves, and they don’t come twice by naming a ticket back.
    expect((await rename(mine?.id, 'Ravi Iyer')).data).toMatchObject({ isMissingPapers: true });
    const said = (await call(listAnswers, { query: at.subject }, { as: at.host.as })).data;
    expect(said.map(({ scope }) => scope)).toEqual(['order']);
  });

  it('of a private event are read by who is offered a ticket to it, and by nobody else', async () => {
    const at = await night();
    const giver = await somebody();
    const { mine } = await at.two(giver);
    const body = { group_id: at.id, visibility: 'invitation' } as const;
    await call(editGroup, { body }, { as: at.host.as });
    const friend = await somebody();
    const ask = ({ as }: Somebody) => call(getQuestions, { query: at.subject }, { as });
    expect(await failure(ask(friend))).toContain(404);
    const params = { ticketId: mine?.id ?? '' };
    await call(offerTicket, { params, body: { email: friend.email } }, { as: giver.as });
    expect((await ask(friend)).data).toMatchObject({ can: { manage: false, answer: false } });
    expect((await ask(giver)).data.questions).toHaveLength(2);
    expect(await failure(ask(await somebody()))).toContain(404);
  });
});
