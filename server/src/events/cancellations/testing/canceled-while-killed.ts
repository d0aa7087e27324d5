import { openPayment, placeOrder, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelEvent, getCancellation } from '@chalkline/contract/events/cancellation.endpoints.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { openProcessDesk } from '../../../competitions/registrations/testing/process-desk.ts';
import { useCard } from '../../../competitions/registrations/testing/sale-buyers.ts';
import { insist } from '../../../competitions/registrations/testing/sale-desk.ts';
import { inParallel } from '../../../competitions/registrations/testing/simulated-sale.ts';

const price = 2500;

type Desk = Awaited<ReturnType<typeof openProcessDesk>>;

interface Asked {
  readonly orders: number;
  readonly kills: number;
}

/**
 * Cancels an event with paid orders while its server is killed so many times, and a stand-in for Stripe fails one call in
 * ten. Gives what is wrong afterwards, in a sentence each; how many orders were refunded, are left or failed; after how
 * many refunds the server was killed; and the seconds until every order had its refund.
 */
export async function cancelWhileKilled({ orders, kills }: Asked) {
  const desk = await openProcessDesk({ isReliable: false });
  try {
    const owner = await desk.signIn('Daan Visser');
    const { id: eventId, name, typeId } = await makeEvent(desk, owner.token, orders);
    const buyers = await inParallel(
      Array.from({ length: orders }, (_, index) => index + 1),
      10,
      async (number) => ({ number, ...(await desk.signIn(`Guest ${number}`)) }),
    );
    await inParallel(buyers, 10, ({ token, number }) => buy(desk, token, { eventId, typeId, number }));
    const began = performance.now();
    const params = { eventId };
    await insist(desk, owner.token, cancelEvent, { params, body: { name, reason: 'The roof leaks.' } });
    const killedAt = await killOnTheWay(desk, { orders, kills }, eventId, owner.token);
    const seconds = (performance.now() - began) / 1000;
    for (let rounds = 0; rounds < 40 && (await openRefunds(desk)) > 0; rounds += 1) {
      await desk.moveClock(minute * 2 ** Math.min(rounds, 8));
      await desk.runDue();
    }
    const wrong = await audit(desk, { eventId, orders }, owner.token);
    const { data: ended } = await insist(desk, owner.token, getCancellation, { params });
    return { wrong, ended: ended.orders, killedAt, seconds };
  } finally {
    await desk.close();
  }
}

/** Resolves when every order is refunded, with the number of refunds at each kill. */
async function killOnTheWay(
  desk: Desk,
  { orders, kills }: Asked,
  eventId: string,
  token: string,
): Promise<number[]> {
  const killedAt: number[] = [];
  for (let rounds = 0; rounds < 1500; rounds += 1) {
    const refunds = await refundsSent(desk);
    if (desk.kills < kills && refunds >= ((desk.kills + 1) * orders) / (kills + 1)) {
      killedAt.push(refunds);
      await desk.kill();
    }
    const { data: seen } = await insist(desk, token, getCancellation, { params: { eventId } });
    if (seen.orders.waiting === 0 && desk.kills === kills) break;
    if (seen.orders.waiting === 0) {
      // Faster than the look at it: the money is still under way.
      killedAt.push(refunds);
      await desk.kill();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return killedAt;
}

async function makeEvent(desk: Desk, token: string, orders: number) {
  const starts = Date.now() + 2 * day;
  const { data } = await insist(desk, token, createGroup, {
    body: {
      type: 'event',
      name: 'Harbor Night',
      description: 'Lift with friends.',
      place: 'Dock 7',
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 3 * hour).toISOString(),
      zone: 'Europe/Amsterdam',
      currency: 'EUR',
      capacity: orders,
      ticket_types: JSON.stringify([{ name: 'Standing', price }]),
    },
  });
  return { id: data.id, name: data.name, typeId: data.event?.ticketTypes[0]?.id ?? '' };
}

async function buy(
  desk: Desk,
  token: string,
  { eventId, typeId, number }: { eventId: string; typeId: string; number: number },
): Promise<void> {
  const lines = [{ itemId: typeId, quantity: 1, details: null }];
  const { data: order } = await insist(desk, token, placeOrder, {
    body: { kind: ticketKind, offerId: eventId, lines },
  });
  const params = { orderId: order.id };
  const { data: opened } = await insist(desk, token, openPayment, { params });
  // Some banks take their time with a refund.
  const card = number % 10 === 0 ? testCards.refundPending : testCards.pays;
  await useCard(desk, opened.payment?.clientSecret ?? '', card);
  await insist(desk, token, settleOrder, { params });
}

async function refundsSent({ database }: Desk): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from checkout.refunds',
  );
  return rows[0]?.n ?? 0;
}

async function openRefunds({ database }: Desk): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from checkout.refunds where state <> 'succeeded'`,
  );
  return rows[0]?.n ?? 0;
}

/** What is wrong afterwards, in a sentence each. */
async function audit(
  desk: Desk,
  { eventId, orders }: { readonly eventId: string; readonly orders: number },
  token: string,
): Promise<string[]> {
  const wrongs: Readonly<Record<string, string>> = {
    'an order is not refunded': `select id from checkout.orders where state <> 'refunded'`,
    'an order has another number of refunds than one': `select order_id from checkout.refunds group by order_id
      having count(*) <> 1`,
    'the provider gave back more or less than was paid': `select reference from money.test_payments
      where state = 'succeeded' and refunded <> amount`,
    'a ticket is still good': `select id from events.tickets where group_id = '${eventId}' and state <> 'void'`,
    'an entry of the ledger doesn’t add up to 0': `select entry_id from money.postings group by entry_id, currency
      having sum(amount) <> 0`,
    'a refund is still due': `select 1 from money.postings where account = 'refunds_due' group by account
      having sum(amount) <> 0`,
    'something needs an administrator': 'select kind from checkout.alerts',
  };
  const found: string[] = [];
  for (const [wrong, query] of Object.entries(wrongs)) {
    const { rows } = await desk.database.pool.query(query);
    if (rows.length > 0) found.push(`${wrong}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  const { data: statement } = await insist(desk, token, getStatement, {
    params: { as: 'person' },
    query: { month: new Date().toISOString().slice(0, 7), currency: 'EUR' },
  });
  const { sales, refunds, closing, isBalanced } = statement;
  if (sales !== orders * price || refunds !== sales || closing !== 0 || !isBalanced)
    found.push(`the statement is ${JSON.stringify({ sales, refunds, closing, isBalanced })}`);
  return found;
}
