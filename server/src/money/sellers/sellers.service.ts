import { type TaxTerms, taxTermsOf } from '@chalkline/contract/money/pricing.rules.ts';
import { findPausedSellers } from '../../accounts/suspensions/suspensions.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import {
  changeSeller as changeRow,
  ensureSeller,
  findPayoutAccount,
  findSeller,
  findSellerOf,
  findSuspendedSellers,
  findTermsOf,
  type Seller,
  type SellerOwner,
  takeDocumentNumber,
} from './sellers.repository.ts';
import type { PayoutAccountRow } from './sellers.table.ts';

export type { Seller, SellerOwner } from './sellers.repository.ts';
export {
  findNamesOf,
  findOwnerName,
  findOwners,
  findPlatform,
  findSeller,
  findSellerNames,
  findSellerOf,
} from './sellers.repository.ts';

/** The seller that a person or a company is, made the first time that it's asked for. */
export async function sellerOf(tx: Pick<Transaction, 'sql'>, owner: SellerOwner, now: Date): Promise<Seller> {
  return ensureSeller(tx.sql, owner, now);
}

/** Changes how a seller is named and taxed from now on. */
export function changeSeller(
  tx: Pick<Transaction, 'sql'>,
  sellerId: string,
  change: Partial<Omit<Seller, 'id' | 'name'>>,
): Promise<void> {
  return changeRow(tx.sql, sellerId, change);
}

/** How somebody's prices are to be read, whether or not they have sold anything yet. */
export async function sellerTermsOf(
  sql: Sql,
  owner: SellerOwner,
): Promise<{ readonly taxRate: number; readonly taxIncluded: boolean }> {
  return (await findSellerOf(sql, owner)) ?? { taxRate: 0, taxIncluded: true };
}

/** The same of many, by the id of the person or the organization; of those without tax there is none. */
export async function taxTermsAmong(
  sql: Sql,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, TaxTerms | null>> {
  const found = await findTermsOf(sql, ownerIds);
  return new Map(found.map(({ ownerId, ...terms }) => [ownerId, taxTermsOf(terms)]));
}

/** Whether a person who sells is suspended or leaving, or has left: their sales are paused. A company’s never are. */
export async function sellsNothing(sql: Sql, { personId }: Pick<SellerOwner, 'personId'>): Promise<boolean> {
  return personId !== undefined && (await findPausedSellers(sql, [personId])).has(personId);
}

/** Which of these sellers are suspended, by their ids. */
export function suspendedAmong(sql: Sql, sellerIds: readonly string[]): Promise<ReadonlySet<string>> {
  return findSuspendedSellers(sql, sellerIds);
}

/** A seller that something belongs to. */
export async function sellerById(tx: Pick<Transaction, 'sql'>, sellerId: string): Promise<Seller> {
  const found = await findSeller(tx.sql, sellerId);
  if (!found) throw new Error('a seller that something belongs to is missing');
  return found;
}

/** The seller's account at the payment provider; null while it has none. */
export async function payoutAccountOf(
  tx: Pick<Transaction, 'sql'>,
  sellerId: string,
): Promise<PayoutAccountRow | null> {
  return findPayoutAccount(tx.sql, sellerId);
}

/**
 * The next number of a seller's invoices or credit notes, such as `2031-0042`. Taken in the transaction that makes
 * the document, so that one that fails leaves no gap.
 */
export async function nextDocumentNumber(
  tx: Pick<Transaction, 'sql'>,
  sellerId: string,
  series: 'invoice' | 'credit_note',
  at: Date,
): Promise<string> {
  const year = at.getUTCFullYear();
  const number = await takeDocumentNumber(tx.sql, sellerId, series, year);
  return `${year}-${String(number).padStart(4, '0')}`;
}
