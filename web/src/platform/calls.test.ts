import { CallFailed } from '@chalkline/contract/http/client.ts';
import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import { call, queryClient } from './calls.ts';
import { session } from './session.ts';

const ping = endpoint({
  method: 'GET',
  path: '/api/ping',
  summary: 'Ping',
  access: 'public',
  data: z.string(),
  errors: [],
});
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function unauthorized() {
  const body = { message: 'no', errors: [{ code: 'session_ended', message: 'no' }] };
  return new Response(JSON.stringify(body), { status: 401 });
}

describe('call', () => {
  it('ends a session that the server no longer knows', async () => {
    session.write('token', 't-1');
    answer.mockResolvedValueOnce(unauthorized());
    await expect(call(ping)).rejects.toThrow(CallFailed);
    expect(session.token()).toBeNull();
  });

  it('knows what a reply holds, and that there is no schema to read it with', () => {
    expectTypeOf(() => call(ping).then(({ data }) => data)).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(ping).not.toHaveProperty('data');
    expectTypeOf(ping).not.toHaveProperty('body');
  });

  it('leaves a visitor alone whose password was wrong', async () => {
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    answer.mockResolvedValueOnce(unauthorized());
    await expect(call(ping)).rejects.toThrow(CallFailed);
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});

describe('queries', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry as (
    count: number,
    failure: unknown,
  ) => boolean;
  const failed = (status: number) =>
    new CallFailed(status, { message: '', errors: [{ code: 'x', message: '' }] });

  it('are tried again where it may have been the network or the server, twice', () => {
    expect([retry(0, failed(0)), retry(1, failed(503)), retry(2, failed(503))]).toEqual([true, true, false]);
  });

  it('take a refusal as the answer', () => {
    expect([retry(0, failed(404)), retry(0, failed(422)), retry(0, new TypeError('x'))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('do not ask again for what was refused because a window is looked at', async () => {
    queryClient.mount();
    for (const [status, times] of [
      [404, 1],
      [0, 2],
    ] as const) {
      const read = vi.fn(() => Promise.reject(failed(status)));
      const key = ['looked-at', status];
      const observer = new QueryObserver(queryClient, { queryKey: key, queryFn: read, retry: false });
      const stop = observer.subscribe(() => undefined);
      await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
      expect(read).toHaveBeenCalledTimes(times);
      stop();
    }
    focusManager.setFocused(undefined);
    queryClient.unmount();
  });
});
