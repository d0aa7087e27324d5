import {
  countCompetitions,
  listCompetitions,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';

const { call, parts, database } = await testApp();

/** So many more like this one, each found by the word. */
async function copyMany(count: number, competitionId: string, word: string): Promise<void> {
  await database.sql.execute(sql`insert into competitions.competitions (id, name, description, online, starts_on, ends_on, zone,
      state, scoring, created_by, created_at, updated_at, words)
    select gen_random_uuid(), ${word} || n, '', online, starts_on, ends_on, zone, state, scoring, created_by, now(),
      now(), ${word} || ' ' || n
    from generate_series(1, ${count}::int) n, competitions.competitions where id = ${competitionId}`);
}

const total = async (query: { search?: string }) =>
  (await call(listCompetitions, { query: { ...query, limit: 1 } })).total;

it('is exact up to the limit, and never too low', async () => {
  const { view } = await competition(parts, { name: 'First' });
  await copyMany(1_000, view.competition.id, 'crowd');
  expect(await total({ search: 'crowd' })).toBe(1_000);
  expect(await total({})).toBe(1_001);
  await copyMany(1, view.competition.id, 'crowd');
  expect(await total({ search: 'crowd' })).toBeUndefined();
  await copyMany(8_998, view.competition.id, 'throng');
  expect(await total({})).toBe(10_000);
  expect((await call(countCompetitions, {})).data.competitions).toBe(10_000);
  await copyMany(1, view.competition.id, 'throng');
  expect(await total({})).toBeUndefined();
  expect((await call(countCompetitions, {})).data.competitions).toBeNull();
  expect(await total({ search: 'first' })).toBe(1);
});
