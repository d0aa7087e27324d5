import type { PaperSubjectKind } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findSameWords, insertSignatures } from './carried-signatures.repository.ts';

interface Carried {
  readonly personId: string;
  /** What they signed for, such as the other dates of a series. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** What a person signed for one thing counts for others that ask for the very same words and file. */
export async function carrySignatures(
  { clock }: Pick<Parts, 'clock'>,
  { sql }: Transaction,
  kind: PaperSubjectKind,
  { personId, from, to }: Carried,
): Promise<void> {
  const now = clock.now().getTime();
  const same = await findSameWords(sql, kind, { personId, from, to });
  await insertSignatures(
    sql,
    same.map(({ signature, waiverId, versionId }) => ({ ...signature, id: newId(now), waiverId, versionId })),
  );
}
