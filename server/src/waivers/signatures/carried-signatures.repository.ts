import type { PaperSubjectKind } from '@chalkline/contract/waivers/paper-subjects.ts';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../../platform/database/database.ts';
import { waivers, waiverVersions } from '../waivers/waivers.table.ts';
import { type SignatureRow, signatures } from './signatures.table.ts';

const sameVersion = alias(waiverVersions, 'same_version');
const sameWaiver = alias(waivers, 'same_waiver');

/** The newest versions of active waivers whose words and file this person signed for something else. */
export function findSameWords(
  database: Sql,
  kind: PaperSubjectKind,
  {
    personId,
    from,
    to,
  }: { readonly personId: string; readonly from: readonly string[]; readonly to: readonly string[] },
): Promise<{ signature: SignatureRow; waiverId: string; versionId: string }[]> {
  return database
    .selectDistinctOn([sameVersion.id], {
      signature: getTableColumns(signatures),
      waiverId: sameWaiver.id,
      versionId: sameVersion.id,
    })
    .from(signatures)
    .innerJoin(waivers, eq(waivers.id, signatures.waiverId))
    .innerJoin(waiverVersions, eq(waiverVersions.id, signatures.versionId))
    .innerJoin(
      sameVersion,
      and(
        eq(sameVersion.textSha256, waiverVersions.textSha256),
        sql`${sameVersion.fileSha256} is not distinct from ${waiverVersions.fileSha256}`,
      ),
    )
    .innerJoin(
      sameWaiver,
      and(eq(sameWaiver.id, sameVersion.waiverId), eq(sameWaiver.number, sameVersion.number)),
    )
    .where(
      and(
        eq(signatures.personId, personId),
        eq(waivers.subjectKind, kind),
        inArray(waivers.subjectId, [...from]),
        eq(sameWaiver.subjectKind, kind),
        inArray(sameWaiver.subjectId, [...to]),
        eq(sameWaiver.isActive, true),
      ),
    )
    .orderBy(sameVersion.id, asc(signatures.signedAt));
}

/** Those that exist stay as they are. */
export async function insertSignatures(database: Sql, rows: readonly SignatureRow[]): Promise<void> {
  if (rows.length > 0)
    await database
      .insert(signatures)
      .values([...rows])
      .onConflictDoNothing();
}
