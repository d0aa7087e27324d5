import type { ReentryRule } from '@chalkline/contract/events/door.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { saveAttendance } from './door.repository.ts';
import { replay } from './door.rules.ts';
import { findScans, markConflicts } from './scans.repository.ts';

/** Works a ticket's attendance out again from its scans, and which of them conflict. The ticket is locked. */
export async function saveReplay(sql: Sql, ticketId: string, reentry: ReentryRule): Promise<void> {
  const scans = (await findScans(sql, ticketId)).filter(
    ({ conflict }) => conflict === null || conflict === 'already_in',
  );
  const { conflicts, ...attendance } = replay(scans, reentry);
  await markConflicts(sql, ticketId, [...conflicts]);
  await saveAttendance(sql, ticketId, attendance);
}
