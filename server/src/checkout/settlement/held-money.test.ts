import { refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getPayoutAccount } from '@chalkline/contract/money/selling.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { day } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../accounts/people/people.factory.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { payoutAccount } from '../../money/payout-accounts/payout-accounts.factory.ts';
import { followAccount } from '../../money/payout-accounts/payout-accounts.service.ts';
import { fillInAccount } from '../../money/providers/simulator.accounts.service.ts';
import { confirmTestPayment } from '../../money/providers/simulator.payments.service.ts';
import { moveHeldMoney } from '../../money/transfers/transfers.service.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { openProviderShop } from './testing/provider-shop.ts';

// Of 75.00 the platform keeps 7.50.
const net = 6750;

describe.each(['test', 'stripe'] as const)(
  'money that is held for a seller, with the provider %s',
  async (name) => {
    const shop = await openProviderShop(name, { PLATFORM_FEE: '10' });
    const { call, parts, clock, database, settle, hear, order, lyingAt } = shop;

    /** An order that was paid while its seller had no account. */
    async function sold() {
      const { seller, owner, clientSecret, params, read } = await order({ isConnected: false });
      await confirmTestPayment(parts, clientSecret, testCards.pays);
      await hear();
      expect(await read()).toMatchObject({ state: 'paid', total: 7500 });
      const as = await signedIn(parts, owner);
      const refundOne = async () => {
        const unit = (await read()).lines[0]?.units[0]?.id ?? '';
        await call(refundOrder, { params, body: { unitIds: [unit] } }, { as, idempotencyKey: newId() });
        await settle();
        await hear();
      };
      const held = async () =>
        (await call(getPayoutAccount, { params: { as: 'person' } }, { as: await signedIn(parts, owner) }))
          .data.held;
      const connect = () => payoutAccount(parts, { sellerId: seller.id });
      const move = () => moveHeldMoney(parts, { sellerId: seller.id });
      const booked = () => balanceOf(database.sql, 'provider', seller.id, 'EUR');
      return { seller, refundOne, held, connect, move, booked };
    }

    const expectBooksAsThere = async () =>
      expect(await balanceOf(database.sql, 'provider', null, 'EUR')).toBe(await lyingAt(null));

    it('is shown until the account takes payouts, and is sent there then, once', async () => {
      const { held, connect, move, booked, seller } = await sold();
      const other = await sold();
      expect(await held()).toEqual([{ currency: 'EUR', amount: net }]);
      await move();
      expect(await booked()).toBe(0);
      const account = await connect();
      await settle();
      expect(await held()).toEqual([]);
      expect([await lyingAt(account), await booked()]).toEqual([net, net]);
      const beside = openDatabase({ url: database.url });
      await Promise.all([
        move(),
        moveHeldMoney({ ...parts, database: beside }, {}),
        moveHeldMoney(parts, {}),
        move(),
      ]);
      await beside.close();
      expect([await lyingAt(account), await booked()]).toEqual([net, net]);
      expect(await other.held()).toEqual([{ currency: 'EUR', amount: net }]);
      const owed = await balanceOf(database.sql, 'payable', seller.id, 'EUR');
      expect(owed).toBe(-net);
      await expectBooksAsThere();
    });

    it('is sent once by several runs at the same time', async () => {
      const { connect, booked } = await sold();
      const account = await connect();
      const beside = openDatabase({ url: database.url });
      const runs = [parts, { ...parts, database: beside }, parts, { ...parts, database: beside }];
      await Promise.all(runs.map((one) => moveHeldMoney(one, {})));
      await beside.close();
      await settle();
      expect([await lyingAt(account), await booked()]).toEqual([net, net]);
      await expectBooksAsThere();
    });

    it('is less by what was refunded before', async () => {
      const { refundOne, held, connect, booked } = await sold();
      await refundOne();
      expect(await held()).toEqual([{ currency: 'EUR', amount: 4500 }]);
      const account = await connect();
      await settle();
      expect([await lyingAt(account), await booked()]).toEqual([4500, 4500]);
      await expectBooksAsThere();
    });

    it('comes back where it is refunded afterwards', async () => {
      const { refundOne, connect, move, booked, seller } = await sold();
      const account = await connect();
      await settle();
      await refundOne();
      expect(await lyingAt(account)).toBe(net);
      await Promise.all([move(), move()]);
      await move();
      expect([await lyingAt(account), await booked()]).toEqual([4500, 4500]);
      expect(await balanceOf(database.sql, 'payable', seller.id, 'EUR')).toBe(-4500);
      await expectBooksAsThere();
    });

    it('is sent once where the process died after the provider had sent it', async () => {
      const { connect, move, booked } = await sold();
      const account = await connect();
      await database.sql.execute(sql`create function money.die() returns trigger language plpgsql as
      $$ begin raise exception 'died'; end $$`);
      await database.sql.execute(
        sql`create trigger die before update on money.transfers for each row execute function money.die()`,
      );
      await expect(move()).rejects.toThrow();
      expect([await lyingAt(account), await booked()]).toEqual([net, 0]);
      await database.sql.execute(sql`drop function money.die() cascade`);
      await move();
      await settle();
      expect([await lyingAt(account), await booked()]).toEqual([net, net]);
      await expectBooksAsThere();
    });

    it('stays where the provider refuses it, and is asked for again a day later', async () => {
      const { connect, move, booked, held } = await sold();
      const account = await connect();
      // The provider has news of the account that we haven’t heard.
      await fillInAccount(parts, account, { review: 'incomplete', bank: 'good' });
      await move();
      await move();
      expect(await booked()).toBe(0);
      expect(await held()).toEqual([{ currency: 'EUR', amount: net }]);
      const { rows } = await database.sql.execute(
        sql`select state, failure from money.transfers where account = ${account}`,
      );
      expect(rows).toEqual([{ state: 'failed', failure: 'insufficient_capabilities_for_transfer' }]);
      await fillInAccount(parts, account, { review: 'approved', bank: 'good' });
      await followAccount(parts, account);
      await settle();
      expect(await booked()).toBe(0);
      clock.advance(day);
      await move();
      expect([await lyingAt(account), await booked()]).toEqual([net, net]);
      await expectBooksAsThere();
    });
  },
);
