import { hour } from '@chalkline/contract/spans.ts';
import { unattachedHours } from '@chalkline/contract/uploads/upload.lifecycle.ts';
import type { Parts } from '../platform/parts.ts';
import { discardLoose, findDiscarded, markRemoved } from './uploads.repository.ts';
import { storageKey } from './uploads.rules.ts';

const atOnce = 100;

/**
 * Discards what has hung on nothing for a day and removes the files of all that is discarded. The file goes
 * first: a row that is left behind is found again, a file would not be. How long the row stays is its table's retention.
 */
export async function sweepUploads(parts: Parts): Promise<void> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  await discardLoose(sql, new Date(now.getTime() - unattachedHours * hour));
  for (;;) {
    const discarded = await findDiscarded(sql, atOnce);
    for (const upload of discarded) await parts.storage.remove(storageKey(upload));
    if (discarded.length > 0)
      await markRemoved(
        sql,
        discarded.map(({ id }) => id),
      );
    if (discarded.length < atOnce) break;
  }
}
