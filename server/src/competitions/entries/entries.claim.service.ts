import type { Parts } from '../../platform/parts.ts';
import { updateEntry } from './entries.repository.ts';

/** Links an entry to a person's account; from then on they get the competition's announcements. */
export async function claimEntry(
  parts: Pick<Parts, 'database'>,
  { id }: { readonly id: string },
  { id: personId }: { readonly id: string },
): Promise<void> {
  await updateEntry(parts.database.sql, id, { personId });
}
