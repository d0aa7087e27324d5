import type { Parts } from '../../platform/parts.ts';
import { updateEntry } from './entries.repository.ts';

/** Makes an entry the own one of a person with an account: they are told what is announced to the entered. */
export async function claimEntry(
  parts: Pick<Parts, 'database'>,
  { id }: { readonly id: string },
  { id: personId }: { readonly id: string },
): Promise<void> {
  await updateEntry(parts.database.sql, id, { personId });
}
