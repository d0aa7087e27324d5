import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { newBooking, newRepeat } from '@chalkline/contract/finance/booking.schema.ts';
import * as endpoints from '@chalkline/contract/finance/finance.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { pdfText } from '../platform/testing/pdf-text.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { bookDueRepeats } from './repeats/repeats.book.service.ts';

const { parts, call, clock } = await testApp();

let count = 0;

async function gym({ open = true, zone = 'Europe/Lisbon' } = {}) {
  count += 1;
  const { id: organizationId } = await organization(parts, { identifier: `books-${count}` });
  const of = async (accountType: AccountType) =>
    signedIn(parts, await person(parts, { accountType, organizationId }));
  const admin = await of('corporate_admin');
  const desk = await of('receptionist');
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const set = (currency: 'EUR' | 'JPY', as = admin) =>
    call(endpoints.setBooks, { body: { currency, zone } }, { as });
  if (open) await set('EUR');
  const category = async (
    name: string,
    budget: number | null = null,
    kind: 'expense' | 'revenue' = 'expense',
  ) =>
    (await call(endpoints.createCategory, { body: { kind, name, budget } }, { as: admin, ...key() })).data.id;
  const enter = (body: Partial<z.input<typeof newBooking>>, as = admin) =>
    call(endpoints.createBooking, { body: { ...usual, ...body } }, { as, ...key() });
  const list = async (query: object = {}, as = admin) =>
    (await call(endpoints.listBookings, { query: { kind: 'expense', ...query } }, { as })).data;
  const decide = (bookingId: string, state: 'approved' | 'refused', reason = '', as = admin) =>
    call(endpoints.decideBooking, { params: { bookingId }, body: { state, reason } }, { as });
  const summary = async (month: string, as = admin) =>
    (await call(endpoints.getBooksSummary, { query: { kind: 'expense', month } }, { as })).data;
  return { of, admin, desk, key, set, category, enter, list, decide, summary };
}

const usual: z.input<typeof newBooking> = {
  kind: 'expense',
  categoryId: '',
  amount: 18_645,
  tax: 3486,
  on: '2026-11-13',
  party: 'Higiene Tejo, Lda',
  document: 'FT 2026/8841',
  note: '',
  paidBy: 'card',
  receiptId: null,
};

