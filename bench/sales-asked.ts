import { tmpdir } from 'node:os';
import type { MeReply } from '@chalkline/contract/accounts/person.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { listOrders } from '../server/src/checkout/orders/orders.list.service.ts';
import { promoUsesOf } from '../server/src/checkout/orders/orders.open.service.ts';
import { findLapsed } from '../server/src/checkout/orders/orders.repository.ts';
import { takeDuePayments } from '../server/src/checkout/payments/payments.repository.ts';
import { takeDueRefunds } from '../server/src/checkout/refunds/refunds.repository.ts';
import { countAttention } from '../server/src/checkout/revenues/revenues.repository.ts';
import { getRevenues } from '../server/src/checkout/revenues/revenues.service.ts';
import { getRegistration } from '../server/src/competitions/registrations/registrations.read.service.ts';
import { findAllBalances } from '../server/src/money/ledger/ledger.repository.ts';
import { planBalances } from '../server/src/money/payouts/payouts.plan.service.ts';
import { getStatement } from '../server/src/money/payouts/statements.service.ts';
import { countOrders } from '../server/src/overview/daily-figures.repository.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { readConfig } from '../server/src/platform/config/config.ts';
import type { Database, Sql, Transaction } from '../server/src/platform/database/database.ts';
import type { Viewer } from '../server/src/platform/http/viewer.ts';
import type { Parts } from '../server/src/platform/parts.ts';

interface Asked {
  readonly seller: MeReply;
  readonly buyer: MeReply;
  readonly admin: MeReply;
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
