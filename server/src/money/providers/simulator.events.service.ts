import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { isSetup } from './provider-events.rules.ts';
import { insertEvents, insertMovements, type NewMovement } from './simulator.repository.ts';
import type { PaymentStep, TestEvent } from './simulator.table.ts';

/** A reference in the form that providers give: `pi_` and the id without hyphens. */
export function newReference(prefix: string, now: Date): string {
  return `${prefix}_${newId(now.getTime()).replaceAll('-', '')}`;
}

/** News of a payment, or of one that only keeps a card. */
export function paymentNewsKind(reference: string, happened: PaymentStep | 'failed') {
  const kind: TestEvent['kind'] = isSetup(reference)
    ? `setup_intent.${happened === 'failed' ? 'setup_failed' : happened}`
    : `payment_intent.${happened === 'failed' ? 'payment_failed' : happened}`;
  return { kind, about: 'payment' as const, reference };
}

/** Remembers an event to be told by webhook, in the transaction that makes it happen. */
export async function recordEvent(
  tx: Pick<Transaction, 'sql'>,
  event: Pick<TestEvent, 'kind' | 'about' | 'reference'> & { readonly account?: string | null },
  now: Date,
): Promise<void> {
  const { kind, about, reference, account = null } = event;
  const id = newReference('evt', now);
  await insertEvents(tx.sql, [
    { id, kind, about, reference, account, tries: 0, nextTryAt: now, createdAt: now },
  ]);
}

/** Moves money between accounts; parts of 0 are left out. */
export async function moveMoney(
  tx: Pick<Transaction, 'sql'>,
  moved: readonly Omit<NewMovement, 'at'>[],
  at: Date,
): Promise<void> {
  const rows = moved.filter(({ amount, fee }) => amount !== 0 || fee !== 0);
  await insertMovements(
    tx.sql,
    rows.map((row) => ({ ...row, at })),
  );
}
