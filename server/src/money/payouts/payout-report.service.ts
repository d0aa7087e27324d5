import type { PayoutRunsQuery, RunPayoutsQuery } from '@chalkline/contract/money/payout-report.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Parts } from '../../platform/parts.ts';
import { findNamesOf } from '../sellers/sellers.service.ts';
import { findPayoutsOfMonth, findRuns, type PayoutRun, payoutOrder, runOrder } from './payouts.repository.ts';
import type { PayoutRow } from './payouts.table.ts';

export type { PayoutRun } from './payouts.repository.ts';

export interface NamedPayout {
  readonly payout: PayoutRow;
  readonly seller: string;
}

/** Latest first. */
export function listPayoutRuns(
  { config, database }: Parts,
  query: PayoutRunsQuery,
): Promise<Page<PayoutRun[]>> {
  return readPage(config, query, {
    list: ['payout-runs'],
    order: runOrder,
    read: (page) => findRuns(database.sql, page),
  });
}

/** Newest first. */
export async function listRunPayouts(
  { config, database }: Parts,
  month: string,
  { limit, cursor, state }: RunPayoutsQuery,
): Promise<Page<NamedPayout[]>> {
  const page = await readPage(
    config,
    { limit, cursor },
    {
      list: ['run-payouts', month, state],
      order: payoutOrder,
      read: (keyset) => findPayoutsOfMonth(database.sql, { month, state }, keyset),
    },
  );
  const names = await findNamesOf(database.sql, [...new Set(page.data.map(({ sellerId }) => sellerId))]);
  return presentPage(page, (payout) => ({ payout, seller: names.get(payout.sellerId) ?? '' }));
}
