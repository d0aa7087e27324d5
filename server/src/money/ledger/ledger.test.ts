import { type EntryKind, entryKinds } from '@chalkline/contract/money/ledger-kinds.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenConstraint } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { seller } from '../sellers/sellers.factory.ts';
import { nextDocumentNumber } from '../sellers/sellers.service.ts';
import { findAllBalances, insertEntry } from './ledger.repository.ts';
import { balanceOf, type EntryToPost, postEntry, readStatement } from './ledger.service.ts';
import { type PostingLine, postingsOf, postingTable } from './posting-table.rules.ts';

const { parts, clock } = await testApp();
const { database } = parts;

/** Posts entries of one seller in euros, each in a transaction of its own. */
async function book() {
  const { id: sellerId } = await seller(parts);
  const post = <Kind extends EntryKind>(
    kind: Kind,
    amounts: EntryToPost<Kind>['amounts'],
    more: { ref?: string; discount?: number; personId?: string } = {},
  ) => {
    const entry = {
      kind,
      amounts,
      ref: newId(),
      currency: 'EUR' as const,
      sellerId,
      at: clock.now(),
      ...more,
    };
    return database.transaction((tx) => postEntry(tx, entry as EntryToPost<Kind>));
  };
  const owed = async () => {
    const accounts = ['payable', 'tax', 'provider', 'transit'] as const;
    const found = accounts.map((account) => balanceOf(database.sql, account, sellerId, 'EUR'));
    return Promise.all(found);
  };
  const statement = (from: Date, to: Date) => readStatement(database.sql, sellerId, 'EUR', { from, to });
  return { sellerId, post, owed, statement };
}

/** The example of the specification: three at 25.00 less 10 %, 20 % tax inside. */
const sale = { total: 6750, net: 5625, tax: 1125, fee: 0 };

describe('the posting table', () => {
  it('balances for any amounts in an entry', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(fc.constantFrom(...entryKinds), amount, amount, amount, (kind, a, b, c) => {
        const amounts = {
          net: a,
          tax: b,
          fee: c,
          total: a + b + c,
          amount: a + b,
          collected: a,
          fromSeller: a,
          fromPlatform: b + c,
        };
        const postings = postingsOf(kind, amounts);
        expect(postings.reduce((sum, posting) => sum + posting.amount, 0)).toBe(0);
        expect(postings.every((posting) => posting.amount !== 0)).toBe(true);
      }),
    );
  });

  it('refuses amounts that do not add up, fractions and amounts below 0', () => {
    expect(() => postingsOf('paid', { ...sale, net: 5624 })).toThrow('add up to 1');
    expect(() => postingsOf('paid', { ...sale, net: 5624.5, fee: 0.5 })).toThrow('whole amount');
    expect(() => postingsOf('transferred', { amount: -1 })).toThrow('whole amount');
  });

  it('undoes what it has done', () => {
    const undone: readonly (readonly [EntryKind, EntryKind])[] = [
      ['refund_asked', 'refund_failed'],
      ['refund_succeeded', 'refund_returned'],
      ['dispute_opened', 'dispute_won'],
      ['payout_sent', 'payout_failed'],
      ['cash_sale', 'cash_refund'],
    ];
    const flipped = (lines: readonly PostingLine[]) =>
      lines.map(([side, ...rest]) => [side === 'debit' ? 'credit' : 'debit', ...rest].join(' ')).toSorted();
    for (const [done, undo] of undone) {
      expect(flipped(postingTable[done])).toEqual(
        postingTable[undo].map((line) => line.join(' ')).toSorted(),
      );
    }
  });
});

