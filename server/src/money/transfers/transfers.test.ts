import { getPayoutAccount } from '@chalkline/contract/money/selling.endpoints.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { restore, suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { balanceOf, postEntry } from '../ledger/ledger.service.ts';
import { payoutAccount } from '../payout-accounts/payout-accounts.factory.ts';
import { followAccount } from '../payout-accounts/payout-accounts.service.ts';
import { paidSale } from '../payouts/payouts.factory.ts';
import { runPayouts } from '../payouts/payouts.run.service.ts';
import { fillInAccount } from '../providers/simulator.accounts.service.ts';
import { sellerOf } from '../sellers/sellers.service.ts';
import { excessOf, heldOf, movableOf } from './transfers.rules.ts';
import { moveHeldMoney } from './transfers.service.ts';

const { parts, clock, call, database, settle } = await testApp();

async function seller() {
  const owner = await person(parts);
  const { id } = await sellerOf(database, { personId: owner.id }, clock.now());
  return {
    id,
    owner,
    connect: () => payoutAccount(parts, { sellerId: id }),
    there: () => balanceOf(database.sql, 'provider', id, 'EUR'),
    post: (kind: 'dispute_opened' | 'dispute_won', amount: number, ref: string) =>
      database.transaction((tx) =>
        postEntry(tx, { kind, ref, currency: 'EUR', sellerId: id, amounts: { amount }, at: clock.now() }),
      ),
    held: async () => {
      const as = await signedIn(parts, owner);
      return (await call(getPayoutAccount, { params: { as: 'person' } }, { as })).data.held;
    },
  };
}

const euros = (amount: number) => [{ currency: 'EUR', amount }];

describe('money that lies with the platform', () => {
  it('is held back as long as a bank decides about it', async () => {
    await paidSale(parts, (await seller()).id, null, 9000);
    const one = await seller();
    await paidSale(parts, one.id, null, 5000);
    const dispute = newId();
    await one.post('dispute_opened', 2000, dispute);
    expect(await one.held()).toEqual(euros(3000));
    await one.connect();
    await settle();
    expect(await one.there()).toBe(3000);
    await one.post('dispute_won', 2000, dispute);
    await moveHeldMoney(parts, {});
    expect(await one.there()).toBe(5000);
  });

  it('stays while payouts are off or the seller is suspended', async () => {
    const one = await seller();
    const account = await one.connect();
    await settle();
    await paidSale(parts, one.id, null, 5000);
    await fillInAccount(parts, account, { review: 'incomplete', bank: 'good' });
    await followAccount(parts, account);
    await moveHeldMoney(parts, {});
    expect(await one.held()).toEqual(euros(5000));
    const who = await personById(database.sql, one.owner.id);
    const admin = await person(parts, { accountType: 'admin' });
    const reason = { reason: 'Fraud is being looked into', until: null, byOrganization: null };
    if (who) await database.transaction((tx) => suspend(parts, tx, who, reason, admin.id));
    await fillInAccount(parts, account, { review: 'approved', bank: 'good' });
    await followAccount(parts, account);
    await settle();
    expect(await one.there()).toBe(0);
    await database.transaction((tx) => restore(parts, tx, { id: one.owner.id }, admin.id));
    await moveHeldMoney(parts, {});
    expect(await one.there()).toBe(5000);
  });

  it('is of one’s own sales alone, and the platform holds nothing for itself', async () => {
    const one = await seller();
    await paidSale(parts, one.id, null, 5000);
    const ours = await organization(parts);
    const chief = await signedIn(
      parts,
      await person(parts, { accountType: 'corporate_admin', organizationId: ours.id }),
    );
    const held = async (as: string, whose: 'person' | 'organization' | 'platform') =>
      (await call(getPayoutAccount, { params: { as: whose } }, { as })).data.held;
    expect([await held(chief, 'organization'), await held(chief, 'person')]).toEqual([[], []]);
    expect((await failure(held(chief, 'platform')))[0]).toBe(404);
    const platform = await sellerOf(database, { platform: 'Platform' }, clock.now());
    await paidSale(parts, platform.id, null, 900);
    const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
    expect(await held(admin, 'platform')).toEqual([]);
  });

  it('is also the platform’s fee of a refund that the seller paid itself, and goes out with the next payout', async () => {
    const one = await seller();
    const account = await one.connect();
    await settle();
    // 50.00, of which the platform keeps 5.00.
    await paidSale(parts, one.id, account, 4500);
    const entry = { ref: newId(), currency: 'EUR', sellerId: one.id, at: clock.now() } as const;
    await database.transaction(async (tx) => {
      const refund = { total: 5000, net: 3750, tax: 750, fee: 500 };
      await postEntry(tx, { ...entry, kind: 'refund_asked', amounts: refund });
      await postEntry(tx, { ...entry, kind: 'refund_paid_outside', amounts: { total: 5000 } });
    });
    expect(await one.held()).toEqual(euros(500));
    const now = clock.now();
    clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 3)).toISOString());
    await runPayouts(parts, {}, { signal: new AbortController().signal });
    expect(await balanceOf(database.sql, 'transit', one.id, 'EUR')).toBe(5000);
    expect([await one.there(), await one.held()]).toEqual([0, []]);
  });
});

describe('what is moved', () => {
  const amount = fc.integer({ min: -100_000, max: 100_000 });
  const owed = fc.record({
    owedNow: amount,
    atProvider: amount,
    inTransit: amount,
    disputed: fc.nat(100_000),
  });

  it('leaves the seller’s account with what is owed, and never takes what is theirs', () => {
    fc.assert(
      fc.property(owed, fc.nat(50_000), (books, due) => {
        const held = heldOf(books);
        const excess = excessOf(books, due);
        expect(Math.min(held, excess)).toBe(0);
        const { owedNow, inTransit, atProvider, disputed } = books;
        if (held > 0) expect(atProvider + held).toBe(owedNow - inTransit - disputed);
        if (excess > 0)
          expect(atProvider - excess).toBeGreaterThanOrEqual(Math.min(atProvider, owedNow - inTransit));
        expect(excess).toBeLessThanOrEqual(Math.max(0, atProvider));
      }),
    );
  });

  it.each([
    [1234, 'EUR', 'to', 1234],
    [1234, 'EUR', 'from', 1234],
    [49, 'EUR', 'from', 0],
    [49, 'EUR', 'to', 49],
    [1234, 'KWD', 'to', 1230],
    [0, 'EUR', 'to', 0],
  ] as const)('of %i %s %s the seller is %i', (given, currency, direction, moved) => {
    expect(movableOf(given, currency, direction)).toBe(moved);
  });
});
