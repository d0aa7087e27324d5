import { unattachedHours } from '@chalkline/contract/uploads/upload.lifecycle.ts';
import type { Parts } from '../platform/parts.ts';
import { discardLoose, findDiscarded, forgetDiscarded } from './uploads.repository.ts';
import { storageKey } from './uploads.rules.ts';

const atOnce = 100;

/**
 * Discards what has hung on nothing for a day and removes the files of all that is discarded. The file goes
 * first: a row that is left behind is found again, a file would not be.
 */
export async function sweepUploads(parts: Parts): Promise<void> {
  const { sql } = parts.database;
  await discardLoose(sql, new Date(parts.clock.now().getTime() - unattachedHours * 3_600_000));
  for (;;) {
    const discarded = await findDiscarded(sql, atOnce);
    for (const upload of discarded) {
      await parts.storage.remove(storageKey(upload));
      await forgetDiscarded(sql, upload.id);
    }
    if (discarded.length < atOnce) return;
  }
}
