import { tmpdir } from 'node:os';
import type { MeReply } from '@chalkline/contract/accounts/person.schema.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { listEntries } from '../../../competitions/entries/entries.service.ts';
import { getRegistration } from '../../../competitions/registrations/registrations.read.service.ts';
import { findAllBalances } from '../../../money/ledger/ledger.repository.ts';
import { planBalances } from '../../../money/payouts/payouts.plan.service.ts';
import { getStatement } from '../../../money/payouts/statements.service.ts';
import { countOrders } from '../../../overview/daily-figures.repository.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { readConfig } from '../../../platform/config/config.ts';
import type { Database, Sql, Transaction } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Parts } from '../../../platform/parts.ts';
import { listOrders } from '../../orders/orders.list.service.ts';
import { promoUsesOf } from '../../orders/orders.open.service.ts';
import { findLapsed } from '../../orders/orders.repository.ts';
import { takeDuePayments } from '../../payments/payments.repository.ts';
import { takeDueRefunds } from '../../refunds/refunds.repository.ts';
import { listOfferSales, listSales, listSoldRefunds } from '../../sales/sales.service.ts';
import { countAttention } from '../revenues.repository.ts';
import { getRevenues } from '../revenues.service.ts';

interface Asked {
  readonly seller: MeReply;
  readonly buyer: MeReply;
  readonly admin: MeReply;
  /** One of the thousand. */
  readonly smallSeller: MeReply;
  readonly sellerId: string;
  readonly competitionId: string;
  readonly codeId: string;
}

/** What the screens and jobs of the checkout ask the database, on any connection, by what it's for. */
export function salesAskedOn(sql: Sql, asked: Asked): Readonly<Record<string, () => Promise<unknown>>> {
  const { sellerId, competitionId, codeId } = asked;
  const database: Database = { sql, transaction: (work) => work({ sql } as unknown as Transaction) };
  const config = readConfig({ DATA_DIR: tmpdir() });
  const parts = { config, clock: systemClock, database } as unknown as Parts;
  const now = new Date();
  const month = now.toISOString().slice(0, 7);
  const revenues = (query: Parameters<typeof getRevenues>[3]) =>
    getRevenues(parts, viewerOf(asked.seller), 'person', query);
  return {
    'orders of a buyer': () => listOrders(parts, viewerOf(asked.buyer), { limit: 20 }),
    'orders of a seller': () => listSales(parts, viewerOf(asked.seller), 'person', { limit: 20 }),
    'orders of a competition': () =>
      listOfferSales(
        parts,
        viewerOf(asked.seller),
        { offerKind: registrationKind, offerId: competitionId },
        { limit: 20 },
      ),
    'orders of a seller, one buyer searched': () =>
      listSales(parts, viewerOf(asked.seller), 'person', { limit: 20, search: 'buyer 19998' }),
    'orders of a seller, all found': () =>
      listSales(parts, viewerOf(asked.seller), 'person', { limit: 20, search: 'buyer' }),
    'orders of a small seller': () => listSales(parts, viewerOf(asked.smallSeller), 'person', { limit: 20 }),
    'orders of a small seller, searched': () =>
      listSales(parts, viewerOf(asked.smallSeller), 'person', { limit: 20, search: 'buyer' }),
    'refunds of a seller': () => listSoldRefunds(parts, viewerOf(asked.seller), 'person', { limit: 20 }),
    'refunds of a seller, failed': () =>
      listSoldRefunds(parts, viewerOf(asked.seller), 'person', { limit: 20, group: 'failed' }),
    'refunds of a seller, searched': () =>
      listSoldRefunds(parts, viewerOf(asked.seller), 'person', { limit: 20, search: 'buyer 19980' }),
    'refunds of a small seller': () =>
      listSoldRefunds(parts, viewerOf(asked.smallSeller), 'person', { limit: 20 }),
    'athletes of a competition': () =>
      listEntries(parts, viewerOf(asked.seller), competitionId, { limit: 50 }),
    'revenues of the year': () => revenues({}),
    'revenues of a competition': () => revenues({ offerId: competitionId }),
    'a month’s statement': () =>
      getStatement(parts, viewerOf(asked.seller), 'person', { month, currency: 'EUR' }),
    'attention of a seller': () => countAttention(sql, sellerId),
    'attention of all sellers': () => countAttention(sql, null),
    'orders by day, whole site': () =>
      countOrders(sql, viewerOf(asked.admin), new Date(now.getTime() - 60 * day)),
    'registration of a competition': () => getRegistration(parts, viewerOf(asked.buyer), competitionId, sql),
    'uses of a promo code': () => promoUsesOf(sql, codeId, now),
    'payments to check': () => takeDuePayments(sql, now, 50),
    'refunds to check': () => takeDueRefunds(sql, now, 50),
    'orders to expire': () => findLapsed(sql, now, 200),
    'payouts of all sellers': () => planBalances(sql, now),
    'all balances of the ledger': () => findAllBalances(sql),
  };
}

function viewerOf({ id, name, accountType }: MeReply): Viewer {
  return { personId: id, name, accountType, organizationId: null, sessionId: id };
}
