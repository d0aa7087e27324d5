import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { matchesPrefixes } from './search-expression.ts';
import { searchWords } from './search-words.ts';

const database = await testDatabase();

async function finds(text: string, typed: string): Promise<boolean> {
  const { rows } = await database.sql.execute(
    sql`select ${matchesPrefixes(sql`${text}::text`, typed)} as found`,
  );
  return rows[0]?.found === true;
}

it.each([
  ['Zoë Łukasik', 'zoe luk', true],
  ['Zoë Łukasik', 'łuk', true],
  ['Straße', 'strass', true],
  ['Kateryna Шевченко', 'шевч', true],
  ['李小龙', '李', true],
  ['O’Neil-Smith', 'neil smith', true],
  ['ada.okafor@site.example', 'okafor', true],
  ['Ada Okafor', 'kafor', false],
  ['Ada Okafor', "&|!:*()'\\", false],
  ['Ada Okafor', '', false],
])('in %j looks for %j: %s', async (text, typed, found) => {
  expect(await finds(text, typed)).toBe(found);
});

it('finds a text by each of its words, as typed, whatever letters they are of', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aZéłØßæ9Жшאا李'), minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { minLength: 1, maxLength: 3 }), async (words) => {
      const text = words.join(' ');
      for (const word of words) expect(await finds(text, word)).toBe(true);
      expect(await finds(text, searchWords(text))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
