import { and, eq, isNull } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type KeysetPage, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { entries } from '../entries/entries.table.ts';
import { type AdjustmentRow, adjustments } from './adjustments.table.ts';

/** An adjustment with who decided it, and whom it is about. */
export interface DecidedAdjustment extends AdjustmentRow {
  readonly decidedByName: string;
  readonly entryName: string;
  readonly bib: number;
}

export async function insertAdjustment(database: Sql, row: AdjustmentRow): Promise<void> {
  await database.insert(adjustments).values(row);
}

export async function findAdjustment(
  database: Sql,
  competitionId: string,
  adjustmentId: string,
): Promise<DecidedAdjustment | null> {
  const [found] = await decided(database).where(
    and(eq(adjustments.competitionId, competitionId), eq(adjustments.id, adjustmentId)),
  );
  return found ? flat(found) : null;
}

export const adjustmentOrder = newestFirst(adjustments.id);

export async function listAdjustmentRows(
  database: Sql,
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId?: string | undefined },
  page: KeysetPage,
): Promise<DecidedAdjustment[]> {
  const wanted = and(
    eq(adjustments.competitionId, competitionId),
    entryId === undefined ? undefined : eq(adjustments.entryId, entryId),
  );
  const rows = await pageOf(decided(database).$dynamic(), wanted, page);
  return rows.map(flat);
}

/** False when it was taken back before. */
export async function withdrawAdjustmentRow(
  database: Sql,
  adjustmentId: string,
  change: { readonly withdrawnAt: Date; readonly withdrawnReason: string },
): Promise<boolean> {
  const result = await database
    .update(adjustments)
    .set(change)
    .where(and(eq(adjustments.id, adjustmentId), isNull(adjustments.withdrawnAt)));
  return result.rowCount === 1;
}

function decided(database: Sql) {
  return database
    .select({
      adjustment: adjustments,
      decidedByName: people.name,
      entryName: entries.name,
      bib: entries.bib,
    })
    .from(adjustments)
    .innerJoin(people, eq(people.id, adjustments.createdBy))
    .innerJoin(entries, eq(entries.id, adjustments.entryId));
}

function flat({
  adjustment,
  ...about
}: { adjustment: AdjustmentRow } & Omit<DecidedAdjustment, keyof AdjustmentRow>): DecidedAdjustment {
  return { ...adjustment, ...about };
}
