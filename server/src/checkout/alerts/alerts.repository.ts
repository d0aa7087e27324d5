import type { Sql } from '../../platform/database/database.ts';
import { type NewPaymentAlert, paymentAlerts } from './alerts.table.ts';

/** Gives false where this was raised already. */
export async function insertAlert(database: Sql, row: NewPaymentAlert): Promise<boolean> {
  const { rowCount } = await database.insert(paymentAlerts).values(row).onConflictDoNothing();
  return rowCount === 1;
}
