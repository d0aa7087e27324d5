import { getOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import * as endpoints from '@chalkline/contract/events/door.endpoints.ts';
import type { scanInput } from '@chalkline/contract/events/door.schema.ts';
import { getEventPaymentIntent, listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith, ticketTo } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

async function somebody(sketch: Parameters<typeof person>[1] = {}) {
  const who = await person(parts, sketch);
  const as = await signedIn(parts, who);
  return { id: who.id, name: who.name, as, viewer: asViewer(who) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const moment = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

/** An event that is on now. */
async function tonight(sketch: Parameters<typeof eventWith>[2] = {}) {
  const staff = await somebody();
  const times = { starts_at: moment(hour / 2), ends_at: moment(4 * hour) };
  const event = await eventWith(parts, staff.viewer, {
    ...times,
    refund_rule: [{ hoursBefore: 0, rate: 10_000, kept: 0 }],
    ...sketch,
  });
  return { staff, event, group_id: event.id };
}

const codeOf = async ({ as }: Somebody, ticketId: string) => {
  const { data } = await call(listTickets, {}, { as });
  const code = data.find(({ id }) => id === ticketId)?.code;
  if (!code) throw new Error('the ticket has no code');
  return code;
};

const refused = (status: number, code: string) => ({ status, errors: [{ code }] });
const scanIn = ({ as }: Somebody, body: z.input<typeof scanInput>) =>
  call(endpoints.checkIn, { body }, { as });

describe('the door', () => {
  it('lets one of two devices in that scan one ticket at the same moment, and says when and where to the other', async () => {
    const { staff, event, group_id } = await tonight();
    const guest = await somebody();
    const code = await codeOf(guest, await ticketTo(parts, guest.viewer, event));
    const tried = await Promise.allSettled(
      ['Gate 1', 'Gate 2', 'Gate 3', 'Gate 4'].map((gate) => scanIn(staff, { group_id, code, gate })),
    );
    const won = tried.filter((one) => one.status === 'fulfilled');
    expect(won).toHaveLength(1);
    const gate = won[0]?.value.data.gate;
    for (const one of tried) {
      if (one.status === 'fulfilled') continue;
      expect(one.reason).toMatchObject({
        status: 409,
        errors: [{ code: 'already_checked_in', by: staff.name, device: gate }],
      });
    }
    const { data } = await call(endpoints.getDoor, { params: { eventId: group_id } }, { as: staff.as });
    expect(data?.totals).toEqual({ sold: 1, letIn: 1, inside: 1 });
  });

  it('refuses forged, foreign, unknown and void tickets by their codes', async () => {
    const { staff, event, group_id } = await tonight();
    const other = await tonight({ name: 'Elsewhere' });
    const secret = await tonight({ name: 'Hidden', visibility: 'invitation' });
    const guest = await somebody();
    const ticketId = await ticketTo(parts, guest.viewer, event);
    const code = await codeOf(guest, ticketId);
    const foreign = await codeOf(guest, await ticketTo(parts, guest.viewer, other.event));
    const host = secret.staff;
    const unseen = await codeOf(host, await ticketTo(parts, host.viewer, secret.event));
    const forged = `${code.slice(0, -3)}${code.at(-3) === 'A' ? 'B' : 'A'}${code.slice(-2)}`;
    for (const wrong of [{ code: forged }, { code: 'hello' }, { ticket_id: newId() }, { ticket_id: 'x' }])
      await expect(scanIn(staff, { group_id, ...wrong })).rejects.toMatchObject(
        refused(409, 'ticket_unknown'),
      );
    await expect(scanIn(staff, { group_id, code: foreign })).rejects.toMatchObject({
      ...refused(409, 'other_event'),
      message: 'This ticket is for Elsewhere.',
    });
    await expect(scanIn(staff, { group_id, code: unseen })).rejects.toMatchObject({
      message: 'This ticket is for another event.',
    });
    const { data: held } = await call(listTickets, {}, { as: guest.as });
    const orderId = held.find(({ id }) => id === ticketId)?.orderId ?? '';
    const { data: order } = await call(getOrder, { params: { orderId } }, { as: guest.as });
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
    const asked = { params: { orderId }, body: { unitIds } };
    await call(refundOrder, asked, { as: guest.as, idempotencyKey: newId() });
    await expect(scanIn(staff, { group_id, code, reason: 'A friend' })).rejects.toMatchObject(
      refused(409, 'ticket_void'),
    );
  });

  it('opens before the start, closes at the end, and lets in with a reason all the same', async () => {
    const { staff, event, group_id } = await tonight({
      starts_at: moment(3 * hour),
      ends_at: moment(5 * hour),
    });
    const guest = await somebody();
    const ticket_id = await ticketTo(parts, guest.viewer, event);
    await expect(scanIn(staff, { group_id, ticket_id })).rejects.toMatchObject(refused(409, 'door_not_open'));
    await call(
      endpoints.editDoor,
      { params: { eventId: group_id }, body: { opensMinutes: 240 } },
      { as: staff.as },
    );
    expect((await scanIn(staff, { group_id, ticket_id })).data.state).toBe('in');
    const late = await ticketTo(parts, (await somebody()).viewer, event);
    clock.advance(6 * hour);
    const again = await signedIn(parts, await person(parts));
    await expect(
      call(endpoints.checkIn, { body: { group_id, ticket_id: late } }, { as: again }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(scanIn(staff, { group_id, ticket_id: late })).rejects.toMatchObject(
      refused(409, 'door_closed'),
    );
    const { data } = await scanIn(staff, { group_id, ticket_id: late, reason: 'Cleaning crew' });
    expect(data.state).toBe('in');
  });

  it('says that an order isn’t paid', async () => {
    const { staff, event, group_id } = await tonight({ ticket_types: [{ name: 'Floor', price: 2500 }] });
    const guest = await somebody();
    const ticket_type_id = event.facts.event?.ticketTypes[0]?.id ?? '';
    await call(getEventPaymentIntent, { query: { group_id, ticket_type_id } }, { as: guest.as });
    await expect(scanIn(staff, { group_id, user_id: guest.id })).rejects.toMatchObject(
      refused(409, 'ticket_unpaid'),
    );
  });

  it.each([
    ['none', 'already_checked_in', 'already_checked_in'],
    ['after_exit', 'already_checked_in', 'in'],
    ['always', 'in', 'in'],
  ] as const)(
    'with re-entry "%s" says %s to one who is in and %s to one who is out',
    async (reentry, whenIn, whenOut) => {
      const { staff, event, group_id } = await tonight();
      const body = { reentry };
      await call(endpoints.editDoor, { params: { eventId: group_id }, body }, { as: staff.as });
      const ticket_id = await ticketTo(parts, (await somebody()).viewer, event);
      const said = () =>
        scanIn(staff, { group_id, ticket_id }).then(
          ({ data }) => data.state,
          (failure: { errors: { code: string }[] }) => failure.errors[0]?.code,
        );
      const out = () => call(endpoints.checkOut, { body: { group_id, ticket_id } }, { as: staff.as });
      await expect(out()).rejects.toMatchObject(refused(409, 'not_checked_in'));
      expect(await said()).toBe('in');
      expect(await said()).toBe(whenIn);
      expect((await out()).data).toMatchObject({ state: 'out' });
      await expect(out()).rejects.toMatchObject(refused(409, 'not_checked_in'));
      expect(await said()).toBe(whenOut);
    },
  );

  it('undoes the last scan, and the one before counts again', async () => {
    const { staff, event, group_id } = await tonight();
    const ticketId = await ticketTo(parts, (await somebody()).viewer, event);
    const undo = () =>
      call(
        endpoints.undoScan,
        { params: { eventId: group_id }, body: { ticketId } },
        { as: staff.as, idempotencyKey: newId() },
      );
    await expect(undo()).rejects.toMatchObject(refused(409, 'nothing_to_undo'));
    await scanIn(staff, { group_id, ticket_id: ticketId, gate: 'Gate 7' });
    await call(endpoints.checkOut, { body: { group_id, ticket_id: ticketId } }, { as: staff.as });
    expect((await undo()).data).toMatchObject({ state: 'in', gate: 'Gate 7', checkedOutAt: null });
    expect((await undo()).data).toMatchObject({ state: 'expected', gate: '', checkedInAt: null });
  });

  it('checks in the whole order, one time', async () => {
    const { staff, event, group_id } = await tonight();
    const guest = await somebody();
    const query = { group_id, ticket_type_id: event.facts.event?.ticketTypes[0]?.id ?? '', quantity: 3 };
    const { data: order } = await call(getEventPaymentIntent, { query }, { as: guest.as });
    const [first] = (await call(listTickets, {}, { as: guest.as })).data;
    const scanned = await scanIn(staff, { group_id, ticket_id: first?.id ?? '' });
    expect(scanned.data.others).toBe(2);
    const all = () =>
      call(
        endpoints.checkInOrder,
        { params: { eventId: group_id }, body: { orderId: order.id } },
        { as: staff.as, idempotencyKey: newId() },
      );
    const tried = await Promise.allSettled([all(), all()]);
    const done = tried.flatMap((one) => (one.status === 'fulfilled' ? one.value.data : []));
    expect(done).toHaveLength(2);
    await expect(all()).rejects.toMatchObject(refused(409, 'already_checked_in'));
  });

  it('lets people check themselves in where that is on', async () => {
    const { staff, event, group_id } = await tonight();
    const guest = await somebody();
    await ticketTo(parts, guest.viewer, event);
    await expect(scanIn(guest, { group_id })).rejects.toMatchObject(refused(403, 'self_check_in_off'));
    const body = { selfCheckIn: true };
    await call(endpoints.editDoor, { params: { eventId: group_id }, body }, { as: staff.as });
    expect((await scanIn(guest, { group_id })).data).toMatchObject({ state: 'in', holderName: guest.name });
    await expect(scanIn(guest, { group_id, user_id: staff.id })).rejects.toMatchObject({ status: 403 });
  });

  it('is open to the receptionists of its venue, and to no one of another', async () => {
    const [own, others] = [await organization(parts), await organization(parts)];
    const owner = await person(parts, { accountType: 'trainer', organizationId: own.id });
    const times = { starts_at: moment(hour / 2), ends_at: moment(4 * hour) };
    const viewer = { ...asViewer(owner), organizationId: own.id };
    const event = await eventWith(parts, viewer, times);
    const desk = await somebody({ accountType: 'receptionist', organizationId: own.id });
    const stranger = await somebody({ accountType: 'receptionist', organizationId: others.id });
    const ask = ({ as }: Somebody) => call(endpoints.getDoor, { params: { eventId: event.id } }, { as });
    expect((await ask(desk)).data).toMatchObject({ can: { edit: false, export: false } });
    const listed = (eventId: string) => call(endpoints.getDoorList, { params: { eventId } }, { as: desk.as });
    await expect(listed(event.id)).rejects.toMatchObject({ status: 403 });
    // Nor of an event that they run.
    const atDesk = { ...desk.viewer, organizationId: own.id };
    const { id: ownId } = await eventWith(parts, atDesk, times);
    await expect(listed(ownId)).rejects.toMatchObject({ status: 403 });
    const boss = await somebody({ accountType: 'corporate_admin', organizationId: own.id });
    expect((await ask(boss)).data).not.toBeNull();
    await expect(ask(stranger)).rejects.toMatchObject({ status: 404 });
    const body = { reentry: 'always' } as const;
    const change = call(endpoints.editDoor, { params: { eventId: event.id }, body }, { as: desk.as });
    await expect(change).rejects.toMatchObject({ status: 403 });
  });
});

describe('the list of attendees', () => {
  it('is found by name without accents, narrowed by status, and gives the counts of all', async () => {
    const { staff, event, group_id } = await tonight();
    const [first, second] = [await somebody({ name: 'João Pimenta' }), await somebody({ name: 'Zoë Wirth' })];
    const ticket_id = await ticketTo(parts, first.viewer, event);
    await ticketTo(parts, second.viewer, event);
    await scanIn(staff, { group_id, ticket_id });
    const list = async (query: object) => {
      const found = await call(endpoints.listAttendees, { query: { group_id, ...query } }, { as: staff.as });
      expect(found.data.totals).toEqual({ sold: 2, letIn: 1, inside: 1 });
      return found.data.attendees.map(({ holderName }) => holderName);
    };
    expect(await list({ search: 'joao' })).toEqual(['João Pimenta']);
    expect(await list({ status: 'expected' })).toEqual(['Zoë Wirth']);
    expect(await list({})).toEqual(['João Pimenta', 'Zoë Wirth']);
    const outsider = call(endpoints.listAttendees, { query: { group_id } }, { as: first.as });
    await expect(outsider).rejects.toMatchObject({ status: 403 });
  });

  it('comes as CSV, where no cell is run as a formula, and as PDF', async () => {
    const { staff, event, group_id } = await tonight();
    const guest = await somebody({ name: '=SUM(A1)' });
    await ticketTo(parts, guest.viewer, event);
    const params = { eventId: group_id };
    const { data } = await call(endpoints.getDoorList, { params }, { as: staff.as });
    expect(data.fileName).toBe('open-gym-night-door-list.csv');
    expect(data.content).toContain("'=SUM(A1),General admission,Not in");
    await expect(call(endpoints.getDoorList, { params }, { as: guest.as })).rejects.toMatchObject({
      status: 403,
    });
    clock.advance(5 * hour);
    const later = await call(endpoints.getDoorList, { params }, { as: staff.as });
    expect(later.data.content).toContain("'=SUM(A1),General admission,No-show");
  });
});
