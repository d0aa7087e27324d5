import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetUnpaidOf } from '../orders/orders.repository.ts';
import { forgetMethodsOf } from '../saved-methods/saved-methods.service.ts';
import { checkoutPersonalTables } from './personal.repository.ts';

/** Receipts stay; what was only asked for and never paid goes with the account. */
export const checkoutPersonalData: PersonalData = {
  domain: 'checkout',
  tables: checkoutPersonalTables,
  async erase(parts, tx, person) {
    await forgetUnpaidOf(tx.sql, person);
    await forgetMethodsOf(parts, tx, person.id);
  },
};
