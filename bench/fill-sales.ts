import { withClient } from './fill-board.ts';

export interface SalesAsked {
  /** Who sold half of it, in ten competitions; the rest is spread over a thousand other sellers. */
  readonly sellerId: string;
  readonly competitionId: string;
  /** Its division, where everybody who bought a place there is entered. */
  readonly divisionId: string;
  /** Bought every 400th order. */
  readonly buyerId: string;
  /** Sold as much as each of the others. */
  readonly smallSellerId: string;
  readonly orders: number;
}

/**
 * Orders of two years by SQL, as the checkout leaves them, with lines, payments, refunds and the ledger: every 20th was
 * refunded, every 500th is disputed, every 50th was never paid. Gives the promo code that every fourth used.
 */
export async function fillSales(databaseUrl: string, asked: SalesAsked): Promise<string> {
  const { sellerId, competitionId, divisionId, buyerId, smallSellerId, orders } = asked;
  return withClient(databaseUrl, async (client) => {
    // The foreign keys hold and every entry adds up to 0: asking for each of a million rows would take longer.
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into accounts.people (id, name, email, email_verified, account_type, state, created_at, updated_at)
       select gen_random_uuid(), 'Buyer ' || n, 'buyer' || n || '@example.org', true, 'trainee', 'active', now(), now()
       from generate_series(1, 20000) n`,
    );
    await client.query(
      `insert into money.sellers (id, person_id, tax_rate, tax_included, created_at, updated_at)
       select gen_random_uuid(), id, 0, true, now(), now() from accounts.people where email like 'buyer%0@example.org' limit 999`,
    );
    await client.query(
      `insert into money.sellers (id, person_id, tax_rate, tax_included, created_at, updated_at)
       values (gen_random_uuid(), $1, 0, true, now(), now())`,
      [smallSellerId],
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into checkout.promo_codes (id, seller_id, offer_kind, offer_id, code, lower_code, kind, value, currency, minimum, created_at)
       values (gen_random_uuid(), $1, 'registration', $2, 'EARLY', 'early', 'percent', 1000, 'EUR', 0, now()) returning id`,
      [sellerId, competitionId],
    );
    const codeId = rows[0]?.id ?? '';
    await client.query(
      `create temp table sold as
       select n, uuidv7(at - now()) as id, at, uuidv7(at - now()) as line_id, uuidv7(at - now()) as unit_id,
         uuidv7(at - now()) as payment_id, n % 50 <> 3 as is_paid, n % 20 = 0 as is_refunded,
         case when n % 2 = 0 then $1::uuid else others.id end as seller_id,
         case when n % 20 in (0, 2) then $2 when n % 2 = 0 then 'offer ' || n % 20 else 'offer ' || (n % 2) || ' ' || n % 20 || ' ' || n % 997 end as offer_id,
         case when n % 400 = 0 then $3::uuid else buyers.id end as person_id
       from (select n, now() - interval '2 years' * (1 - n::float8 / $4) as at from generate_series(1, $4) n) days
       join (select id, row_number() over () as place from money.sellers where id <> $1) others on others.place = 1 + n % 1000
       join (select id, row_number() over () as place from accounts.people where email like 'buyer%@example.org') buyers
         on buyers.place = 1 + n % 20000`,
      [sellerId, competitionId, buyerId, orders],
    );
    for (const statement of statements) await client.query(statement);
    await client.query(
      `update checkout.orders set promo_code_id = $1, promo_code = 'EARLY' where offer_id = $2 and total = 7200`,
      [codeId, competitionId],
    );
    await client.query(
      `with entered as (
         insert into competitions.entries (id, competition_id, division_id, bib, name, country, affiliate, state, created_at, updated_at, words, person_id)
         select unit_id, $1::uuid, $2::uuid, 1000 + row_number() over (order by at), 'Buyer ' || n, 'NOR', 'Bergen ' || n % 40, 'active', at, at, '', person_id
         from sold where offer_id = ($1::uuid)::text and is_paid and not is_refunded returning id)
       insert into competitions.registrations (entry_id, competition_id, order_id, unit_id, registered_by, created_at)
       select unit_id, $1::uuid, sold.id, unit_id, person_id, at from sold join entered on entered.id = unit_id`,
      [competitionId, divisionId],
    );
    await client.query('set session_replication_role = origin');
    await client.query(
      `vacuum (analyze) checkout.orders, checkout.order_lines, checkout.order_units, checkout.holds, checkout.payments,
         checkout.refunds, checkout.refund_units, checkout.disputes, money.entries, money.postings, accounts.people, money.sellers,
         competitions.entries, competitions.registrations`,
    );
    return codeId;
  });
}

/** Every fourth has 10 % off 80.00. */
const total = `case when n % 4 = 0 then 7200 else 8000 end`;
const discount = `case when n % 4 = 0 then 800 else 0 end`;
const tax = `case when n % 4 = 0 then 1200 else 1333 end`;

