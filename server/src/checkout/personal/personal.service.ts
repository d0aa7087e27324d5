import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetUnpaidOf } from '../orders/orders.repository.ts';
import { checkoutPersonalTables } from './personal.repository.ts';

/** Receipts stay; what was only asked for and never paid goes with the account. */
export const checkoutPersonalData: PersonalData = {
  domain: 'checkout',
  tables: checkoutPersonalTables,
  erase: (_parts, tx, person) => forgetUnpaidOf(tx.sql, person),
};
