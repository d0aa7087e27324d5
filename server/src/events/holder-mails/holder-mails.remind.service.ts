import { day } from '@chalkline/contract/spans.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { remindOf } from './holder-mails.notify.service.ts';
import { findDueReminders, findHoldersOf, takeReminder } from './holder-mails.repository.ts';

/** Reminds the holders of events that begin within a day, once for each start. */
export async function remindHolders(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  const now = parts.clock.now();
  const until = new Date(now.getTime() + day);
  for (const { groupId, startsAt } of await findDueReminders(parts.database.sql, { now, until })) {
    if (signal.aborted) return;
    await parts.database.transaction(async (tx) => {
      if (!(await takeReminder(tx.sql, groupId, startsAt))) return;
      const holders = await findHoldersOf(tx.sql, { groupIds: [groupId] });
      await remindOf(parts, tx, {
        groupId,
        cause: startsAt.toISOString(),
        recipients: holders.flatMap(({ personId }) => personId ?? []),
      });
    });
  }
}
