import type { Transaction } from '../../platform/database/database.ts';
import type { DataSubject } from '../../platform/database/personal-tables.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { lockAdministrators, requireSuccessor } from '../administrators/administrators.service.ts';
import { findPerson } from '../people/people.repository.ts';
import { accountsPersonalTables } from './personal.repository.ts';

export const accountsPersonalData: PersonalData = {
  domain: 'accounts',
  tables: accountsPersonalTables,
  requireFree,
};

/** Throws `last_administrator` and `last_corporate_admin`. */
async function requireFree(tx: Transaction, { id }: DataSubject): Promise<void> {
  await lockAdministrators(tx);
  const person = await findPerson(tx.sql, id);
  if (person) await requireSuccessor(tx, person);
}
