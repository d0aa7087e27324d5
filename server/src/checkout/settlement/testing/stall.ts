import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { RefundRule } from '@chalkline/contract/money/refunding.rules.ts';
import { sql } from 'drizzle-orm';
import { person } from '../../../accounts/people/people.factory.ts';
import { sellerOf } from '../../../money/sellers/sellers.service.ts';
import type { Sql, Transaction } from '../../../platform/database/database.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Sellable } from '../../orders/sellable.service.ts';

/** A seller of the smallest kind, beside which a real one is a day's work: a stall with goods, each drawing on pools. */
export const stallSchema = `
  create table stalls (id uuid primary key, owner uuid not null, currency text not null, open boolean not null,
    starts_at timestamptz, refund_rule jsonb not null);
  create table stall_goods (id uuid primary key, stall uuid not null, price int not null, pools text[] not null);
  create table stall_pools (pool text primary key, capacity int);
  create table stall_sold (unit uuid not null, pool text not null, order_id uuid not null, back boolean not null,
    primary key (unit, pool));`;

interface StallRow extends Record<string, unknown> {
  readonly owner: string;
  readonly currency: CurrencyCode;
  readonly open: boolean;
  readonly starts_at: string | null;
  readonly refund_rule: RefundRule;
}

export const stallSellable: Sellable<'stall'> = {
  kind: 'stall',
  async offer(_parts, tx, { offerId, lines }) {
    const stall = await findStall(tx.sql, offerId);
    if (!stall.open) throw new Refusal(422, [{ code: 'sales_ended', message: 'Sales have ended.' }]);
    const goods = await rowsOf<{ id: string; price: number; pools: string[] }>(
      tx.sql,
      sql`select id, price, pools from stall_goods where stall = ${offerId}`,
    );
    return {
      seller: { personId: stall.owner },
      currency: stall.currency,
      title: 'Chalk stall',
      address: `/stall/${offerId}`,
      startsAt: stall.starts_at === null ? null : new Date(stall.starts_at),
      refundRule: stall.refund_rule,
      holdMinutes: 10,
      lines: lines.map(({ itemId, quantity, details }) => {
        const good = goods.find(({ id }) => id === itemId);
        if (!good) throw notFound();
        const { price, pools } = good;
        const prices = Array.from({ length: quantity }, () => price);
        return { itemId, title: 'Chalk', prices, taxRate: null, details, pools };
      }),
    };
  },
  async pools(tx, keys) {
    const found = await rowsOf<{ pool: string; capacity: number | null; taken: string }>(
      tx.sql,
      sql`select pool, capacity, (select count(*) from stall_sold s where s.pool = p.pool and not back) taken
        from stall_pools p where pool = any(${sql.param([...keys])})`,
    );
    return found.map(({ pool, capacity, taken }) => ({ key: pool, capacity, taken: Number(taken) }));
  },
  async isOpen(tx, offerId) {
    const found = await rowsOf<{ open: boolean }>(
      tx.sql,
      sql`select open from stalls where id = ${offerId} for share`,
    );
    return found[0]?.open ?? false;
  },
  async mayManage(database, viewer, offerId) {
    return (await findStall(database, offerId)).owner === viewer.personId;
  },
  async fulfill(_parts, tx, { id, lines }) {
    for (const { itemId, units } of lines) {
      for (const unit of units) {
        await tx.sql.execute(sql`insert into stall_sold select ${unit.id}, unnest(pools), ${id}, false
          from stall_goods where id = ${itemId}`);
      }
    }
  },
  async takeBack(_parts, tx, _sold, units) {
    for (const { id } of units) {
      const { rowCount } = await tx.sql.execute(
        sql`update stall_sold set back = true where unit = ${id} and not back`,
      );
      if (rowCount === 0) throw new Error('a unit came back twice, or was never handed over');
    }
  },
};

async function findStall(database: Sql, stallId: string): Promise<StallRow> {
  const [found] = await rowsOf<StallRow>(database, sql`select * from stalls where id = ${stallId}`);
  if (!found) throw notFound();
  return found;
}

async function rowsOf<Row extends Record<string, unknown>>(
  database: Sql,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await database.execute(query)).rows as Row[];
}

export interface StallSketch {
  readonly currency?: CurrencyCode;
  readonly refundRule?: RefundRule;
  readonly startsAt?: Date;
  /** Price and capacity of each good, which all have a pool of their own. `null`: without an end. */
  readonly goods?: readonly { readonly price: number; readonly capacity: number | null }[];
  /** A pool that all goods draw on besides. */
  readonly shared?: number;
}

export interface Stall {
  readonly id: string;
  readonly owner: { readonly id: string };
  readonly goods: readonly { readonly id: string; readonly pool: string }[];
}

/** A stall with one good at 25.00 without an end, but for what the sketch says. */
export async function stall(parts: Parts, sketch: StallSketch = {}): Promise<Stall> {
  const { currency = 'EUR', refundRule = [], startsAt = null, shared } = sketch;
  const { goods = [{ price: 2500, capacity: null }] } = sketch;
  const owner = await person(parts);
  const id = newId();
  const database = parts.database.sql;
  await database.execute(sql`insert into stalls values (${id}, ${owner.id}, ${currency}, true, ${startsAt},
    ${JSON.stringify(refundRule)}::jsonb)`);
  if (shared !== undefined)
    await database.execute(sql`insert into stall_pools values (${`all:${id}`}, ${shared})`);
  const made = goods.map(({ price, capacity }) => ({
    id: newId(),
    pool: `good:${newId()}`,
    price,
    capacity,
  }));
  for (const good of made) {
    const pools = shared === undefined ? [good.pool] : [good.pool, `all:${id}`];
    await database.execute(sql`insert into stall_pools values (${good.pool}, ${good.capacity})`);
    await database.execute(
      sql`insert into stall_goods values (${good.id}, ${id}, ${good.price}, ${sql.param(pools)})`,
    );
  }
  // Made now: buyers who make the seller together would wait for each other, and races would be none.
  await sellerOf(parts.database, { personId: owner.id }, parts.clock.now());
  return { id, owner, goods: made };
}

/** Units that were handed over and not taken back. */
export async function soldOf(tx: Pick<Transaction, 'sql'>, pool: string): Promise<number> {
  const found = await rowsOf<{ count: string }>(
    tx.sql,
    sql`select count(*) from stall_sold where pool = ${pool} and not back`,
  );
  return Number(found[0]?.count);
}
