import { acknowledgeAlert, listAlerts } from '@chalkline/contract/checkout/alerts.endpoints.ts';
import { getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { findPayments } from '../payments/payments.repository.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';

const counter = await openCounter();
const { call, parts, clock } = counter;
const admin = {
  as: await signedIn(parts, await person(parts, { accountType: 'admin', name: 'Priya Raman' })),
};

const raise = (
  ...[kind, ref, details]: Parameters<typeof raiseAlert> extends [unknown, unknown, ...infer Rest]
    ? Rest
    : never
) => parts.database.transaction((tx) => raiseAlert(parts, tx, kind, ref, details));
const list = async (group: 'open' | 'acknowledged') =>
  (await call(listAlerts, { query: { group } }, admin)).data;

it('shows an alert with its order until one administrator acknowledges it, of two only the first', async () => {
  const from = await stall(parts);
  const { order } = await counter.paidOrder(from);
  const [payment] = await findPayments(parts.database.sql, order.id);
  const ref = payment?.id ?? '';
  await raise('payment_differs', ref, { amount: 1, currency: 'JPY', destination: null });
  clock.advance(1000);
  const unknown = newId();
  await raise('dispute_unrecovered', unknown, { amount: 2500, code: 'balance_insufficient' });
  const [lost, differs] = await list('open');
  expect(lost).toMatchObject({ kind: 'dispute_unrecovered', order: null, amount: 2500, currency: null });
  expect(lost?.code).toBe('balance_insufficient');
  expect(differs).toMatchObject({
    kind: 'payment_differs',
    amount: 1,
    currency: 'JPY',
    order: { id: order.id },
  });
  expect(differs?.order?.seller).not.toBe('');
  const params = { alertId: differs?.id ?? '' };
  const send = (note: string) => call(acknowledgeAlert, { params, body: { note } }, admin);
  const both = await Promise.allSettled([send('Refunded at the provider'), send('Refunded at the provider')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await failure(send('Again'))).slice(0, 2)).toEqual([409, 'alert_acknowledged']);
  expect((await list('open')).map(({ id }) => id)).toEqual([lost?.id]);
  expect((await list('acknowledged')).map(({ acknowledged }) => acknowledged)).toMatchObject([
    { by: 'Priya Raman', note: 'Refunded at the provider' },
  ]);
  expect((await call(getOverview, {}, admin)).data.site?.paymentAlerts).toBe(1);
});

it('is for administrators of the site, and needs a note', async () => {
  const params = { alertId: newId() };
  for (const accountType of ['corporate_admin', 'receptionist', 'trainer', 'trainee'] as const) {
    const as = await signedIn(parts, await person(parts, { accountType }));
    expect((await failure(call(listAlerts, {}, { as })))[0]).toBe(403);
    expect((await failure(call(acknowledgeAlert, { params, body: { note: 'Seen' } }, { as })))[0]).toBe(403);
  }
  expect((await failure(call(acknowledgeAlert, { params, body: { note: 'Seen' } }, admin)))[0]).toBe(404);
  expect((await failure(call(acknowledgeAlert, { params, body: { note: ' ' } }, admin)))[0]).toBe(422);
});
