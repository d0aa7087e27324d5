import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CallFailed, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';

const ping = endpoint({
  method: 'GET',
  path: '/api/ping',
  summary: 'Ping',
  access: 'public',
  data: z.string(),
  errors: [],
});

/** What the caller is given when the network answers like this. */
function failureOf(answer: () => Promise<Response>): Promise<CallFailed> {
  const call = createClient({ baseUrl: '', fetch: answer, token: () => null });
  return call(ping).then(
    () => expect.unreachable(),
    (failure) => failure,
  );
}

describe('a call that fails', () => {
  it('gives the server’s answer back to the caller: status, message, codes, wait', async () => {
    const errors = [{ code: 'too_many_requests', message: 'Wait.' }];
    const answer = Response.json(
      { message: 'Wait.', errors },
      { status: 429, headers: { 'retry-after': '7' } },
    );
    const failure = await failureOf(async () => answer);
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ status: 429, message: 'Wait.', errors, retryAfter: 7 });
  });

  it('says so when no answer came at all', async () => {
    const failure = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(failure).toMatchObject({ status: 0, errors: [{ code: 'unreachable' }] });
  });

  it('says so when what came is no answer of ours', async () => {
    const failure = await failureOf(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(failure).toMatchObject({ status: 502, errors: [{ code: 'internal' }] });
  });
});
