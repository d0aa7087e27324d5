import type { PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findWaivers, insertVersions, insertWaivers } from './waivers.repository.ts';

/**
 * Gives things of the same kind the waivers of another one, as they are now: each begins with a version of its own. Files
 * stay attached to the first waiver and are shared.
 */
export async function copyWaivers(
  { clock }: Pick<Parts, 'clock'>,
  { sql }: Transaction,
  from: PaperSubjectName,
  subjectIds: readonly string[],
): Promise<void> {
  const active = await findWaivers(sql, from, { onlyActive: true });
  const createdAt = clock.now();
  const copies = subjectIds.flatMap((subjectId) =>
    active.map(({ newest: { file: _file, ...version }, ...row }, position) => {
      // Their order is that of their ids.
      const id = newId(createdAt.getTime() + position);
      const begins = { number: 1, createdAt };
      return {
        waiver: { ...row, ...begins, id, subjectId, signedFrom: 1, version: 1, remindedAt: null },
        version: { ...version, ...begins, id: newId(createdAt.getTime()), waiverId: id },
      };
    }),
  );
  await insertWaivers(
    sql,
    copies.map(({ waiver }) => waiver),
  );
  await insertVersions(
    sql,
    copies.map(({ version }) => version),
  );
}
