import { and, desc, eq } from 'drizzle-orm';
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

/** False where the offer has a code of that name. */
export async function insertPromoCode(database: Sql, row: PromoCodeRow): Promise<boolean> {
  const { rowCount } = await database
    .insert(promoCodes)
    .values(row)
    .onConflictDoNothing({ target: [promoCodes.offerKind, promoCodes.offerId, promoCodes.lowerCode] });
  return rowCount === 1;
}

/** The codes of an offer, newest first. */
export function findPromoCodes(database: Sql, offerKind: string, offerId: string): Promise<PromoCodeRow[]> {
  return database
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.offerKind, offerKind), eq(promoCodes.offerId, offerId)))
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id));
}

export async function updatePromoCodeEnd(database: Sql, id: string, endsAt: Date): Promise<void> {
  await database.update(promoCodes).set({ endsAt }).where(eq(promoCodes.id, id));
}

export async function deletePromoCodes(database: Sql, offerKind: string, offerId: string): Promise<void> {
  await database
    .delete(promoCodes)
    .where(and(eq(promoCodes.offerKind, offerKind), eq(promoCodes.offerId, offerId)));
}
