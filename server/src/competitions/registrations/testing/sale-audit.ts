import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { balanceOf, readStatement } from '../../../money/ledger/ledger.service.ts';
import { testMovements } from '../../../money/providers/simulator.payouts.service.ts';
import type { SaleDesk } from './sale-desk.ts';
import type { Sale } from './sale-made.ts';

/** Entries that hold a place. */
const placed = sql`e.state in ('active', 'cut', 'disqualified')`;

/** What was paid for orders and did not go back. */
const kept = sql`(select coalesce(sum(u.total), 0) - coalesce(sum(back.amount), 0)
  from checkout.order_units u join checkout.order_lines l on l.id = u.line_id
  left join lateral (select sum(ru.amount) as amount from checkout.refund_units ru
    join checkout.refunds r on r.id = ru.refund_id where ru.unit_id = u.id and r.state = 'succeeded') back on true
  where l.order_id = p.order_id)`;

/** Queries that find what must not be, by what it is. */
function wrongs({ competitionId, places, codeUses }: Sale): Record<string, SQL> {
  const mine = sql`o.offer_id = ${competitionId}`;
  return {
    'an entry of the ledger doesn’t add up to 0': sql`select entry_id from money.postings
      group by entry_id, currency having sum(amount) <> 0`,
    'the ledger doesn’t add up to 0': sql`select currency from money.postings group by currency having sum(amount) <> 0`,
    'a division is over its places': sql`select e.division_id from competitions.entries e
      join competitions.divisions d on d.id = e.division_id where e.competition_id = ${competitionId} and ${placed}
      group by e.division_id, d.capacity having count(*) > d.capacity`,
    'the competition is over its places': sql`select count(*) from competitions.entries e
      where e.competition_id = ${competitionId} and ${placed} having count(*) > ${places}`,
    'someone has two places in a division': sql`select e.person_id from competitions.entries e
      where e.competition_id = ${competitionId} and ${placed} group by e.division_id, e.person_id having count(*) > 1`,
    'a paid unit has no place': sql`select u.id from checkout.order_units u
      join checkout.order_lines l on l.id = u.line_id join checkout.orders o on o.id = l.order_id
      left join competitions.registrations g on g.unit_id = u.id
      left join competitions.entries e on e.id = g.entry_id and ${placed}
      where ${mine} and o.paid_at is not null and u.returned_at is null and e.id is null`,
    'a place has no paid unit': sql`select e.id from competitions.entries e
      left join competitions.registrations g on g.entry_id = e.id
      left join checkout.order_units u on u.id = g.unit_id and u.returned_at is null
      left join checkout.order_lines l on l.id = u.line_id
      left join checkout.orders o on o.id = l.order_id and o.paid_at is not null
      where e.competition_id = ${competitionId} and ${placed} and o.id is null`,
    'the provider has more or less of a payment than was bought with it': sql`select t.reference
      from money.test_payments t left join checkout.payments p on p.reference = t.reference
      where t.state = 'succeeded'
        and t.amount - t.refunded <> case when p.outcome = 'paid' then ${kept} else 0 end`,
    'a payment is still open at the provider': sql`select reference from money.test_payments
      where state not in ('succeeded', 'canceled')`,
    'an order is still open': sql`select o.id from checkout.orders o
      where ${mine} and o.state in ('held', 'awaiting_payment', 'processing')`,
    'an ended order still holds places': sql`select h.id from checkout.holds h
      join checkout.orders o on o.id = h.order_id where ${mine} and h.state = 'active'`,
    'a refund is not done': sql`select r.id from checkout.refunds r where r.state not in ('succeeded', 'canceled')`,
    'a payment or refund is still to be checked': sql`select id from checkout.payments where next_check_at is not null
      union all select id from checkout.refunds where next_check_at is not null`,
    'the code was used too often': sql`select o.promo_code_id from checkout.orders o
      where ${mine} and o.promo_code_id is not null and o.state in ('paid', 'partly_refunded')
      group by o.promo_code_id having count(*) > ${codeUses}`,
    'invoice numbers have a gap': sql`select count(*) from checkout.orders o where ${mine} and o.invoice_number is not null
      having count(*) <> max(split_part(o.invoice_number, '-', 2)::int)`,
    'people wait although there is room': sql`with gone as (
        select e.division_id from competitions.entries e where e.competition_id = ${competitionId} and ${placed}
        union all select o.division_id from competitions.waiting_places o
        where o.competition_id = ${competitionId} and o.state = 'offered')
      select w.id from competitions.waiting_places w join competitions.divisions d on d.id = w.division_id
      where w.competition_id = ${competitionId} and w.state = 'waiting' and (select count(*) from gone) < ${places}
        and (select count(*) from gone where gone.division_id = d.id) < d.capacity`,
    'something needs an administrator': sql`select kind from checkout.alerts`,
  };
}

/** What is wrong after a sale, in a sentence each. Nothing may be. */
export async function auditSale(desk: SaleDesk, sale: Sale): Promise<string[]> {
  const found: string[] = [];
  for (const [wrong, query] of Object.entries(wrongs(sale))) {
    const { rows } = await desk.database.sql.execute(query);
    if (rows.length > 0) found.push(`${wrong}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return [...found, ...(await auditBooks(desk, sale))];
}

/** Statement, ledger and provider agree to the cent. */
async function auditBooks(desk: SaleDesk, { sellerId, account, owner }: Sale): Promise<string[]> {
  const { sql: database } = desk.database;
  const now = desk.provider.clock.now();
  const balance = (name: Parameters<typeof balanceOf>[1], ownerId: string | null) =>
    balanceOf(database, name, ownerId, 'EUR');
  const owed = -((await balance('payable', sellerId)) + (await balance('tax', sellerId)));
  const statement = await readStatement(database, sellerId, 'EUR', {
    from: new Date(0),
    to: new Date(now.getTime() + 1),
  });
  const { rows } = await database.execute<{ kept: string; lost: string }>(sql`select
    coalesce(sum(${kept}), 0) as kept,
    (select coalesce(sum(amount), 0) from checkout.disputes where state = 'lost') as lost
    from checkout.payments p join checkout.orders o on o.id = p.order_id
    where o.seller_id = ${sellerId} and p.outcome = 'paid'`);
  const sold = Number(rows[0]?.kept) - Number(rows[0]?.lost) - statement.payouts;
  const month = now.toISOString().slice(0, 7);
  const { data: shown } = await desk.as(owner.token)(getStatement, {
    params: { as: 'person' },
    query: { month, currency: 'EUR' },
  });
  const pairs: readonly (readonly [what: string, one: number, other: number])[] = [
    ['what the ledger owes and the statement', owed, statement.closing],
    ['what the ledger owes and the orders', owed, sold],
    ['what the ledger owes and the screen’s statement', owed, shown.closing],
    [
      'the ledger and the provider on the seller',
      await balance('provider', sellerId),
      await lyingAt(desk, account),
    ],
    [
      'the ledger and the provider on the platform',
      await balance('provider', null),
      await lyingAt(desk, null),
    ],
    ['refunds that are due and nothing', await balance('refunds_due', null), 0],
  ];
  return pairs.flatMap(([what, one, other]) =>
    one === other ? [] : [`${what} differ: ${one} and ${other}`],
  );
}

async function lyingAt({ provider }: SaleDesk, account: string | null): Promise<number> {
  let sum = 0;
  for await (const { amount, fee } of testMovements(provider, account, new Date(0))) sum += amount - fee;
  return sum;
}
