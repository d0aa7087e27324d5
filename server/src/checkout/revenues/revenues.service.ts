import type { RevenuesQuery, RevenuesReply } from '@chalkline/contract/checkout/revenues.schema.ts';
import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { findPayable } from '../../money/ledger/ledger.service.ts';
import { findOwnSeller } from '../../money/payout-accounts/payout-accounts.service.ts';
import { availableOf, nextPayoutAt } from '../../money/payouts/payouts.rules.ts';
import { payoutAccountOf, type Seller } from '../../money/sellers/sellers.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  countAttention,
  findCashWithoutOrders,
  findCurrencies,
  findFeesBorne,
  findLost,
  findRefunded,
  findSold,
  type Sales,
} from './revenues.repository.ts';
import { byMonth, byOffer, type RevenuePart, sumUp } from './revenues.rules.ts';

export { countAttention };

const usualCurrency: CurrencyCode = 'EUR';

/** What the viewer, or the company they administer, sold in a year. Throws 404 for who administers none. */
export async function getRevenues(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  asked: RevenuesQuery,
): Promise<RevenuesReply> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const seller = await findOwnSeller(parts, viewer, as);
  const known = seller ? await findCurrencies(sql, seller.id) : [];
  const currency = asked.currency ?? known[0] ?? usualCurrency;
  const year = asked.year ?? now.getUTCFullYear();
  const span = { from: new Date(Date.UTC(year, 0, 1)), to: new Date(Date.UTC(year + 1, 0, 1)) };
  const sales = seller && { sellerId: seller.id, currency, ...span };
  const found = sales ? await partsOf(parts, { ...sales, offerId: asked.offerId }) : [];
  return {
    currency,
    year,
    currencies: [...new Set([...known, currency])],
    total: sumUp(found),
    months: byMonth(found, year),
    offers: byOffer(found),
    nextPayout: {
      at: nextPayoutAt(now).toISOString(),
      ...(seller ? await availableNow(parts, seller, currency) : { amount: 0, held: 0 }),
      account: (seller && (await payoutAccountOf(parts.database, seller.id)))?.state ?? 'none',
    },
    feeRate: as === 'platform' ? 0 : parts.config.platformFee,
    bearsFees: parts.config.providerFees === 'seller' && as !== 'platform',
    attention: seller ? await countAttention(sql, seller.id) : { disputes: 0, failedRefunds: 0 },
  };
}

async function partsOf({ database }: Parts, asked: Sales): Promise<RevenuePart[]> {
  return [
    ...(await findSold(database.sql, asked)),
    ...(await findRefunded(database.sql, asked)),
    ...(await findLost(database.sql, asked)),
    ...(await findFeesBorne(database.sql, asked)),
    ...(await findCashWithoutOrders(database.sql, asked)),
  ];
}

/** What the next payout would be if nothing more happened, and what disputes hold back of it. */
async function availableNow(
  { database, clock }: Parts,
  { id }: Seller,
  currency: CurrencyCode,
): Promise<{ readonly amount: number; readonly held: number }> {
  const balances = await findPayable(database.sql, new Date(clock.now().getTime() + 1), id);
  const balance = balances.find((one) => one.currency === currency);
  return { amount: balance ? Math.max(0, availableOf(balance)) : 0, held: balance?.disputed ?? 0 };
}
