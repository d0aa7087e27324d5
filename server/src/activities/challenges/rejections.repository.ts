import { and, eq, inArray, isNull } from 'drizzle-orm';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { rejectedResults, results } from '../results/results.table.ts';

/** Results with whether and why they were taken out of these challenges, while their athletes take part in them. */
export function findCountedForNotices(
  database: Sql,
  asked: readonly { readonly groupId: string; readonly resultId: string }[],
) {
  return database
    .select({
      groupId: groups.id,
      name: groups.name,
      resultId: results.id,
      personId: results.personId,
      day: results.day,
      rejectedAt: rejectedResults.rejectedAt,
      reason: rejectedResults.reason,
    })
    .from(results)
    .innerJoin(belongings, and(eq(belongings.personId, results.personId), eq(belongings.state, 'in')))
    .innerJoin(groups, and(eq(groups.id, belongings.groupId), isNull(groups.archivedAt)))
    .leftJoin(
      rejectedResults,
      and(eq(rejectedResults.groupId, groups.id), eq(rejectedResults.resultId, results.id)),
    )
    .where(
      and(
        inArray(results.id, [...new Set(asked.map(({ resultId }) => resultId))]),
        inArray(groups.id, [...new Set(asked.map(({ groupId }) => groupId))]),
        isNull(results.removedAt),
      ),
    );
}
