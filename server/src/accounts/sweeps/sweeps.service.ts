import { day } from '@chalkline/contract/spans.ts';
import type { Parts } from '../../platform/parts.ts';
import { sweepAttempts } from '../attempts/attempts.repository.ts';
import { sweepCodes } from '../codes/codes.repository.ts';
import { sweepDevices } from '../devices/known-devices.repository.ts';
import { knownDeviceDays } from '../devices/known-devices.service.ts';
import { sweepEmailChanges } from '../email-changes/email-changes.repository.ts';
import { sweepHandovers } from '../handovers/handovers.repository.ts';
import { sweepRegistrations } from '../registrations/registrations.repository.ts';
import { sweepSessions } from '../sessions/sessions.repository.ts';

/** Deletes what has run out. Nothing reads it any more, so it is not done in one transaction. */
export async function sweepAccounts(parts: Pick<Parts, 'clock' | 'database'>): Promise<void> {
  const now = parts.clock.now();
  const sweeps = [
    sweepSessions,
    sweepHandovers,
    sweepRegistrations,
    sweepCodes,
    sweepAttempts,
    sweepEmailChanges,
  ];
  for (const sweep of sweeps) {
    await sweep(parts.database.sql, now);
  }
  await sweepDevices(parts.database.sql, new Date(now.getTime() - knownDeviceDays * day));
}
