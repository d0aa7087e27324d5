import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { uploads } from '../../uploads/uploads.table.ts';
import { namedTypeColumns } from '../types/types.repository.ts';
import { activityTypes } from '../types/types.table.ts';
import { type ResultRow, rejectedResults, results } from './results.table.ts';

/** With who and what it is of. */
function selectResults(database: Sql) {
  return database
    .select({
      ...getTableColumns(results),
      person: { id: people.id, name: people.name, handle: people.handle },
      type: namedTypeColumns,
      proofType: uploads.contentType,
    })
    .from(results)
    .innerJoin(people, eq(people.id, results.personId))
    .innerJoin(activityTypes, eq(activityTypes.id, results.typeId))
    .leftJoin(uploads, eq(uploads.id, results.proofId))
    .$dynamic();
}

export type ResultSeen = Awaited<ReturnType<typeof selectResults>>[number];

export const resultOrder = newestFirst(results.id);

export async function insertResult(database: Sql, row: ResultRow): Promise<void> {
  await database.insert(results).values(row);
}

export async function findResult(database: Sql, id: string): Promise<ResultSeen | null> {
  const [found] = await selectResults(database).where(and(eq(results.id, id), isNull(results.removedAt)));
  return found ?? null;
}

export function findResults(database: Sql, wheres: readonly SQL[], page: KeysetPage): Promise<ResultSeen[]> {
  return pageOf(selectResults(database), and(isNull(results.removedAt), ...wheres), page);
}

export const ofPerson = (personId: string): SQL => eq(results.personId, personId);
export const loggedIn = (groupId: string): SQL => eq(results.groupId, groupId);

/** Of people who are in the group now: what they did of a type within some days. */
export function countsIn(
  groupId: string,
  {
    typeId,
    startsOn,
    endsOn,
  }: { readonly typeId: string; readonly startsOn: string; readonly endsOn: string },
): SQL {
  return sql`(${results.typeId} = ${typeId} and ${results.day} between ${startsOn} and ${endsOn}
    and exists (select from groups.belongings as taking where taking.group_id = ${groupId}
      and taking.person_id = ${results.personId} and taking.state = 'in'))`;
}

export async function removeResultRow(database: Sql, id: string, removedAt: Date): Promise<void> {
  await database.update(results).set({ removedAt }).where(eq(results.id, id));
}

/** Taking one out twice changes nothing: false. */
export async function insertRejected(
  database: Sql,
  row: typeof rejectedResults.$inferSelect,
): Promise<boolean> {
  const { rowCount } = await database.insert(rejectedResults).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** False: it wasn’t taken out. */
export async function deleteRejected(database: Sql, groupId: string, resultId: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(rejectedResults)
    .where(and(eq(rejectedResults.groupId, groupId), eq(rejectedResults.resultId, resultId)));
  return rowCount === 1;
}

/** Which of these results were taken out of the group, with why. */
export async function findRejected(
  database: Sql,
  groupId: string,
  resultIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: rejectedResults.resultId, reason: rejectedResults.reason })
    .from(rejectedResults)
    .where(
      and(
        eq(rejectedResults.groupId, groupId),
        sql`${rejectedResults.resultId} = any(${sql.param([...resultIds])}::uuid[])`,
      ),
    );
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
