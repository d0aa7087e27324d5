import {
  cancelOrder,
  getOrder,
  placeOrder,
  quoteOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { editGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { people } from '../../accounts/people/people.table.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, refund } from '../../demo/demo-till.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { sellAtDesk } from '../door/desk-sales.service.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });

async function venue(limits: object) {
  const host = await person(parts);
  const ticket_types = [{ name: 'Floor', price: 1000, per_order: 4, ...limits }];
  const group = await eventWith(parts, asViewer(host), { ticket_types });
  const itemId = group.facts.event?.ticketTypes[0]?.id ?? '';
  const draft = (...quantities: number[]) => ({
    kind: 'ticket',
    offerId: group.id,
    lines: quantities.map((quantity) => ({ itemId, quantity, details: null })),
  });
  const buyer = async () => {
    const who = await person(parts);
    return { who, as: await signedIn(parts, who) };
  };
  const order = async (as: string, ...quantities: number[]) =>
    (await call(placeOrder, { body: draft(...quantities) }, { as, ...key() })).data;
  const refused = async (as: string, ...quantities: number[]) => {
    const body = draft(...quantities);
    const wrongs = [];
    for (const ask of [
      () => call(quoteOrder, { body }, { as }),
      () => call(placeOrder, { body }, { as, ...key() }),
    ])
      wrongs.push(await ask().then(String, ({ errors: [wrong] }) => wrong));
    const [{ code, path, message }, placed] = wrongs;
    expect(placed).toEqual({ code, path, message });
    return [code, path, message];
  };
  return { host, id: group.id, itemId, draft, buyer, order, refused };
}

describe('the limits of a ticket type', () => {
  it('are kept by each order, over all of its lines', async () => {
    const at = await venue({ min_per_order: 2 });
    const { as } = await at.buyer();
    expect(await at.refused(as, 1)).toEqual([
      'under_limit',
      'body.lines.0',
      'Get at least 2 of these tickets.',
    ]);
    expect(await at.refused(as, 3, 2)).toEqual([
      'over_limit',
      'body.lines.0',
      'You can get up to 4 of these tickets in one order.',
    ]);
    expect((await at.order(as, 1, 1)).total).toBe(2000);
  });

  it('count what one person has in all orders, held ones too, and what went back no more', async () => {
    const at = await venue({ per_person: 4 });
    const { who, as } = await at.buyer();
    const orderId = await buy(parts, who, at.draft(2));
    const held = await at.order(as, 1);
    expect(await at.refused(as, 2)).toEqual([
      'over_limit',
      'body.lines.0',
      'You can get up to 4 of these tickets, and your orders already have 3.',
    ]);
    await call(cancelOrder, { params: { orderId: held.id } }, { as });
    await at.order(as, 2);
    expect((await at.refused(as, 1))[0]).toBe('over_limit');
    clock.advance(11 * minute);
    expect((await at.refused(as, 3))[0]).toBe('over_limit');
    await at.order(as, 2);
    const unitIds = await unitsOf(as, orderId);
    await refund(parts, asViewer(at.host), orderId, { unitIds });
    await at.order(as, 2);
    expect((await at.refused(as, 1))[0]).toBe('over_limit');
    const { as: other } = await at.buyer();
    await at.order(other, 4);
  });

  it('hold when one person places many orders at once', async () => {
    const at = await venue({ per_person: 3 });
    const { as } = await at.buyer();
    const placed = await Promise.allSettled(Array.from({ length: 8 }, () => at.order(as, 1)));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of placed) if (one.status === 'rejected') expect(one.reason.code).toBe('over_limit');
  });

  it('stay as they were when an edit says nothing of them, and must fit together', async () => {
    const at = await venue({ min_per_order: 2, per_person: 6 });
    const as = await signedIn(parts, at.host);
    const read = async () => (await call(getGroup, { query: { group_id: at.id } }, { as })).data;
    const shown = (await read()).event;
    const edit = (type: object) =>
      call(
        editGroup,
        {
          body: {
            group_id: at.id,
            place: shown?.place,
            zone: shown?.zone,
            currency: 'EUR',
            starts_at: shown?.startsAt,
            ends_at: shown?.endsAt,
            ticket_types: JSON.stringify([
              { id: at.itemId, name: 'Floor', price: 1000, per_order: 4, ...type },
            ]),
          },
        },
        { as },
      );
    expect((await failure(edit({ min_per_order: 5 })))[2]).toBe('body.ticket_types.0.min_per_order');
    expect((await failure(edit({ min_per_order: 3, per_person: 2 })))[2]).toBe(
      'body.ticket_types.0.per_person',
    );
    await edit({ name: 'Ground' });
    expect((await read()).event?.ticketTypes).toMatchObject([{ minPerOrder: 2, perPerson: 6 }]);
    await edit({ per_order: 1 });
    expect((await read()).event?.ticketTypes).toMatchObject([{ minPerOrder: 1, perPerson: 6 }]);
    await edit({ min_per_order: 1, per_person: null });
    expect((await read()).event?.ticketTypes).toMatchObject([{ minPerOrder: 1, perPerson: null }]);
  });
});

async function unitsOf(as: string, orderId: string): Promise<string[]> {
  const { lines } = (await call(getOrder, { params: { orderId } }, { as })).data;
  return lines.flatMap(({ units }) => units.map(({ id }) => id));
}

it('the limit per person counts one email as one person, and at a desk not the receptionist', async () => {
  const at = await venue({ per_person: 2 });
  const { who, as } = await at.buyer();
  const { email } = who;
  await at.order(as, 2);
  await parts.database.sql.update(people).set({ email: 'moved@example.org' }).where(eq(people.id, who.id));
  const guest = await signedIn(parts, await person(parts, { state: 'guest', email }));
  expect((await at.refused(guest, 1)).slice(0, 2)).toEqual(['over_limit', 'body.lines.0']);
  const lines = [{ itemId: at.itemId, quantity: 2, code: '' }];
  const sale = { eventId: at.id, lines, method: 'cash' } as const;
  for (const name of ['Ann Berg', 'Bo Lund'])
    await sellAtDesk(parts, asViewer(at.host), { ...sale, to: { name, email: '' } });
  const own = { ...sale, to: asViewer(at.host) };
  await sellAtDesk(parts, asViewer(at.host), own);
  await expect(sellAtDesk(parts, asViewer(at.host), own)).rejects.toThrow(/up to 2/);
  const toCy = { ...sale, to: { name: 'Cy Holm', email: 'cy@example.org' } };
  await sellAtDesk(parts, asViewer(at.host), toCy);
  await expect(sellAtDesk(parts, asViewer(at.host), toCy)).rejects.toThrow(/up to 2/);
  const cy = await signedIn(parts, await person(parts, { email: 'cy@example.org' }));
  expect((await at.refused(cy, 1))[0]).toBe('over_limit');
});
