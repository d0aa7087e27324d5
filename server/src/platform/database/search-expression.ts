import { type SQL, sql } from 'drizzle-orm';

/**
 * A search for what texts are, where no column of words is kept beside them: the database itself makes the
 * words, in the index and in the query alike, so nobody who writes a row has to think of it. Marks are taken
 * off letters, ASCII signs part words. The index and the query must be built by these two functions from the
 * same text, or the index does not serve.
 */
export function searchableText(text: SQL): SQL {
  return sql`to_tsvector('simple', ${plainText(text)})`;
}

/** The condition that every word of `typed` begins a word of the text, in any order; nothing typed fits none. */
export function matchesPrefixes(text: SQL, typed: string): SQL {
  const words = sql`regexp_replace(btrim(${plainText(sql`${typed}::text`)}), ' +', ':* & ', 'g')`;
  return sql`${searchableText(text)} @@ to_tsquery('simple', nullif(${words}, '') || ':*')`;
}

/** Lower case without marks; whatever is a sign of ASCII or a typesetter’s one is a blank. */
export function plainText(text: SQL): SQL {
  const unmarked = sql`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f]', '', 'g')`;
  // Letters that Unicode does not take apart into a base letter and a mark: the same as in search-words.ts.
  const single = sql`translate(${unmarked}, 'łøđðıħ', 'loddih')`;
  const pairs = sql`replace(replace(replace(replace(${single}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;
  return sql`regexp_replace(${pairs}, '[^0-9a-z\\u00aa-\\u1fff\\u2070-\\u2fff\\u3031-\\uffff\\U00010000-\\U0010ffff]+', ' ', 'g')`;
}
