import type { AlertKind } from '@chalkline/contract/checkout/alert-kinds.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertAlert } from './alerts.repository.ts';
import type { PaymentAlert } from './alerts.table.ts';

/** Stores and logs, once for each thing, that its money needs a person to look at it. */
export async function raiseAlert(
  parts: Pick<Parts, 'clock' | 'log'>,
  tx: Transaction,
  kind: AlertKind,
  ref: string,
  details: PaymentAlert['details'],
): Promise<void> {
  const createdAt = parts.clock.now();
  const isNew = await insertAlert(tx.sql, { id: newId(createdAt.getTime()), kind, ref, details, createdAt });
  if (isNew) tx.afterCommit(() => parts.log.error({ alert: kind, ref, ...details }, 'payment alert'));
}
