import { restorableDays } from '@chalkline/contract/posts/post.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { purgeRemovedMessages } from '../../messages/messages/messages.moderate.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { findLate, findReports, lockCase } from './cases.repository.ts';
import { lateBefore, levelAbove, levelFor } from './cases.rules.ts';
import { releaseReported } from './reported-uploads.service.ts';
import { moveUp } from './reports.service.ts';
import { findStaff } from './staff.repository.ts';

/** What the job does. Each case is a transaction of its own; one that was decided meanwhile stays. */
export async function moveLateCases(parts: Parts): Promise<void> {
  const before = lateBefore(parts.clock.now());
  for (const id of await findLate(parts.database.sql, before)) {
    await parts.database.transaction(async (tx) => {
      const found = await lockCase(tx.sql, id);
      const above = found && levelAbove(found, found.level);
      if (!found || !above || found.state !== 'open' || found.levelAt >= before) return;
      const staff = await findStaff(tx.sql, found);
      const reports = await findReports(tx.sql, id);
      const reporterIds = reports.flatMap(({ reporterId }) => reporterId ?? []);
      const parties = { aboutId: found.aboutId, reporterIds };
      const level = levelFor(found, staff, parties, above);
      await moveUp(parts, tx, found, { level, why: 'late', staff, parties });
    });
  }
  const final = new Date(parts.clock.now().getTime() - restorableDays * day);
  await parts.database.transaction((tx) => purgeRemovedMessages(parts, tx, final));
  await releaseReported(parts);
}
