import { getOrder, placeOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { editGroup, getGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock } = await testApp();
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const minutes = 60_000;

const steps = [
  { hoursBefore: 72, rate: 10_000, kept: 300 },
  { hoursBefore: 24, rate: 5000, kept: 0 },
];

/** An event in four days with tickets at 25 euros. */
async function night(sketch: Partial<Parameters<typeof eventWith>[2]> = {}) {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const starts = clock.now().getTime() + 96 * hour;
  const times = {
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3 * hour).toISOString(),
  };
  const ticket_types = [{ name: 'Floor', price: 2500 }];
  const { id } = await eventWith(parts, asViewer(host), { ...times, ticket_types, ...sketch });
  const see = async () => (await call(getGroup, { query: { group_id: id } }, { as })).data;
  const edit = async (change: object) => {
    const { name, version, event } = await see();
    const types = event?.ticketTypes.map((type) => ({ id: type.id, name: type.name, price: type.price }));
    const facts = { place: 'Dock 7', zone: 'UTC', currency: 'EUR', ticket_types: JSON.stringify(types) };
    const body = { group_id: id, version, name, ...facts, ...times, ...change };
    return call(editGroup, { body }, { as, ...key() });
  };
  const itemId = (await see()).event?.ticketTypes[0]?.id ?? '';
  return { id, see, edit, draft: { kind: 'ticket', offerId: id, lines: [{ itemId, quantity: 1 }] } };
}

type Night = Awaited<ReturnType<typeof night>>;

async function buyer({ draft }: Night) {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const lines = draft.lines.map((line) => ({ ...line, details: null }));
  const params = { orderId: await buy(parts, who, { ...draft, lines }) };
  const order = async () => (await call(getOrder, { params }, { as })).data;
  const giveBack = async () => {
    const unitIds = (await order()).lines.flatMap(({ units }) => units.map(({ id }) => id));
    await call(refundOrder, { params, body: { unitIds } }, { as, ...key() });
    return (await order()).refunded;
  };
  return { giveBack };
}

describe('the refund steps of an event', () => {
  it('are frozen in each order: a canceled ticket pays by those of its purchase', async () => {
    const event = await night({ refund_rule: steps });
    const [early, late] = [await buyer(event), await buyer(event)];
    await event.edit({ refund_rule: '[]' });
    const after = await buyer(event);
    expect(await early.giveBack()).toBe(2200);
    clock.advance(48 * hour);
    expect(await late.giveBack()).toBe(1250);
    await expect(after.giveBack()).rejects.toMatchObject({ errors: [{ code: 'refund_not_allowed' }] });
  });

  it.each([
    [[{ ...steps[0], rate: 10_001 }], 'body.refund_rule.0.rate'],
    [[steps[1], { ...steps[0], hoursBefore: -1 }], 'body.refund_rule.1.hoursBefore'],
    [Array.from({ length: 7 }, () => steps[0]), 'body.refund_rule'],
  ])('are refused as %j', async (rule, path) => {
    const { edit } = await night();
    await expect(edit({ refund_rule: JSON.stringify(rule) })).rejects.toMatchObject({ errors: [{ path }] });
  });
});

describe('the minutes to pay of an event', () => {
  it('are how long its tickets are held, from 5 to 60', async () => {
    const { draft, edit } = await night({ hold_minutes: '15' });
    const as = await signedIn(parts, await person(parts));
    const { data } = await call(placeOrder, { body: draft }, { as, ...key() });
    expect(Date.parse(data.holdUntil ?? '') - clock.now().getTime()).toBe(15 * minutes);
    for (const hold_minutes of ['4', '61', ''])
      await expect(edit({ hold_minutes })).rejects.toMatchObject({ errors: [{ path: 'body.hold_minutes' }] });
  });
});

it('steps and minutes stay as they were when a change names neither', async () => {
  const plain = await night();
  expect((await plain.see()).event).toMatchObject({ refundRule: [], holdMinutes: 10 });
  const { edit, see } = await night({ refund_rule: steps, hold_minutes: 30 });
  await edit({ name: 'Another name' });
  expect(await see()).toMatchObject({
    name: 'Another name',
    event: { refundRule: steps, holdMinutes: 30 },
  });
});
