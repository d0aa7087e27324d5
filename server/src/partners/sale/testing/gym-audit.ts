import type { StatementReply } from '@chalkline/contract/money/selling.schema.ts';
import { eq, inArray, sum } from 'drizzle-orm';
import type { Sql } from '../../../platform/database/database.ts';
import { stockMovements, variants } from '../../products/products.table.ts';
import type { GymYear } from './gym-year.ts';

/** What is wrong with a chain of monthly statements: each balanced, each beginning where the one before ended. */
export function wrongStatements(statements: readonly StatementReply[]): string[] {
  return statements.flatMap((statement, at) => {
    const { month, opening, sales, discounts, refunds, disputes, fees, payouts, closing } = statement;
    const before = at === 0 ? 0 : (statements[at - 1]?.closing ?? 0);
    const adds = opening + sales - discounts - refunds - disputes - fees - payouts;
    return [
      ...(statement.isBalanced ? [] : [`${month} differs from the ledger`]),
      ...(opening === before ? [] : [`${month} opens with ${opening} instead of ${before}`]),
      ...(adds === closing ? [] : [`${month} closes with ${closing} instead of ${adds}`]),
    ];
  });
}

/** Variants whose stock isn't the sum of its movements, or not what the year counted itself. */
export async function wrongStock(database: Sql, { goods }: Pick<GymYear, 'goods'>): Promise<string[]> {
  const ids = goods.map(({ variantId }) => variantId);
  const rows = await database
    .select({ id: variants.id, stock: variants.stock, moved: sum(stockMovements.quantity).mapWith(Number) })
    .from(variants)
    .innerJoin(stockMovements, eq(stockMovements.variantId, variants.id))
    .where(inArray(variants.id, ids))
    .groupBy(variants.id);
  const found = new Map(rows.map((row) => [row.id, row]));
  return goods.flatMap(({ variantId, stock }, at) => {
    const row = found.get(variantId);
    if (row?.stock === stock && row.moved === stock) return [];
    return [`goods ${at} has ${row?.stock}, moved ${row?.moved}, counted ${stock}`];
  });
}
