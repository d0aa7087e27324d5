import type { NamedType } from '@chalkline/contract/groups/activity-type.schema.ts';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { typeNameTaken } from './types.errors.ts';
import { type ActivityTypeRow, activityTypes } from './types.table.ts';

/** What pages show of a type, for queries that join it. */
export const namedTypeColumns = {
  id: activityTypes.id,
  name: activityTypes.name,
  icon: activityTypes.icon,
  unit: activityTypes.unit,
} satisfies Record<keyof NamedType, unknown>;

export interface FoundType extends ActivityTypeRow {
  readonly resultCount: number;
}

/** Counted only as far as anybody asks: a type that is in use cannot be told from one that is in much use. */
const resultCount = sql<number>`(select count(*)::int from activities.results
  where results.type_id = "activities"."types"."id" and results.removed_at is null)`;

const selectTypes = (database: Sql) =>
  database
    .select({ ...getTableColumns(activityTypes), resultCount })
    .from(activityTypes)
    .$dynamic();

export const typeOrder = keyset<FoundType>(
  ascending({ sql: sql`lower(${activityTypes.name})`, type: 'text' }, ({ name }) => name.toLowerCase()),
  ascending(activityTypes.id, ({ id }) => id),
);

export interface TypeFilter {
  readonly search: string | undefined;
  readonly withRetired: boolean;
}

const isWanted = ({ search, withRetired }: TypeFilter) =>
  and(
    search ? matchesPrefixes(sql`${activityTypes.name}`, search) : undefined,
    withRetired ? undefined : isNull(activityTypes.retiredAt),
  );

export function findTypes(database: Sql, filter: TypeFilter, page: KeysetPage): Promise<FoundType[]> {
  return pageOf(selectTypes(database), isWanted(filter), page);
}

export function countTypes(database: Sql, filter: TypeFilter): Promise<number> {
  return database.$count(activityTypes, isWanted(filter));
}

export async function findType(database: Sql, id: string): Promise<FoundType | null> {
  const [found] = await selectTypes(database).where(eq(activityTypes.id, id));
  return found ?? null;
}

/** Throws 409 for a name that another one has. */
export async function insertType(database: Sql, row: ActivityTypeRow): Promise<void> {
  await database.insert(activityTypes).values(row).catch(refuseTakenName);
}

/** The same. */
export async function updateType(database: Sql, id: string, change: Partial<ActivityTypeRow>): Promise<void> {
  await database.update(activityTypes).set(change).where(eq(activityTypes.id, id)).catch(refuseTakenName);
}

function refuseTakenName(error: unknown): never {
  throw brokenConstraint(error) === 'types_name' ? typeNameTaken() : error;
}
