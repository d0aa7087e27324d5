import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPayable, findRefundsDue, type PayableBalance, postEntry } from '../ledger/ledger.service.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/payment-provider.service.ts';
import { providerOf } from '../providers/provider-of.service.ts';
import { findPlatform, suspendedAmong } from '../sellers/sellers.service.ts';
import {
  endTransfer,
  findInTheWay,
  findPlanned,
  findReadyAccounts,
  findSentOn,
  insertTransfers,
} from './transfers.repository.ts';
import { excessOf, type HeldPayment, heldOf, movableOf, partsOf } from './transfers.rules.ts';
import type { TransferRow } from './transfers.table.ts';

/** Why a refused transfer isn't asked for again at once: what it needs takes a day at best. */
const pauseAfterRefusal = day;

/** A seller's payments in a currency that lie with the platform, oldest first: what of each is still the seller's. */
export type HeldPayments = (sql: Sql, sellerId: string, currency: CurrencyCode) => Promise<HeldPayment[]>;

let heldPayments: HeldPayments = async () => [];

/** Payments are the checkout's. */
export function setHeldPayments(find: HeldPayments): void {
  heldPayments = find;
}

/** What of a seller's money lies with the platform, by currency, in minor units. Open disputes are left out. */
export async function findHeld(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  sellerId: string,
): Promise<{ readonly currency: CurrencyCode; readonly amount: number }[]> {
  if (sellerId === (await findPlatform(database.sql))) return [];
  const balances = await findPayable(database.sql, justAfter(clock.now()), sellerId);
  return balances.flatMap((balance) => {
    const amount = heldOf(balance);
    return amount > 0 ? [{ currency: balance.currency, amount }] : [];
  });
}

/**
 * Sends sellers whose accounts take payouts what lies with the platform and is theirs, and takes back what lies with them
 * and isn't. All sellers, or one. The books say what that is, so running it twice, at once or after a crash, moves
 * nothing twice.
 */
export async function moveHeldMoney(
  parts: Parts,
  { sellerId }: { readonly sellerId?: string },
): Promise<void> {
  await parts.database.transaction((tx) => planTransfers(parts, tx, sellerId));
  for (const transfer of await findPlanned(parts.database.sql, sellerId)) {
    await carryOut(parts, transfer).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
      parts.log.warn({ err: error, transferId: transfer.id }, 'transfer not sent, the next run tries again');
    });
  }
}

async function planTransfers(parts: Parts, tx: Transaction, sellerId: string | undefined): Promise<void> {
  const now = parts.clock.now();
  const accounts = await findReadyAccounts(tx.sql, providerOf(parts).name, sellerId);
  if (accounts.length === 0) return;
  await lock(tx, 'transfers', 'plan', 'exclusive');
  // Before the balances: what is carried out in between must not be planned once more.
  const inTheWay = await findInTheWay(tx.sql, new Date(now.getTime() - pauseAfterRefusal));
  const taken = new Set(inTheWay.map((one) => `${one.sellerId} ${one.currency}`));
  const ids = accounts.map((account) => account.sellerId);
  const left = await suspendedAmong(tx.sql, ids);
  const ready = new Map(
    accounts.filter((one) => !left.has(one.sellerId)).map((account) => [account.sellerId, account]),
  );
  const rows: TransferRow[] = [];
  for (const balance of await findPayable(tx.sql, justAfter(now), sellerId)) {
    const account = ready.get(balance.sellerId);
    if (!account || taken.has(`${balance.sellerId} ${balance.currency}`)) continue;
    const { sellerId, currency } = balance;
    const { provider, reference } = account;
    for (const part of await partsToMove(tx, balance)) {
      rows.push({
        ...part,
        id: newId(now.getTime()),
        sellerId,
        currency,
        provider,
        account: reference,
        state: 'planned',
        failure: null,
        createdAt: now,
      });
    }
  }
  await insertTransfers(tx.sql, rows);
}

/** Above 0 to the seller, below 0 from there. */
async function partsToMove({ sql }: Transaction, balance: PayableBalance) {
  const { sellerId, currency } = balance;
  const held = movableOf(heldOf(balance), currency, 'to');
  if (held > 0) {
    const sentOn = await findSentOn(sql, sellerId, currency);
    const payments = await heldPayments(sql, sellerId, currency);
    const left = payments.map((one) => ({ ...one, left: one.left - (sentOn.get(one.reference) ?? 0) }));
    return partsOf(held, left);
  }
  if (excessOf(balance, 0) === 0) return [];
  const due = await findRefundsDue(sql, sellerId, currency);
  const amount = movableOf(excessOf(balance, due), currency, 'from');
  return amount === 0 ? [] : [{ payment: null, amount: 0 - amount }];
}

/** Safe to repeat: its id is the provider's key. Throws ProviderUnreachable. */
async function carryOut(parts: Parts, { id, sellerId, ...transfer }: TransferRow): Promise<void> {
  const { currency, account, payment } = transfer;
  const amount = Math.abs(transfer.amount);
  const isBack = transfer.amount < 0;
  const provider = providerOf(parts);
  const asked = { key: id, account, amount, currency };
  try {
    await (isBack ? provider.collect(asked) : provider.transfer({ ...asked, payment }));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    parts.log.warn({ err: error, transferId: id }, 'transfer refused');
    await endTransfer(parts.database.sql, id, { state: 'failed', failure: error.code });
    return;
  }
  await parts.database.transaction(async (tx) => {
    if (!(await endTransfer(tx.sql, id, { state: 'done', failure: null }))) return;
    const kind = isBack ? 'transfer_reversed' : 'transferred';
    await postEntry(tx, { kind, ref: id, currency, sellerId, amounts: { amount }, at: parts.clock.now() });
  });
}

/** Balances are read of what happened before a moment. */
function justAfter(now: Date): Date {
  return new Date(now.getTime() + 1);
}
