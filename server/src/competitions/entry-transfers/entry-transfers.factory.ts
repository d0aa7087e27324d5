import { transferDays } from '@chalkline/contract/competitions/entry-transfer.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { entryTransfers } from './entry-transfers.table.ts';

/** An open offer of an entry to an email; gives its id. */
export async function entryTransfer(
  parts: Parts,
  of: { readonly competitionId: string; readonly entryId: string; readonly createdBy: string },
  email = 'offered@example.org',
): Promise<string> {
  const createdAt = parts.clock.now();
  const expiresAt = new Date(createdAt.getTime() + transferDays * day);
  const id = newId(createdAt.getTime());
  await parts.database.sql
    .insert(entryTransfers)
    .values({ id, ...of, email, state: 'offered', createdAt, expiresAt });
  return id;
}
