import { mayMove } from '@chalkline/contract/lifecycle.ts';
import { payoutAccountMoves } from '@chalkline/contract/money/money.lifecycles.ts';
import type { SellingAs } from '@chalkline/contract/money/selling.schema.ts';
import { absoluteUrl, urlOf } from '@chalkline/contract/urls.ts';
import { getMe } from '../../accounts/people/people.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type AccountNews,
  ProviderRefused,
  ProviderUnreachable,
} from '../providers/payment-provider.service.ts';
import { providerOf } from '../providers/provider-of.service.ts';
import {
  findOwnerName,
  findSeller,
  findSellerOf,
  payoutAccountOf,
  type Seller,
  type SellerOwner,
  sellerOf,
} from '../sellers/sellers.service.ts';
import type { PayoutAccountRow } from '../sellers/sellers.table.ts';
import { moveHeldMoneyJob } from '../transfers/transfers.jobs.ts';
import { findHeld } from '../transfers/transfers.service.ts';
import {
  accountRefused,
  payoutAccountNotFound,
  providerUnavailable,
  sellerNotFound,
} from './payout-accounts.errors.ts';
import { notifyOfAccount } from './payout-accounts.notify.service.ts';
import { ownerFor, owns } from './payout-accounts.policy.ts';
import { findByReference, insertAccount, lockAccount, updateAccount } from './payout-accounts.repository.ts';

/** Where the seller fills in the account, for one use. */
export { findAccountsAt as listAccountsAt } from './payout-accounts.repository.ts';

export interface Onboarding {
  readonly address: string;
}

export interface AccountView {
  readonly as: SellingAs;
  readonly name: string;
  readonly provider: 'test' | 'stripe';
  readonly account: PayoutAccountRow | null;
  /** What lies with the platform and is the seller's. */
  readonly held: Awaited<ReturnType<typeof findHeld>>;
}

/** Whom the viewer sells as. Throws 404 for who doesn't administer a company. */
export function requireOwner(viewer: Viewer, as: SellingAs): SellerOwner {
  const owner = ownerFor(viewer, as);
  if (!owner) throw sellerNotFound();
  return owner;
}

/** The seller that the viewer is; null where they never sold anything. Throws 404 like `requireOwner`. */
export async function findOwnSeller(parts: Parts, viewer: Viewer, as: SellingAs): Promise<Seller | null> {
  return (await findSellerOf(parts.database.sql, requireOwner(viewer, as))) ?? null;
}

export async function viewAccount(parts: Parts, viewer: Viewer, as: SellingAs): Promise<AccountView> {
  const seller = await findOwnSeller(parts, viewer, as);
  return {
    as,
    name: seller?.name ?? (await findOwnerName(parts.database.sql, requireOwner(viewer, as))),
    provider: providerOf(parts).name,
    account: seller && (await payoutAccountOf(parts.database, seller.id)),
    held: seller ? await findHeld(parts, seller.id) : [],
  };
}

/**
 * Opens a seller's account at the provider, or goes on with the one it has, and gives the address where it's filled in.
 * Pressed twice it opens one account: the provider gives the same one for the same key.
 */
export async function openAccount(
  parts: Parts,
  viewer: Viewer,
  as: SellingAs,
  country: string,
): Promise<Onboarding> {
  // What the platform sells is never paid out.
  if (as === 'platform') throw sellerNotFound();
  const owner = requireOwner(viewer, as);
  const seller = await sellerOf(parts.database, owner, parts.clock.now());
  const known = await payoutAccountOf(parts.database, seller.id);
  if (known) return onboardingAddress(parts, known.reference);
  const { email } = await getMe(parts, viewer);
  const asked = { key: `account:${seller.id}:${country}`, email, country, name: seller.name };
  const provider = providerOf(parts);
  const news = await asking(() => provider.openAccount(asked));
  await parts.database.transaction(async (tx) => {
    const now = parts.clock.now();
    await insertAccount(tx.sql, {
      sellerId: seller.id,
      provider: provider.name,
      ...news,
      country,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(parts, tx, {
      actorId: viewer.personId,
      action: 'payout_account.opened',
      subjectKind: 'seller',
      subjectId: seller.id,
      after: { country },
    });
  });
  const kept = await payoutAccountOf(parts.database, seller.id);
  return onboardingAddress(parts, kept?.reference ?? news.reference);
}

/** A new address for an account of the viewer's. Throws 404 for anybody else's. */
export async function renewOnboarding(parts: Parts, viewer: Viewer, reference: string): Promise<Onboarding> {
  const { account } = await requireAccount(parts, viewer, reference);
  return onboardingAddress(parts, account.reference);
}

/** Asks the provider how an account of the viewer's is now. Throws 404 for anybody else's. */
export async function readAccountAgain(
  parts: Parts,
  viewer: Viewer,
  reference: string,
): Promise<AccountView> {
  const { account, seller } = await requireAccount(parts, viewer, reference);
  await asking(() => followAccount(parts, account.reference));
  return viewAccount(parts, viewer, seller.personId === null ? 'organization' : 'person');
}

/** Follows what the provider says of an account. One that isn't ours changes nothing. Safe to repeat. */
export async function followAccount(parts: Parts, reference: string): Promise<void> {
  const provider = providerOf(parts);
  const account = await findByReference(parts.database.sql, provider.name, reference);
  if (!account) return;
  const news = await provider.readAccount(reference);
  await applyAccountNews(parts, account.sellerId, news);
}

async function applyAccountNews(parts: Parts, sellerId: string, news: AccountNews): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const known = await lockAccount(tx.sql, sellerId);
    const { state, chargesEnabled, payoutsEnabled, requirements } = news;
    const moves = mayMove(payoutAccountMoves, known.state, state);
    if (!moves && state !== known.state) return;
    const updatedAt = parts.clock.now();
    await updateAccount(tx.sql, sellerId, { state, chargesEnabled, payoutsEnabled, requirements, updatedAt });
    if (moves) await notifyOfAccount(parts, tx, sellerId, state);
    if (payoutsEnabled && !known.payoutsEnabled) await parts.jobs.enqueue(tx, moveHeldMoneyJob, { sellerId });
  });
}

async function requireAccount(parts: Parts, viewer: Viewer, reference: string) {
  const { sql } = parts.database;
  const account = await findByReference(sql, providerOf(parts).name, reference);
  const seller = account && (await findSeller(sql, account.sellerId));
  if (!seller || !owns(viewer, seller)) throw payoutAccountNotFound();
  return { account, seller };
}

async function onboardingAddress(parts: Parts, connectedAccountId: string): Promise<Onboarding> {
  const { publicUrl } = parts.config;
  const addresses = {
    refresh: absoluteUrl(publicUrl, urlOf('payoutRefresh', { connectedAccountId })),
    done: absoluteUrl(publicUrl, urlOf('payoutReturn', { connectedAccountId })),
  };
  const provider = providerOf(parts);
  return { address: await asking(() => provider.onboardingAddress(connectedAccountId, addresses)) };
}

/** Throws the provider's refusals as ours. */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefused) throw accountRefused();
    if (error instanceof ProviderUnreachable) throw providerUnavailable();
    throw error;
  }
}