/** An entry of every paid order, or of some of them, with its postings: account, whose, amount. */
function entry(
  kind: string,
  ref: string,
  lines: readonly (readonly [string, 'seller' | 'platform', string])[],
  where = 'true',
): string {
  const taken = kind === 'paid' ? discount : '0';
  return `with made as (
      insert into money.entries (id, kind, ref, seller_id, currency, discount, at)
      select uuidv7(at - now()), '${kind}', ${ref}::text, seller_id, 'EUR', ${taken}, at from sold
      where is_paid and ${where} returning id, ref)
    insert into money.postings (entry_id, position, account, account_of, currency, amount)
    select made.id, line.position, line.account, case line.owner when 'seller' then seller_id end, 'EUR', line.amount
    from made join sold on ${ref}::text = made.ref cross join lateral (values ${lines
      .map(
        ([account, owner, amount], position) =>
          `(${position}, '${account}', '${owner}', (${amount})::bigint)`,
      )
      .join(', ')}) as line (position, account, owner, amount)`;
}

const statements = [
  `insert into checkout.orders (id, state, kind, offer_id, seller_id, person_id, email, buyer_name, title, address, currency, refund_rule,
     tax_included, subtotal, discount, tax, fee, total, hold_until, hold_extended, invoice_number, created_at, paid_at)
   select id, case when not is_paid then 'expired' when is_refunded then 'refunded' else 'paid' end, 'registration', offer_id, seller_id,
     person_id, 'buyer' || n || '@example.org', 'Buyer ' || n, 'Open ' || offer_id, '/', 'EUR', '[]', true, 8000, ${discount}, ${tax}, 0, ${total},
     at + interval '10 minutes', false, case when is_paid then n::text end, at, case when is_paid then at end
   from sold`,
  `insert into checkout.order_lines (id, order_id, position, item_id, title) select line_id, id, 0, 'division', 'Women Rx, Buyer' from sold`,
  `insert into checkout.order_units (id, line_id, position, price, discount, tax, fee, total, returned_at)
   select unit_id, line_id, 0, 8000, ${discount}, ${tax}, 0, ${total}, case when is_refunded then at + interval '1 day' end from sold`,
  `insert into checkout.holds (id, order_id, line_id, pool, quantity, state)
   select uuidv7(at - now()), id, line_id, 'division:' || offer_id, 1, case when is_paid then 'converted' else 'expired' end from sold`,
  `insert into checkout.payments (id, order_id, attempt, provider, reference, state, currency, amount, fee, outcome, checks, created_at)
   select payment_id, id, 1, 'test', 'pi_' || n, case when is_paid then 'succeeded' else 'canceled' end, 'EUR', ${total}, 0,
     case when is_paid then 'paid' end, 1, at from sold`,
  `insert into checkout.refunds (id, order_id, payment_id, reason, state, amount, tax, fee, attempt, reference, from_seller, checks, created_at)
   select uuidv7(at - now()), id, payment_id, 'requested', case when n % 2000 = 0 then 'failed' else 'succeeded' end, ${total}, ${tax}, 0, 1, 're_' || n, ${total}, 1, at + interval '1 day'
   from sold where is_paid and is_refunded`,
  `insert into checkout.refund_units (refund_id, unit_id, amount, tax, fee)
   select r.id, s.unit_id, r.amount, r.tax, 0 from checkout.refunds r join sold s on s.id = r.order_id`,
  `insert into checkout.disputes (id, payment_id, reference, state, amount, currency, reason, respond_by, created_at)
   select uuidv7(at - now()), payment_id, 'dp_' || n, case when n % 5000 = 1 then 'needs_response' else 'won' end, ${total}, 'EUR', 'fraudulent', now(), at
   from sold where is_paid and n % 500 = 1`,
  entry('paid', 'sold.payment_id', [
    ['provider', 'platform', total],
    ['payable', 'seller', `-(${total}) + (${tax})`],
    ['tax', 'seller', `-(${tax})`],
  ]),
  entry('transferred', 'sold.payment_id', [
    ['provider', 'seller', total],
    ['provider', 'platform', `-(${total})`],
  ]),
  entry('provider_fee', 'sold.payment_id', [
    ['provider_fees', 'platform', '126'],
    ['provider', 'platform', '-126'],
  ]),
  entry(
    'refund_asked',
    'sold.id',
    [
      ['payable', 'seller', `(${total}) - (${tax})`],
      ['tax', 'seller', tax],
      ['refunds_due', 'platform', `-(${total})`],
    ],
    'is_refunded',
  ),
  entry(
    'refund_succeeded',
    'sold.id',
    [
      ['refunds_due', 'platform', total],
      ['provider', 'seller', `-(${total})`],
    ],
    'is_refunded and n % 2000 <> 0',
  ),
];
