import type { AlertKind } from '@chalkline/contract/checkout/alert-kinds.ts';
import { ProviderRefused, ProviderUnreachable } from '../../money/providers/payment-provider.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { changePayment, takeDuePayments } from '../payments/payments.repository.ts';
import { nextCheck } from '../payments/payments.rules.ts';
import { changeRefund, takeDueRefunds } from '../refunds/refunds.repository.ts';
import { sendRefund } from '../refunds/refunds.send.service.ts';
import { checkPayment } from './settle.service.ts';

const atOnce = 50;

interface Due {
  readonly id: string;
  readonly checks: number;
  readonly createdAt: Date;
}

/**
 * Asks the provider about payments and refunds that are due. One that can't be asked has its next check already, so it
 * never keeps the others waiting. Throws the first failure that is ours once all had their turn.
 */
export async function checkDue(parts: Parts, _data: unknown, { signal }: JobRun): Promise<void> {
  const failures: unknown[] = [];
  const check = async (due: readonly Due[], run: (parts: Parts, id: string) => Promise<void>) => {
    for (const { id } of due) {
      await run(parts, id).catch((error: unknown) => {
        const isTheirs = error instanceof ProviderUnreachable || error instanceof ProviderRefused;
        parts.log.warn({ err: error, id }, 'payment or refund not checked');
        if (!isTheirs) failures.push(error);
      });
    }
    return due.length;
  };
  for (let found = atOnce; found === atOnce && !signal.aborted; ) {
    found = await check(await takePayments(parts), checkPayment);
  }
  for (let found = atOnce; found === atOnce && !signal.aborted; ) {
    found = await check(await takeRefunds(parts), sendRefund);
  }
  if (failures.length > 0) throw failures[0];
}

function takePayments(parts: Parts): Promise<readonly Due[]> {
  return parts.database.transaction(async (tx) => {
    const due = await takeDuePayments(tx.sql, parts.clock.now(), atOnce);
    for (const payment of due) {
      const next = await planNext(parts, tx, 'payment_unresolved', payment);
      await changePayment(tx.sql, payment.id, payment.state, next);
    }
    return due;
  });
}

function takeRefunds(parts: Parts): Promise<readonly Due[]> {
  return parts.database.transaction(async (tx) => {
    const due = await takeDueRefunds(tx.sql, parts.clock.now(), atOnce);
    for (const refund of due) {
      const next = await planNext(parts, tx, 'refund_unresolved', refund);
      await changeRefund(tx.sql, refund.id, refund.state, next);
    }
    return due;
  });
}

/** When it's asked about next; after the last time somebody has to look at it. */
async function planNext(parts: Parts, tx: Transaction, alert: AlertKind, due: Due) {
  const checks = due.checks + 1;
  const nextCheckAt = nextCheck(checks, due.createdAt, parts.clock.now());
  if (nextCheckAt === null) await raiseAlert(parts, tx, alert, due.id, { checks });
  return { checks, nextCheckAt };
}
