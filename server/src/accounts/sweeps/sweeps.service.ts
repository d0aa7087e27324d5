import type { Parts } from '../../platform/parts.ts';
import { sweepAttempts } from '../attempts/attempts.repository.ts';
import { sweepCodes } from '../codes/codes.repository.ts';
import { sweepRegistrations } from '../registrations/registrations.repository.ts';
import { sweepSessions } from '../sessions/sessions.repository.ts';

/** Deletes what has run out. Nothing reads it any more, so it is not done in one transaction. */
export async function sweepAccounts(parts: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  const now = parts.clock.now();
  for (const sweep of [sweepSessions, sweepRegistrations, sweepCodes, sweepAttempts]) {
    await sweep(parts.database.sql, now);
  }
}
