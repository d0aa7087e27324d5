import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProviderRefused } from './payment-provider.service.ts';
import { accountThatMayCharge } from './simulator.accounts.service.ts';
import { moveMoney, newReference, recordEvent } from './simulator.events.service.ts';
import { known, type SimulatorParts } from './simulator.once.service.ts';
import { progress } from './simulator.progress.service.ts';
import {
  findAccountBalance,
  findMovements,
  findPayout,
  insertPayout,
  lockAccount,
  lockPayment,
  updatePayment,
} from './simulator.repository.ts';
import type { TestMovement, TestPayout } from './simulator.table.ts';

/** How long a payout is on its way to the bank. */
const transitMilliseconds = 2 * 24 * 3_600_000;

export interface TestPayoutAsked {
  readonly account: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** Moves money of the platform to a seller's account. Refused above what is left of its payment, or of the balance. */
export async function transferToTestAccount(
  tx: Transaction,
  { account: reference, amount, currency, payment }: TestPayoutAsked & { readonly payment: string | null },
  now: Date,
): Promise<string> {
  await accountThatMayCharge(tx, reference);
  const left =
    payment === null ? await findAccountBalance(tx.sql, null, currency) : await leftOf(tx, payment, amount);
  if (amount < 1 || amount > left) {
    throw new ProviderRefused('balance_insufficient', 'There is less money than that.');
  }
  const source = newReference('tr', now);
  const moved = { kind: 'transfer', fee: 0, currency, source } as const;
  await moveMoney(
    tx,
    [
      { ...moved, account: null, amount: -amount },
      { ...moved, account: reference, amount },
    ],
    now,
  );
  return source;
}

/** What of a payment wasn't sent on, less an amount that is sent on now. */
async function leftOf(tx: Transaction, reference: string, amount: number): Promise<number> {
  const payment = known(await lockPayment(tx.sql, reference), reference);
  if (payment.state !== 'succeeded' || payment.destination !== null) return 0;
  const left = payment.amount - payment.sentOn;
  if (amount <= left) await updatePayment(tx.sql, reference, { sentOn: payment.sentOn + amount });
  return left;
}

/** Moves money of a seller's account to the platform's; gives its name. Refused above the account's balance. */
export async function debitTestAccount(
  tx: Transaction,
  { account: reference, amount, currency }: TestPayoutAsked,
  now: Date,
): Promise<string> {
  known(await lockAccount(tx.sql, reference), reference);
  if (amount < 1 || amount > (await findAccountBalance(tx.sql, reference, currency))) {
    throw new ProviderRefused('balance_insufficient', 'There is less money in this account.');
  }
  const source = newReference('py', now);
  const moved = { kind: 'other', fee: 0, currency, source } as const;
  await moveMoney(
    tx,
    [
      { ...moved, account: null, amount },
      { ...moved, account: reference, amount: -amount },
    ],
    now,
  );
  return source;
}

/** Sends money of a seller's account to its bank. Refused above the account's balance, and for accounts that aren't approved. */
export async function payOutTestAccount(
  tx: Transaction,
  asked: TestPayoutAsked,
  now: Date,
): Promise<TestPayout> {
  const { account: reference, amount, currency } = asked;
  const account = known(await lockAccount(tx.sql, reference), reference);
  if (account.review !== 'approved') {
    throw new ProviderRefused('payouts_not_allowed', 'Nothing is paid out of this account.');
  }
  if (amount < 1 || amount % currencies[currency].payoutStep !== 0) {
    throw new ProviderRefused(
      'parameter_invalid_integer',
      'The amount is between the steps of its currency.',
    );
  }
  if (amount > (await findAccountBalance(tx.sql, reference, currency))) {
    throw new ProviderRefused('balance_insufficient', 'There is less money in this account.');
  }
  const arrivesAt = new Date(now.getTime() + transitMilliseconds);
  const payout: TestPayout = {
    reference: newReference('po', now),
    account: reference,
    amount,
    currency,
    state: 'in_transit',
    nextState: account.bank === 'closed' ? 'failed' : 'paid',
    arrivesAt,
    failure: account.bank === 'good' ? null : 'account_closed',
    dueAt: arrivesAt,
    createdAt: now,
  };
  await insertPayout(tx.sql, payout);
  const source = payout.reference;
  await moveMoney(
    tx,
    [{ account: reference, kind: 'payout', amount: -amount, fee: 0, currency, source }],
    now,
  );
  const event = { kind: 'payout.created', about: 'payout', reference: source, account: reference } as const;
  await recordEvent(tx, event, now);
  return payout;
}

export async function readTestPayout(
  parts: SimulatorParts,
  account: string,
  reference: string,
): Promise<TestPayout> {
  await progress(parts);
  return known(await findPayout(parts.database.sql, account, reference), reference);
}

const pageSize = 100;

/** Everything that moved in an account since a moment, oldest first; `account` null: the platform's own. */
export async function* testMovements(
  parts: SimulatorParts,
  account: string | null,
  since: Date,
): AsyncGenerator<TestMovement> {
  await progress(parts);
  let after = 0;
  for (;;) {
    const page = await findMovements(parts.database.sql, account, since, after, pageSize);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last.position;
  }
}
