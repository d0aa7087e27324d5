import type { Parts } from '../../platform/parts.ts';
import { deleteExport, findEnded } from './exports.repository.ts';
import { exportKey } from './exports.rules.ts';

const atOnce = 100;

/** Removes exports that are past their time: the file first, as a row that is left behind is found again. */
export async function sweepExports(parts: Parts): Promise<void> {
  for (;;) {
    const ended = await findEnded(parts.database.sql, parts.clock.now(), atOnce);
    for (const id of ended) {
      await parts.storage.remove(exportKey(id));
      await deleteExport(parts.database.sql, id);
    }
    if (ended.length < atOnce) return;
  }
}