describe('the ledger', () => {
  it('follows the example of the specification to the cent', async () => {
    const { post, owed } = await book();
    await post('paid', sale, { discount: 750 });
    expect(await owed()).toEqual([-5625, -1125, 0, 0]);
    await post('transferred', { amount: 6750 });
    await post('refund_asked', { total: 2250, net: 1875, tax: 375, fee: 0 });
    await post('refund_succeeded', { total: 2250, fromSeller: 2250, fromPlatform: 0 });
    expect(await owed()).toEqual([-3750, -750, 4500, 0]);
    await post('payout_sent', { amount: 4500 });
    expect(await owed()).toEqual([-3750, -750, 0, 4500]);
    await post('payout_paid', { amount: 4500, net: 3750, tax: 750 });
    expect(await owed()).toEqual([0, 0, 0, 0]);
  });

  it('posts a thing once, however often it is posted, even in parallel', async () => {
    const { post, owed } = await book();
    const ref = newId();
    const told = await Promise.all(Array.from({ length: 12 }, () => post('paid', sale, { ref })));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await owed()).toEqual([-5625, -1125, 0, 0]);
  });

  it('is refused by the database when it does not balance, or has no postings', async () => {
    const { sellerId } = await seller(parts).then(({ id }) => ({ sellerId: id }));
    const bad = (postings: Parameters<typeof insertEntry>[2]) =>
      database.transaction((tx) => {
        const row = {
          id: newId(),
          kind: 'paid',
          ref: newId(),
          sellerId,
          currency: 'EUR',
          discount: 0,
          at: clock.now(),
        };
        return insertEntry(tx.sql, row as Parameters<typeof insertEntry>[1], postings);
      });
    const line = { account: 'fees', ownerId: null } as const;
    const refused = [
      [{ ...line, amount: 5 }],
      [
        { ...line, amount: 5 },
        { ...line, amount: -4 },
      ],
    ];
    for (const postings of refused) {
      const failure = await bad(postings).catch((error: unknown) => error);
      expect(brokenConstraint(failure)).toBe('ledger_entries_balanced');
    }
  });

  it('is never changed or deleted', async () => {
    const { post } = await book();
    await post('paid', sale);
    for (const statement of [
      'update money.postings set amount = 1',
      'delete from money.postings',
      'update money.entries set discount = 1',
      'truncate money.entries cascade',
    ]) {
      await expect(parts.database.sql.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      });
    }
  });

  it('needs to know whose accounts it moves', async () => {
    const entry = {
      kind: 'paid' as const,
      ref: newId(),
      currency: 'EUR' as const,
      at: clock.now(),
      amounts: sale,
    };
    await expect(database.transaction((tx) => postEntry(tx, { ...entry, sellerId: null }))).rejects.toThrow(
      'paid needs a seller',
    );
  });

  it('adds up to 0 over all accounts of a currency', async () => {
    const { post } = await book();
    await post('paid', { total: 1000, net: 800, tax: 150, fee: 50 });
    await post('provider_fee', { amount: 44 });
    await post('dispute_opened', { amount: 1000 });
    const sums = new Map<string, number>();
    for (const { currency, amount } of await findAllBalances(database.sql)) {
      sums.set(currency, (sums.get(currency) ?? 0) + amount);
    }
    expect([...sums]).toEqual([['EUR', 0]]);
  });
});

describe('a statement', () => {
  it('adds up from opening to closing, and closes with what the ledger owes', async () => {
    const { post, owed, statement } = await book();
    const month = (offset: number) => new Date(Date.UTC(2031, offset, 1));
    clock.set('2031-01-20T00:00:00.000Z');
    await post('paid', sale, { discount: 750 });
    clock.set('2031-02-03T00:00:00.000Z');
    await post('paid', { total: 5000, net: 3917, tax: 833, fee: 250 });
    await post('refund_asked', { total: 1000, net: 783, tax: 167, fee: 50 });
    await post('provider_fee_passed_on', { amount: 100, collected: 100 });
    await post('payout_sent', { amount: 6750 });
    await post('payout_paid', { amount: 6750, net: 5625, tax: 1125 });
    await post('dispute_lost', { amount: 500 });
    const january = await statement(month(0), month(1));
    expect(january).toMatchObject({ opening: 0, sales: 7500, discounts: 750, closing: 6750, tax: 1125 });
    const february = await statement(month(1), month(2));
    expect(february).toEqual({
      opening: 6750,
      sales: 5000,
      discounts: 0,
      refunds: 1000,
      paidOutside: 0,
      disputes: 500,
      fees: 300,
      payouts: 6750,
      tax: 666,
      closing: 3200,
    });
    const { opening, sales, discounts, refunds, disputes, fees, payouts, closing } = february;
    expect(opening + sales - discounts - refunds - disputes - fees - payouts).toBe(closing);
    const [payable = 0, tax = 0] = await owed();
    expect(closing).toBe(-(payable + tax));
  });
});

describe('document numbers', () => {
  it('have no gap and no duplicate, even in parallel and after failures', async () => {
    const { id } = await seller(parts);
    const take = (fails: boolean) =>
      database
        .transaction(async (tx) => {
          const number = await nextDocumentNumber(tx, id, 'invoice', new Date('2031-05-01T00:00:00Z'));
          if (fails) throw new Error('the sale failed');
          return number;
        })
        .catch(() => null);
    const taken = await Promise.all(Array.from({ length: 24 }, (_, index) => take(index % 3 === 0)));
    const numbers = taken.filter((number) => number !== null).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 16 }, (_, index) => `2031-${String(index + 1).padStart(4, '0')}`),
    );
  });
});
