import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import type { StatementReply } from '@chalkline/contract/money/selling.schema.ts';
import { expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { wrongStatements, wrongStock } from './testing/gym-audit.ts';
import { liveGymYear } from './testing/gym-year.ts';

/** The whole one of 1,000 members and 40 products takes minutes: see bench/README.md. */
const size = {
  members: Number(process.env.GYM_MEMBERS ?? 8),
  products: Number(process.env.GYM_PRODUCTS ?? 4),
  months: Number(process.env.GYM_MONTHS ?? 6),
};

const { parts, call, clock, database } = await testApp();

it('ends each month of a gym with a statement that equals the ledger, and stock that equals its movements', {
  timeout: 3_600_000,
}, async () => {
  const months: string[] = [];
  const year = await liveGymYear(parts, clock, size, async (month) => {
    months.push(month);
  });
  const as = await signedIn(parts, year.keeper);
  const read = async (who: 'person' | 'organization') => {
    const statements: StatementReply[] = [];
    for (const month of months) {
      const query = { month, currency: 'EUR' } as const;
      statements.push((await call(getStatement, { params: { as: who }, query }, { as })).data);
    }
    return statements;
  };
  const [shop, gym] = [await read('person'), await read('organization')];
  expect(months).toHaveLength(size.months);
  expect(wrongStatements(shop)).toEqual([]);
  expect(wrongStatements(gym)).toEqual([]);
  expect(await wrongStock(database.sql, year)).toEqual([]);
  expect(shop.reduce((sum, { sales }) => sum + sales, 0)).toBeGreaterThan(0);
  expect(gym.reduce((sum, { sales }) => sum + sales, 0)).toBe(
    4900 * (year.happened['memberships paid'] ?? 0),
  );
  const usual = ['cards declined', 'freezes', 'orders of goods', 'counts', 'deliveries'];
  expect(usual.filter((what) => !year.happened[what])).toEqual([]);
});
