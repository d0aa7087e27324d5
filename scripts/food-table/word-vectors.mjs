import { gzipSync } from 'node:zlib';

/** One file of word vectors: a line with the words and how rare they are, then a row of signed bytes for each word. */
export function wordVectors(description, rows) {
  const { dim, words, idf } = JSON.parse(description);
  if (rows.length !== dim * words.length) throw new Error('Each word needs a row.');
  const line = JSON.stringify({ dimensions: dim, words, rarity: idf });
  return gzipSync(Buffer.concat([Buffer.from(`${line}\n`), rows]), { level: 9 });
}
