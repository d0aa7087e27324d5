import type { PayoutsQuery, SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findOwnSeller } from '../payout-accounts/payout-accounts.service.ts';
import { findPayoutsOf, payoutOrder } from './payouts.repository.ts';
import type { PayoutRow } from './payouts.table.ts';

/** The payouts of the viewer or of the company they administer, newest first. */
export async function listPayouts(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  query: PayoutsQuery,
): Promise<Page<PayoutRow[]>> {
  const seller = await findOwnSeller(parts, viewer, as);
  if (!seller) return new Page<PayoutRow[]>([], null);
  return readPage(parts.config, query, {
    list: ['payouts', seller.id],
    order: payoutOrder,
    read: (page) => findPayoutsOf(parts.database.sql, seller.id, page),
  });
}
