import { openPayment, placeOrder, settleOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { CallFailed } from '@chalkline/contract/http/client.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { sql } from 'drizzle-orm';
import { confirmTestPayment } from '../../../money/providers/simulator.payments.service.ts';
import type { TestEvent } from '../../../money/providers/simulator.table.ts';
import { tellWaitingEvents } from '../../../money/providers/test-events.service.ts';
import { registrationDraft } from '../registrations.factory.ts';
import type { SaleDesk } from './sale-desk.ts';
import type { Sale } from './sale-made.ts';
import { inParallel } from './simulated-sale.ts';

export interface Athlete {
  readonly token: string;
  readonly name: string;
}

export function signInAthletes(desk: SaleDesk, count: number): Promise<Athlete[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return inParallel(numbers, 10, async (number) => {
    const name = `Athlete ${number}`;
    return { ...(await desk.signIn(name)), name };
  });
}

export interface Placed {
  readonly orderId: string;
  readonly athlete: Athlete;
}

/** Everybody orders a place in the first division, so many at a time. Gives the orders, and the milliseconds of each call. */
export async function timeOrders(
  desk: SaleDesk,
  { competitionId, divisionIds }: Sale,
  athletes: readonly Athlete[],
  atOnce: number,
) {
  const took: number[] = [];
  const placed = await inParallel(athletes, atOnce, async (athlete): Promise<Placed> => {
    const body = registrationDraft(competitionId, divisionIds.slice(0, 1), { name: athlete.name });
    const began = performance.now();
    const { data } = await desk.as(athlete.token)(placeOrder, { body });
    took.push(performance.now() - began);
    return { orderId: data.id, athlete };
  });
  return { placed, took };
}

/** Everybody at once tries to buy one of a few places, from the order to the paid one. Gives how it ended for each. */
export async function timeRush(
  desk: SaleDesk,
  { competitionId, divisionIds }: Sale,
  athletes: readonly Athlete[],
) {
  const began = performance.now();
  const ends = await inParallel(athletes, athletes.length, async ({ token, name }) => {
    const call = desk.as(token);
    const body = registrationDraft(competitionId, divisionIds.slice(0, 1), { name });
    try {
      const { data: order } = await call(placeOrder, { body });
      const params = { orderId: order.id };
      const { data: opened } = await call(openPayment, { params });
      await confirmTestPayment(desk.provider, opened.payment?.clientSecret ?? '', testCards.pays);
      return (await call(settleOrder, { params })).data.state;
    } catch (failure) {
      if (failure instanceof CallFailed) return failure.code;
      throw failure;
    }
  });
  return { ends, seconds: (performance.now() - began) / 1000 };
}

/**
 * The orders are paid at the provider, which tells it by webhook: so many in a second, or all at once. Gives the
 * milliseconds until each was answered, and until each was handled after it came.
 */
export async function timeWebhooks(desk: SaleDesk, orders: readonly Placed[], perSecond = Infinity) {
  await inParallel(orders, 10, async ({ orderId, athlete }) => {
    const { data } = await desk.as(athlete.token)(openPayment, { params: { orderId } });
    await confirmTestPayment(desk.provider, data.payment?.clientSecret ?? '', testCards.pays);
  });
  const events: TestEvent[] = [];
  await tellWaitingEvents(desk.provider, async (event) => events.push(event) > 0);
  const paid = events.filter(({ kind }) => kind === 'payment_intent.succeeded');
  const answered: number[] = [];
  await Promise.all(
    paid.map(async (event, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 1000) / perSecond));
      const began = performance.now();
      const status = await desk.post(event, 'signed');
      if (status !== 200) throw new Error(`a webhook was answered with ${status}`);
      answered.push(performance.now() - began);
    }),
  );
  const settled = await untilHandled(
    desk,
    paid.map(({ id }) => id),
  );
  return { answered, settled };
}

async function untilHandled({ database }: SaleDesk, ids: readonly string[]): Promise<number[]> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const { rows } = await database.sql.execute<{ took: number | null }>(sql`
      select extract(epoch from handled_at - received_at)::float8 * 1000 as took
      from checkout.provider_events where event_id = any(${sql.param([...ids])}::text[])`);
    const took = rows.flatMap((row) => (row.took === null ? [] : [row.took]));
    if (took.length === ids.length) return took;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('webhooks were not handled within two minutes');
}
