import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A generated column with the search vector of another column. That column has the output of `searchWords`, so no
 * dictionary is needed.
 */
export function searchVector(name: string, wordsColumn: string) {
  return tsvector(name).generatedAlwaysAs(sql`to_tsvector('simple', ${sql.identifier(wordsColumn)})`);
}
