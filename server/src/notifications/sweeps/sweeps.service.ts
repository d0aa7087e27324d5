import { day } from '@chalkline/contract/spans.ts';
import type { Parts } from '../../platform/parts.ts';
import { deleteOld } from '../inbox/inbox.repository.ts';

/** What was read is kept for so many days, and everything else for a year. */
export const keptDays = { read: 90, unread: 365 } as const;

const atOnce = 5_000;

/** Deletes notifications that are past their time. */
export async function sweepNotifications(parts: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  const now = parts.clock.now().getTime();
  const past = {
    readBefore: new Date(now - keptDays.read * day),
    toldBefore: new Date(now - keptDays.unread * day),
  };
  while ((await deleteOld(parts.database.sql, past, atOnce)) === atOnce);
}
