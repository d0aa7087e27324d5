import type { Transaction } from '../../platform/database/database.ts';
import { ProviderRefused } from './payment-provider.service.ts';
import { newReference, recordEvent } from './simulator.events.service.ts';
import { known, type SimulatorParts } from './simulator.once.service.ts';
import {
  findAccount,
  insertAccount,
  lockAccount,
  lockAccountOfLink,
  updateAccount,
} from './simulator.repository.ts';
import type { TestAccount } from './simulator.table.ts';

const linkMinutes = 5;

/** Opens an account that has to be filled in before it may take money. */
export async function openTestAccount(tx: Transaction, country: string, now: Date): Promise<TestAccount> {
  const account: TestAccount = {
    reference: newReference('acct', now),
    country,
    review: 'pending',
    bank: 'good',
    link: null,
    linkMadeAt: null,
    refreshUrl: null,
    doneUrl: null,
    createdAt: now,
  };
  await insertAccount(tx.sql, account);
  return account;
}

/** Makes a new link for onboarding, good for one use within five minutes; an earlier one ends. Gives its secret part. */
export async function makeOnboardingLink(
  { database, clock }: SimulatorParts,
  reference: string,
  addresses: { readonly refresh: string; readonly done: string },
): Promise<string> {
  return database.transaction(async (tx) => {
    known(await lockAccount(tx.sql, reference), reference);
    const link = newReference('link', clock.now());
    const change = { link, linkMadeAt: clock.now(), refreshUrl: addresses.refresh, doneUrl: addresses.done };
    await updateAccount(tx.sql, reference, change);
    return link;
  });
}

/** What a seller fills in at the provider: how the review ends, and what its bank does with payouts. */
export interface FilledIn {
  readonly review: Exclude<TestAccount['review'], 'pending'>;
  readonly bank: TestAccount['bank'];
}

/** Fills in an account, as the seller does on the provider's own pages. */
export async function fillInAccount(
  { database, clock }: SimulatorParts,
  reference: string,
  filledIn: FilledIn,
): Promise<void> {
  await database.transaction(async (tx) => {
    known(await lockAccount(tx.sql, reference), reference);
    await applyFilledIn(tx, reference, filledIn, clock.now());
  });
}

/**
 * Follows an onboarding link: fills in the account and gives the address to go on to, which is the one for a new link
 * when this one is older than five minutes. Undefined for a link that was used or never made.
 */
export async function followOnboardingLink(
  { database, clock }: SimulatorParts,
  link: string,
  filledIn: FilledIn,
): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    const account = await lockAccountOfLink(tx.sql, link);
    if (!account?.linkMadeAt || !account.doneUrl || !account.refreshUrl) return undefined;
    const ends = account.linkMadeAt.getTime() + linkMinutes * 60_000;
    if (clock.now().getTime() >= ends) return account.refreshUrl;
    await updateAccount(tx.sql, account.reference, { link: null });
    await applyFilledIn(tx, account.reference, filledIn, clock.now());
    return account.doneUrl;
  });
}

/** Whether a link was made and not followed yet. */
export async function isOnboardingLink({ database }: SimulatorParts, link: string): Promise<boolean> {
  return database.transaction(async (tx) => (await lockAccountOfLink(tx.sql, link)) !== undefined);
}

async function applyFilledIn(tx: Transaction, reference: string, filledIn: FilledIn, now: Date) {
  await updateAccount(tx.sql, reference, filledIn);
  const event = { kind: 'account.updated', about: 'account', reference, account: reference } as const;
  await recordEvent(tx, event, now);
}

export async function readTestAccount({ database }: SimulatorParts, reference: string): Promise<TestAccount> {
  return known(await findAccount(database.sql, reference), reference);
}

/** The account that a payment is for. Refused unless the account may take money. */
export async function accountThatMayCharge(tx: Transaction, reference: string): Promise<TestAccount> {
  const account = known(await findAccount(tx.sql, reference), reference);
  if (account.review === 'approved') return account;
  throw new ProviderRefused('insufficient_capabilities_for_transfer', 'This account may not take money yet.');
}
