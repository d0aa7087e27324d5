import { dayAfter, todayIn } from '@chalkline/contract/competitions/days.ts';
import { momentInZone } from '@chalkline/contract/zone-moment.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { staffEndPassed } from './staff.errors.ts';
import { endStaffJob } from './staff.jobs.ts';

/** Whether the last day of a role is over; never for null. */
export function hasPassed({ zone }: { readonly zone: string }, until: string | null, now: Date): boolean {
  return until !== null && until < todayIn(zone, now);
}

/** Throws 422 `staff_end_passed`. */
export function requireFuture(
  { clock }: Pick<Parts, 'clock'>,
  competition: { readonly zone: string },
  until: string | null,
): void {
  if (hasPassed(competition, until, clock.now())) throw staffEndPassed();
}

/** Ends a role after its last day, given as a day in the competition's zone. */
export async function endAfter(
  parts: Parts,
  tx: Transaction,
  { id: competitionId, zone }: { readonly id: string; readonly zone: string },
  until: string | null,
): Promise<void> {
  if (until === null) return;
  const midnight = momentInZone(`${dayAfter(until, 1)}T00:00`, zone);
  if (midnight === null) throw new Error(`not a day: ${until}`);
  await parts.jobs.enqueue(tx, endStaffJob, { competitionId }, { startAfter: new Date(midnight) });
}
