import { CallFailed } from '@chalkline/contract/http/client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orKept } from './or-kept.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = async () => 'kept';
const nothing = async () => null;
const keep = async () => undefined;
const notLate = () => expect.unreachable();

function hanging() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { ask: () => promise, resolve, reject };
}

it('gives and keeps the reply', async () => {
  const put = vi.fn(keep);
  expect(await orKept(async () => 'new', put, kept, notLate)).toBe('new');
  expect(put).toHaveBeenCalledWith('new');
});

it('gives what was kept when no answer comes in time, and keeps and tells the answer that comes later', async () => {
  const { ask, resolve } = hanging();
  const put = vi.fn(keep);
  const late = vi.fn();
  const got = orKept(ask, put, kept, late);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await got).toBe('kept');
  resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(put).toHaveBeenCalledWith('new');
  expect(late).toHaveBeenCalledExactlyOnceWith('new');
});

it('gives an answer that comes while the kept one is read', async () => {
  const { ask, resolve } = hanging();
  const disk = hanging();
  const got = orKept(ask, keep, disk.ask, notLate);
  await vi.advanceTimersByTimeAsync(4000);
  resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  disk.resolve('kept');
  expect(await got).toBe('new');
});

it('waits on where nothing was kept', async () => {
  const { ask, resolve } = hanging();
  const got = orKept(ask, keep, nothing, notLate);
  await vi.advanceTimersByTimeAsync(60_000);
  resolve('new');
  expect(await got).toBe('new');
});

it('gives what was kept without a network, and a refusal as it is', async () => {
  const failing = (status: number) => async (): Promise<string> => {
    throw new CallFailed(status, { message: 'No.', errors: [{ code: 'no', message: 'No.' }] });
  };
  expect(await orKept(failing(0), keep, kept, notLate)).toBe('kept');
  await expect(orKept(failing(403), keep, kept, notLate)).rejects.toThrow('No.');
  await expect(orKept(failing(0), keep, nothing, notLate)).rejects.toThrow('No.');
});
