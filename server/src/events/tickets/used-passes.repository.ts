import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { lockPass, lockPlaces } from './passes.repository.ts';
import { passes } from './passes.table.ts';
import { tickets } from './tickets.table.ts';

/** Which of these units somebody was let in with. `isKept`: nobody is, or is checked out, until the transaction ends. */
export async function findUsedPasses(
  database: Sql,
  unitIds: readonly string[],
  isKept: boolean,
): Promise<string[]> {
  const found = await database
    .select({ id: passes.id, unitId: passes.unitId })
    .from(passes)
    .where(inArray(passes.unitId, [...unitIds]))
    .orderBy(asc(passes.id));
  for (const { id } of isKept ? found : []) {
    await lockPass(database, id);
    await lockPlaces(database, id);
  }
  const used = await database
    .selectDistinct({ passId: tickets.passId })
    .from(tickets)
    .where(
      and(
        inArray(
          tickets.passId,
          found.map(({ id }) => id),
        ),
        isNotNull(tickets.checkedInAt),
      ),
    );
  const ids = new Set(used.map(({ passId }) => passId));
  return found.filter(({ id }) => ids.has(id)).map(({ unitId }) => unitId);
}
