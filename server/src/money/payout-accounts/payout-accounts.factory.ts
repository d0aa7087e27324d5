import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { providerOf } from '../providers/provider-of.service.ts';
import { type FilledIn, fillInAccount } from '../providers/simulator.accounts.service.ts';
import { seller } from '../sellers/sellers.factory.ts';
import { payoutAccounts } from '../sellers/sellers.table.ts';
import { followAccount } from './payout-accounts.service.ts';

/** A payout account that is filled in, and what the provider calls it. Its seller is somebody new unless given. */
export async function payoutAccount(
  parts: Parts,
  { sellerId, review = 'approved', bank = 'good' }: { readonly sellerId?: string } & Partial<FilledIn> = {},
): Promise<string> {
  const asked = { key: newId(), email: 'seller@example.org', country: 'NL', name: 'Iron Harbor' };
  const provider = providerOf(parts);
  const news = await provider.openAccount(asked);
  const now = parts.clock.now();
  await parts.database.sql.insert(payoutAccounts).values({
    ...news,
    sellerId: sellerId ?? (await seller(parts)).id,
    provider: provider.name,
    country: asked.country,
    createdAt: now,
    updatedAt: now,
  });
  await fillInAccount(parts, news.reference, { review, bank });
  await followAccount(parts, news.reference);
  return news.reference;
}
