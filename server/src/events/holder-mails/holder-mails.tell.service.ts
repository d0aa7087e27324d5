import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { mailHolderJob } from './holder-mails.jobs.ts';
import { findHoldersOf, type Holder } from './holder-mails.repository.ts';

export { findHoldersOf } from './holder-mails.repository.ts';

/** Mails those who had these pieces that their tickets are void. */
export async function mailRefunded(parts: Parts, tx: Transaction, unitIds: readonly string[]): Promise<void> {
  await mailHolders(parts, tx, await findHoldersOf(tx.sql, { unitIds }), 'refunded');
}

/** Each has a job of its own. */
export async function mailHolders(
  parts: Parts,
  tx: Transaction,
  holders: readonly Holder[],
  happening: 'changed' | 'canceled' | 'refunded',
): Promise<void> {
  const all = holders.map(({ personId, ticketIds }) => ({
    data: { personId, ticketIds: [...ticketIds], happening },
  }));
  await parts.jobs.enqueueAll(tx, mailHolderJob, all);
}
