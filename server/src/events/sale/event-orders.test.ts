import { listOfferSales } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { getDoorList } from '@chalkline/contract/events/door.endpoints.ts';
import { changeRole, joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts } from '../../demo/demo-till.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call } = await testApp();

async function somebody(name: string) {
  const who = await person(parts, { name });
  return { who, as: await signedIn(parts, who) };
}

/** An event with tickets at 25 euros and T-shirts, which Ravi has bought two of each of, and Mia one. */
async function night() {
  const host = await somebody('Hanna Host');
  await connectPayouts(parts, host.who, 'NL');
  const { id, facts } = await eventWith(parts, asViewer(host.who), {
    ticket_types: [{ name: 'Day pass', price: 2500 }],
    add_ons: [{ name: 'T-shirt', price: 2000, per_ticket: 1 }],
  });
  const [day, shirt] = [facts.event?.ticketTypes[0]?.id ?? '', facts.event?.addOns[0]?.id ?? ''];
  const draft = (...lines: [string, number][]) => ({
    kind: 'ticket',
    offerId: id,
    lines: lines.map(([itemId, quantity]) => ({ itemId, quantity, details: null })),
  });
  const [ravi, mia] = [await somebody('Ravi Iyer'), await somebody('Mia Berg')];
  await buy(parts, ravi.who, draft([day, 2], [shirt, 2]));
  await buy(parts, mia.who, draft([day, 1]));
  const orders = async (as: string, query: object = {}, offerId = id, kind = 'ticket') =>
    (await call(listOfferSales, { params: { offerKind: kind, offerId }, query }, { as })).data;
  return { host, id, ravi, mia, orders };
}

it('lists an event’s orders with what was bought, found by name and email', async () => {
  const { host, ravi, orders } = await night();
  expect((await orders(host.as)).map(({ buyerName, bought, total }) => [buyerName, bought, total])).toEqual([
    ['Mia Berg', 'Day pass', 2500],
    ['Ravi Iyer', '2 × Day pass, 2 × T-shirt', 9000],
  ]);
  const found = async (search: string) => (await orders(host.as, { search })).map(({ email }) => email);
  expect(await found('ravi')).toEqual([ravi.who.email]);
  expect(await found(ravi.who.email)).toEqual([ravi.who.email]);
  expect(await found('nobody')).toEqual([]);
});

it('shows them to everybody who runs the event and to nobody else', async () => {
  const { host, id, mia, orders } = await night();
  const helper = await somebody('Helper');
  const params = { groupId: id };
  await call(joinGroup, { params }, { as: helper.as });
  expect((await failure(orders(helper.as)))[0]).toBe(404);
  const ofHelper = { ...params, personId: helper.who.id };
  await call(changeRole, { params: ofHelper, body: { role: 'owner' } }, { as: host.as });
  expect(await orders(helper.as)).toHaveLength(2);
  const other = await night();
  expect((await failure(orders(mia.as)))[0]).toBe(404);
  expect((await failure(orders(other.host.as)))[0]).toBe(404);
  expect((await failure(orders(host.as, {}, newId())))[0]).toBe(404);
  expect((await failure(orders(host.as, {}, 'nonsense')))[0]).toBe(404);
  expect((await failure(orders(host.as, {}, id, 'nonsense')))[0]).toBe(404);
  expect((await failure(orders(host.as, {}, id, 'registration')))[0]).toBe(404);
});

it('has the buyers with their emails in the door list', async () => {
  const { host, id, ravi } = await night();
  const { data } = await call(getDoorList, { params: { eventId: id } }, { as: host.as });
  const [header, ...lines] = data.content.trim().split('\r\n');
  expect(header).toContain(',order,buyer,buyer email,add-ons,');
  expect(lines.filter((line) => line.includes(`,Ravi Iyer,${ravi.who.email},`))).toHaveLength(2);
});
