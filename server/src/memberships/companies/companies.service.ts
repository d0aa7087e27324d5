import { organizationTopicPrefix } from '@chalkline/contract/organizations/organization.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { writePaidUntil } from './companies.repository.ts';

/**
 * Ends the trial of companies that have paid for a plan, and has it again once that is over; `refuseReadOnly` reads only
 * the company's row. Open pages of its people read it again. Safe to repeat. `personId`: of the company of that person alone.
 */
export async function notePaidCompanies(
  parts: Pick<Parts, 'live'>,
  tx: Transaction,
  personId: string | null = null,
): Promise<void> {
  for (const id of await writePaidUntil(tx.sql, personId))
    await parts.live.publish(tx, { topic: `${organizationTopicPrefix}:${id}`, kind: 'changed', data: {} });
}
