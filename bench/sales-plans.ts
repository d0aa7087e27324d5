import { listOrders } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { listSales, listSoldRefunds } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { getRegistration } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { downloadStatement, getStatement, listPayouts } from '@chalkline/contract/money/selling.endpoints.ts';
import { salesAskedOn } from '../server/src/checkout/revenues/testing/sales-asked.ts';
import { openExplained, type QueryPlan } from '../server/src/platform/testing/explained-queries.ts';
import { withClient } from './fill-board.ts';
import { fillSales } from './fill-sales.ts';
import { median, report } from './table.ts';
import { makeBoard, openWorld } from './world.ts';

const orders = Number(process.env.BENCH_ORDERS ?? 200_000);
const timesAsked = 7;

/** Statement, revenues and lists of a seller of 100,000 orders: calls of the real server, and how the database answers. */
export async function benchSalesPlans(): Promise<void> {
  const world = await openWorld('sales');
  try {
    const seller = await world.backDoor.signIn({ name: 'Imani Okafor' });
    const buyer = await world.backDoor.signIn({ name: 'Noor van den Akker' });
    const admin = await world.backDoor.signIn({ name: 'Ada Admin', accountType: 'admin' });
    const as = ({ token }: { token: string }) =>
      createClient({ baseUrl: world.server.address, token: () => token });
    const small = await world.backDoor.signIn({ name: 'Small Seller' });
    const { competitionId, divisionId } = await makeBoard(world, 10);
    const sellerId = await makeSeller(world.databaseUrl, seller.user.id);
    const asked = {
      sellerId,
      competitionId,
      divisionId,
      buyerId: buyer.user.id,
      smallSellerId: small.user.id,
      orders,
    };
    const began = performance.now();
    const codeId = await fillSales(world.databaseUrl, asked);
    console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const now = new Date();
    const month = (ago: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
    const params = { as: 'person' } as const;
    const own = as(seller);
    const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
      [
        'statement of last month',
        () => own(getStatement, { params, query: { month: month(1), currency: 'EUR' } }),
      ],
      [
        'statement of two years ago',
        () => own(getStatement, { params, query: { month: month(23), currency: 'EUR' } }),
      ],
      [
        'statement as PDF',
        () => own(downloadStatement, { params, query: { month: month(1), currency: 'EUR', format: 'pdf' } }),
      ],
      ['revenues of the year', () => own(getRevenues, { params })],
      ['revenues of a competition', () => own(getRevenues, { params, query: { offerId: competitionId } })],
      ['payouts', () => own(listPayouts, { params, query: {} })],
      ['orders of the seller', () => own(listSales, { params, query: {} })],
      ['orders of the seller, searched', () => own(listSales, { params, query: { search: 'buyer 19998' } })],
      ['refunds of the seller', () => own(listSoldRefunds, { params, query: {} })],
      ['orders of a buyer of 500', () => as(buyer)(listOrders, {})],
      ['registration of a competition', () => as(buyer)(getRegistration, { params: { competitionId } })],
    ];
    const rows: string[][] = [];
    for (const [name, call] of calls) {
      const took: number[] = [];
      for (let time = 0; time < timesAsked; time += 1) {
        const from = performance.now();
        await call();
        took.push(performance.now() - from);
      }
      rows.push([`call: ${name}`, '', median(took).toFixed(1), Math.max(...took).toFixed(1), '', '', '', '']);
    }
    const explained = await openExplained(world.databaseUrl);
    const questions = salesAskedOn(explained.sql, {
      sellerId,
      competitionId,
      codeId,
      seller: seller.user,
      buyer: buyer.user,
      admin: admin.user,
      smallSeller: small.user,
    });
    const found: { name: string; milliseconds: number[]; plans: readonly QueryPlan[] }[] = [];
    for (const [name, ask] of Object.entries(questions)) {
      const rounds: (readonly QueryPlan[])[] = [];
      for (let round = 0; round < timesAsked; round += 1) {
        explained.plans.length = 0;
        await ask();
        rounds.push([...explained.plans]);
      }
      found.push({
        name,
        milliseconds: rounds.map((plans) => plans.reduce((sum, plan) => sum + plan.milliseconds, 0)),
        plans: rounds.at(-1) ?? [],
      });
    }
    await explained.close();
    report({
      name: 'sales-plans',
      about: `A seller of ${(orders / 2).toLocaleString('en')} orders in two years beside a thousand others who sold as many together. Calls of the server until they are answered, and the statements behind the screens and jobs of the checkout, explained with what they really read. Each asked ${timesAsked} times; ms are those of the database, of all statements together. The last column names tables that are read from end to end. Target: a statement in 2 s.`,
      columns: ['what', 'statements', 'ms', 'max', 'pages', 'indexes', 'left out', 'whole tables'],
      rows: [...rows, ...found.map(rowOf)],
      raw: { orders, calls: rows, found },
    });
  } finally {
    await world.close();
  }
}

function rowOf({
  name,
  milliseconds,
  plans,
}: {
  name: string;
  milliseconds: readonly number[];
  plans: readonly QueryPlan[];
}): string[] {
  const all = (of: (plan: QueryPlan) => readonly string[]) => [...new Set(plans.flatMap(of))].join(', ');
  const sum = (of: (plan: QueryPlan) => number) => plans.reduce((whole, plan) => whole + of(plan), 0);
  return [
    name,
    String(plans.length),
    median(milliseconds).toFixed(1),
    Math.max(...milliseconds).toFixed(1),
    String(sum(({ pages }) => pages)),
    all(({ indexes }) => indexes),
    sum(({ leftOut }) => leftOut).toFixed(0),
    all(({ wholeTables }) => wholeTables),
  ];
}

function makeSeller(databaseUrl: string, personId: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into money.sellers (id, person_id, tax_rate, tax_included, created_at, updated_at)
       values (gen_random_uuid(), $1, 2000, true, now(), now()) returning id`,
      [personId],
    );
    return rows[0]?.id ?? '';
  });
}
