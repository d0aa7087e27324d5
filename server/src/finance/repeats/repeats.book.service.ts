import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { insertBooking } from '../bookings/bookings.repository.ts';
import { setNext, takeDueRepeat } from './repeats.repository.ts';
import { dayAfterStep } from './repeats.rules.ts';

/** Books every due day of every repeat once. Safe to run at any time, twice and in parallel. */
export async function bookDueRepeats(
  parts: Parts,
  _data: unknown,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted && (await bookNext(parts)));
}

async function bookNext(parts: Parts): Promise<boolean> {
  const now = parts.clock.now();
  return parts.database.transaction(async (tx) => {
    const repeat = await takeDueRepeat(tx.sql, now);
    if (repeat?.nextOn == null) return false;
    const { id: repeatId, nextOn: on, endsOn, startsOn, every, createdAt: _, ...facts } = repeat;
    const { kind, categoryId, amount, tax, party, note, organizationId, createdBy } = facts;
    await insertBooking(tx.sql, {
      id: newId(now.getTime()),
      organizationId,
      kind,
      state: 'approved',
      categoryId,
      amount,
      tax,
      on,
      party,
      document: '',
      note,
      paidBy: null,
      receiptId: null,
      repeatId,
      reason: '',
      createdBy,
      createdAt: now,
      version: 1,
    });
    const next = dayAfterStep(startsOn, every, on);
    await setNext(tx.sql, repeatId, endsOn !== null && next > endsOn ? null : next);
    return true;
  });
}
