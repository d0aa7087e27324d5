import { isId } from './new-id.ts';

/** Finds what an id in a call names. Throws what `absent` makes when there is none, also for a text that is no id. */
export async function requireById<Row>(
  id: string,
  find: (id: string) => Promise<Row | null>,
  absent: () => Error,
): Promise<Row> {
  const found = isId(id) ? await find(id) : null;
  if (found === null) throw absent();
  return found;
}
