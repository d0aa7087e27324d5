import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { emptyRemoved, setRemoved } from './messages.repository.ts';
import { tellOf } from './messages.service.ts';
import { discardUploads } from './messages.uploads.service.ts';

export { findNeighbors, findReadableMessage } from './messages.repository.ts';

/** Takes away what a message says, or gives it back; one that its author deleted has nothing left to give back. */
export async function moderateMessage(
  parts: Pick<Parts, 'clock' | 'live'>,
  tx: Transaction,
  id: string,
  isRemoved: boolean,
): Promise<void> {
  const message = await setRemoved(tx.sql, id, isRemoved ? parts.clock.now() : null);
  if (message) await tellOf(parts, tx, message);
}

/** Ends what was removed before that moment: words, pictures and files go for good. */
export async function purgeRemovedMessages(parts: Parts, tx: Transaction, before: Date): Promise<void> {
  for (const id of await emptyRemoved(tx.sql, before)) await discardUploads(parts, tx, id);
}