describe('an expense', () => {
  it('counts in its quarter, against three budgets, the quarter before and the same one a year earlier', async () => {
    const { category, enter, admin } = await gym();
    const rent = await category('Rent', 500_000);
    for (const on of ['2026-10-01', '2026-12-31', '2026-09-30', '2025-11-15', '2027-01-01']) {
      await enter({ categoryId: rent, amount: 100_000, tax: 0, on });
    }
    const query = { kind: 'expense', month: '2026-11', span: 'quarter' } as const;
    const { data } = await call(endpoints.getBooksSummary, { query }, { as: admin });
    expect(data).toMatchObject({
      month: '2026-10',
      span: 'quarter',
      total: 200_000,
      before: 100_000,
      yearBefore: 100_000,
      budget: 1_500_000,
      categories: [{ name: 'Rent', total: 200_000, budget: 1_500_000 }],
    });
    const { data: listed } = await call(endpoints.listBookings, { query }, { as: admin });
    expect(listed.map(({ on }) => on)).toEqual(['2026-12-31', '2026-10-01']);
  });

  it('counts in its month and category, against the budget', async () => {
    const { category, enter, summary, list } = await gym();
    const [rent, cleaning] = [await category('Rent', 520_000), await category('Cleaning', 42_000)];
    await enter({ categoryId: rent, amount: 520_000, tax: 0, on: '2026-11-01' });
    await enter({ categoryId: cleaning });
    await enter({ categoryId: cleaning, amount: 1, tax: 0, on: '2026-12-01' });
    await enter({ categoryId: cleaning, amount: 5, tax: 0, on: '2026-10-31' });
    const november = await summary('2026-11');
    expect(november).toMatchObject({
      total: 538_645,
      tax: 3486,
      budget: 562_000,
      pending: 0,
      currency: 'EUR',
    });
    expect(november.categories).toEqual([
      { id: cleaning, name: 'Cleaning', total: 18_645, budget: 42_000 },
      { id: rent, name: 'Rent', total: 520_000, budget: 520_000 },
    ]);
    expect(november.months.slice(9).map(({ total }) => total)).toEqual([5, 538_645, 1]);
    expect((await list({ month: '2026-11' })).map(({ on }) => on)).toEqual(['2026-11-13', '2026-11-01']);
    expect(await list({ search: 'higi 8841' })).toHaveLength(4);
    expect(await list({ categoryId: rent })).toHaveLength(1);
  });

  it('of a receptionist waits for approval, and counts from then on', async () => {
    const { category, enter, list, decide, summary, desk, admin } = await gym();
    const categoryId = await category('Cleaning');
    await enter({ categoryId, amount: 100, tax: 0 });
    const { data } = await enter({ categoryId, amount: 700, tax: 0 }, desk);
    expect(data).toMatchObject({ state: 'pending', can: { change: true, decide: false } });
    expect((await list({}, desk)).map(({ amount }) => amount)).toEqual([700]);
    expect(await summary('2026-11')).toMatchObject({ total: 100, pending: 1 });
    expect((await failure(decide(data.id, 'approved', '', desk))).slice(0, 2)).toEqual([403, 'not_allowed']);
    const both = await Promise.allSettled([decide(data.id, 'approved'), decide(data.id, 'refused')]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [mine] = await list({}, desk);
    const bell = (await call(listNotifications, { query: {} }, { as: desk })).data;
    expect(bell.map(({ title }) => title)).toContain(`Your expense was ${mine?.state}`);
    const remove = (as: string) => call(endpoints.deleteBooking, { params: { bookingId: data.id } }, { as });
    expect((await failure(remove(desk))).slice(0, 2)).toEqual([409, 'booking_decided']);
    await remove(admin);
    expect((await list()).map(({ amount }) => amount)).toEqual([100]);
  });

  it('that waits sends the administrators a notification until it is decided', async () => {
    const { category, enter, decide, desk, of, admin } = await gym();
    const { data } = await enter({ categoryId: await category('Cleaning') }, desk);
    const bell = async (as: string) => (await call(listNotifications, { query: {} }, { as })).data;
    const colleague = await of('corporate_admin');
    expect(await bell(admin)).toMatchObject([
      { title: 'An expense needs your approval', address: '/expense-management?state=pending' },
    ]);
    expect([await bell(desk), await bell(colleague)]).toEqual([[], []]);
    await decide(data.id, 'approved');
    expect(await bell(admin)).toEqual([]);
  });

  it('is marked where another has the same day, amount and supplier, for those who read both', async () => {
    const { category, enter, list, decide, desk } = await gym();
    const [categoryId, rent] = [await category('Cleaning'), await category('Rent')];
    await enter({ categoryId });
    await enter({ categoryId, amount: 18_646 });
    await enter({ categoryId, on: '2026-11-14' });
    await enter({ categoryId, party: '', amount: 5, tax: 0 });
    await enter({ categoryId, party: '', amount: 5, tax: 0 });
    expect((await list()).map(({ twin }) => twin)).toEqual([false, false, false, false, false]);
    const { data } = await enter({ categoryId: rent, party: 'higiene tejo, lda' }, desk);
    expect(data.twin).toBe(false);
    const marked = (await list()).filter(({ twin }) => twin);
    expect(marked.map(({ party }) => party).sort()).toEqual(['Higiene Tejo, Lda', 'higiene tejo, lda']);
    await decide(data.id, 'refused');
    expect((await list()).some(({ twin }) => twin)).toBe(false);
  });

  it('is changed by who read its latest version, and never has more tax than amount', async () => {
    const { category, enter, admin } = await gym();
    const { data } = await enter({ categoryId: await category('Rent') });
    const change = (body: object) =>
      call(
        endpoints.changeBooking,
        { params: { bookingId: data.id }, body: body as { version: number } },
        { as: admin },
      );
    expect((await change({ version: 1, amount: 20_000 })).data).toMatchObject({ amount: 20_000, version: 2 });
    expect((await failure(change({ version: 1, amount: 3 }))).slice(0, 2)).toEqual([409, 'state_changed']);
    expect(await failure(change({ version: 2, tax: 20_001 }))).toEqual([422, 'tax_above_amount', 'body.tax']);
    const another = await (await gym()).category('Rent');
    expect((await failure(change({ version: 2, categoryId: another }))).slice(0, 2)).toEqual([
      422,
      'category_unknown',
    ]);
  });

  it('leaves in a file that no spreadsheet runs, and on paper with its total', async () => {
    const { category, enter, admin, desk } = await gym();
    await enter({ categoryId: await category('Cleaning'), party: '=cmd()' });
    const file = (format: 'csv' | 'pdf', as = admin) =>
      call(endpoints.exportBookings, { query: { kind: 'expense', month: '2026-11', format } }, { as });
    const csv = (await file('csv')).data;
    expect(csv.fileName).toBe('expenses-2026-11.csv');
    expect(csv.content).toContain(
      "2026-11-13,Cleaning,'=cmd(),186.45,34.86,EUR,approved,FT 2026/8841,card,no",
    );
    const pdf = (await file('pdf')).data;
    expect((await pdfText(Buffer.from(pdf.content, 'base64'))).join(' ')).toContain('€186.45');
    expect((await failure(file('csv', desk))).slice(0, 2)).toEqual([403, 'not_allowed']);
  });
});

describe('the books', () => {
  it('have one currency, which stays once there is an amount', async () => {
    const { set, category, enter, summary, desk } = await gym({ open: false });
    const categoryId = await category('Rent');
    expect((await failure(enter({ categoryId }))).slice(0, 2)).toEqual([409, 'books_not_open']);
    expect((await failure(summary('2026-11'))).slice(0, 2)).toEqual([409, 'books_not_open']);
    expect((await failure(set('EUR', desk))).slice(0, 2)).toEqual([403, 'not_allowed']);
    await set('JPY');
    await set('EUR');
    await enter({ categoryId });
    expect(await failure(set('JPY'))).toEqual([409, 'books_currency_fixed', 'body.currency']);
  });

  it('are another organization’s in no call', async () => {
    const [theirs, ours] = [await gym(), await gym()];
    const categoryId = await theirs.category('Rent');
    const { id: bookingId } = (await theirs.enter({ categoryId })).data;
    const as = ours.admin;
    const calls = [
      () => call(endpoints.changeBooking, { params: { bookingId }, body: { version: 1, amount: 1 } }, { as }),
      () => call(endpoints.deleteBooking, { params: { bookingId } }, { as }),
      () => ours.decide(bookingId, 'approved'),
      () => call(endpoints.deleteCategory, { params: { categoryId } }, { as }),
    ];
    for (const one of calls) expect((await failure(one())).slice(0, 2)).toEqual([404, 'not_found']);
    expect(await ours.list()).toEqual([]);
    expect((await failure(ours.enter({ categoryId }))).slice(0, 2)).toEqual([422, 'category_unknown']);
    expect((await ours.summary('2026-11')).categories).toEqual([]);
  });

  it('keep a category that something is booked under, and one name once', async () => {
    const { category, enter, admin } = await gym();
    const [used, free] = [await category('Rent'), await category('Staff')];
    await enter({ categoryId: used });
    const remove = (categoryId: string) =>
      call(endpoints.deleteCategory, { params: { categoryId } }, { as: admin });
    expect((await failure(remove(used))).slice(0, 2)).toEqual([409, 'category_in_use']);
    await remove(free);
    expect((await failure(category('rent'))).slice(0, 2)).toEqual([409, 'category_name_taken']);
    await category('Rent', null, 'revenue');
  });
});

it('what repeats is booked once for each of its days, in the books’ own zone, until it ends', async () => {
  const { of, category, admin, key, list } = await gym({ zone: 'Pacific/Auckland' });
  const categoryId = await category('Rent');
  const [year, month] = clock.now().toISOString().split('-').map(Number);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const before = new Date(Date.UTC(year ?? 0, (month ?? 1) - 3, 1)).toISOString().slice(0, 10);
  const body: z.input<typeof newRepeat> = {
    kind: 'expense',
    categoryId,
    amount: 520_000,
    tax: 0,
    party: 'Landlord',
    note: '',
    every: 'month',
    startsOn: before,
    endsOn: null,
  };
  const { data } = await call(endpoints.createRepeat, { body }, { as: admin, ...key() });
  const run = () => bookDueRepeats(parts, {}, { signal: new AbortController().signal });
  await Promise.all([run(), run(), run()]);
  await run();
  const booked = await list();
  expect(booked.map(({ on }) => on)).toContain(first);
  expect(new Set(booked.map(({ on }) => on)).size).toBe(booked.length);
  expect(booked).toHaveLength(3);
  expect(booked.every(({ repeats, state }) => repeats && state === 'approved')).toBe(true);
  const end = () => call(endpoints.endRepeat, { params: { repeatId: data.id } }, { as: admin });
  await end();
  expect((await failure(end())).slice(0, 2)).toEqual([404, 'not_found']);
  const left = await call(endpoints.listRepeats, { query: { kind: 'expense' } }, { as: admin });
  expect(left.data).toEqual([]);
  clock.advance(40 * 86_400_000);
  await run();
  expect(await list({}, await of('corporate_admin'))).toHaveLength(3);
});
