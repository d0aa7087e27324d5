import { CallFailed } from '@chalkline/contract/http/client.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { keptQuery } from './kept-query.ts';

const queryKey = ['day'];
let client: QueryClient;
let asked: PromiseWithResolvers<string>[];
let device: string;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  asked = [];
  device = 'kept';
  session.startGuest({ token: 'a', name: 'Ann', email: 'ann@example.com' });
});
afterEach(() => {
  client.clear();
  session.endGuest();
  vi.useRealTimers();
});

const query = keptQuery({
  queryKey,
  ask: () => {
    const one = Promise.withResolvers<string>();
    asked.push(one);
    return one.promise;
  },
  keep: async (reply) => {
    device = reply;
  },
  read: async () => device,
});
const shown = () => client.getQueryData(queryKey);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The day as this device kept it, with the server's answer still to come. */
async function showKept() {
  const observer = new QueryObserver(client, query);
  const stop = observer.subscribe(() => undefined);
  await pass(4000);
  expect(shown()).toBe('kept');
  return stop;
}

it('shows an answer that comes after the kept one, without asking again', async () => {
  await showKept();
  asked[0]?.resolve('new');
  await pass(0);
  expect([shown(), device]).toEqual(['new', 'new']);
  expect(asked).toHaveLength(1);
});

it('asks again while the kept one is shown, and not once it is answered', async () => {
  await showKept();
  asked[0]?.reject(new CallFailed(0, { message: 'No.', errors: [] }));
  await pass(10_000);
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('new');
  await pass(0);
  expect(shown()).toBe('new');
  await pass(60_000);
  expect(asked).toHaveLength(2);
});

it('keeps what was written since instead of an older answer', async () => {
  await showKept();
  client.setQueryData(queryKey, 'written');
  asked[0]?.resolve('old');
  await pass(0);
  expect(shown()).toBe('written');
});

it('neither shows nor keeps an answer for who signs in after its asker', async () => {
  const stop = await showKept();
  stop();
  client.clear();
  session.startGuest({ token: 'b', name: 'Ben', email: 'ben@example.com' });
  await showKept();
  asked[0]?.resolve('Ann’s');
  await pass(0);
  expect([shown(), device]).toEqual(['kept', 'kept']);
});

it('shows late answers in the order of their asks', async () => {
  await showKept();
  void client.invalidateQueries({ queryKey });
  await pass(4000);
  asked[0]?.resolve('old');
  await pass(0);
  expect(shown()).toBe('old');
  asked[1]?.resolve('new');
  await pass(0);
  expect(shown()).toBe('new');
});

it('neither shows nor keeps an answer that comes after a later one', async () => {
  await showKept();
  void client.invalidateQueries({ queryKey });
  await pass(4000);
  asked[1]?.resolve('new');
  await pass(0);
  asked[0]?.resolve('old');
  await pass(0);
  expect([shown(), device]).toEqual(['new', 'new']);
});
