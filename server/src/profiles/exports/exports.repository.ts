import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { exportUnderWay } from './exports.errors.ts';
import { personalExports } from './exports.table.ts';

export type ExportRow = typeof personalExports.$inferSelect;

/** Throws `export_under_way` while another one is pending. */
export async function insertExport(sql: Sql, row: typeof personalExports.$inferInsert): Promise<ExportRow> {
  const [kept] = await sql
    .insert(personalExports)
    .values(row)
    .returning()
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'personal_exports_asked' ? exportUnderWay() : error;
    });
  if (!kept) throw new Error('An export was kept and then was not there.');
  return kept;
}

/** A person's own exports that haven't expired, newest first. They are few, because each is kept for a week. */
export function findExportsOf(sql: Sql, personId: string, now: Date): Promise<ExportRow[]> {
  return sql
    .select()
    .from(personalExports)
    .where(and(eq(personalExports.personId, personId), gt(personalExports.endsAt, now)))
    .orderBy(desc(personalExports.askedAt), desc(personalExports.id))
    .limit(50);
}

export async function findExport(sql: Sql, id: string): Promise<ExportRow | null> {
  const [found] = await sql.select().from(personalExports).where(eq(personalExports.id, id));
  return found ?? null;
}

type Ending = { readonly state: 'ready'; readonly bytes: number } | { readonly state: 'failed' };

/** False if it is no longer pending. */
export async function endExport(sql: Sql, id: string, ending: Ending): Promise<boolean> {
  const result = await sql
    .update(personalExports)
    .set(ending)
    .where(and(eq(personalExports.id, id), eq(personalExports.state, 'asked')));
  return result.rowCount === 1;
}

/** Replaces the link with a new one. False if the person has no such file. */
export async function keepLink(
  sql: Sql,
  { id, personId }: { readonly id: string; readonly personId: string },
  link: { readonly linkHash: string; readonly linkEndsAt: Date },
  now: Date,
): Promise<boolean> {
  const isTheirs = and(eq(personalExports.id, id), eq(personalExports.personId, personId));
  const isThere = and(eq(personalExports.state, 'ready'), gt(personalExports.endsAt, now));
  const result = await sql.update(personalExports).set(link).where(and(isTheirs, isThere));
  return result.rowCount === 1;
}

/** The export behind a link, without using the link up. */
export async function findByLink(sql: Sql, linkHash: string, now: Date): Promise<ExportRow | null> {
  const [found] = await sql.select().from(personalExports).where(isGoodLink(linkHash, now));
  return found ?? null;
}

/** Uses a link up. Of two parallel requests, one gets the export. */
export async function takeLink(sql: Sql, linkHash: string, now: Date): Promise<ExportRow | null> {
  const [taken] = await sql
    .update(personalExports)
    .set({ linkHash: null, linkEndsAt: null })
    .where(isGoodLink(linkHash, now))
    .returning();
  return taken ?? null;
}

function isGoodLink(linkHash: string, now: Date) {
  return and(
    eq(personalExports.linkHash, linkHash),
    gt(personalExports.linkEndsAt, now),
    gt(personalExports.endsAt, now),
  );
}

export async function findEnded(sql: Sql, now: Date, limit: number): Promise<string[]> {
  const rows = await sql
    .select({ id: personalExports.id })
    .from(personalExports)
    .where(lte(personalExports.endsAt, now))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteExport(sql: Sql, id: string): Promise<void> {
  await sql.delete(personalExports).where(eq(personalExports.id, id));
}
