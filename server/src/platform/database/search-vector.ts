import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of another column as PostgreSQL searches them, kept by the database itself. The column holds
 * what `searchWords` made of the texts, so nothing is left to a dictionary.
 */
export function searchVector(name: string, wordsColumn: string) {
  return tsvector(name).generatedAlwaysAs(sql`to_tsvector('simple', ${sql.identifier(wordsColumn)})`);
}
