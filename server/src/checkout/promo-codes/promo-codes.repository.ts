import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type PromoCodeRow, promoCodes } from './promo-codes.table.ts';

export async function findPromoCode(
  database: Sql,
  offerKind: string,
  offerId: string,
  code: string,
): Promise<PromoCodeRow | null> {
  const [found] = await database
    .select()
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.offerKind, offerKind),
        eq(promoCodes.offerId, offerId),
        eq(promoCodes.lowerCode, code.toLowerCase()),
      ),
    );
  return found ?? null;
}

export async function insertPromoCode(database: Sql, row: PromoCodeRow): Promise<void> {
  await database.insert(promoCodes).values(row);
}
