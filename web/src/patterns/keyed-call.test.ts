import type { Client } from '@chalkline/contract/http/client.ts';
import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createKeyedCalls, type KeyedCalls } from './keyed-call.ts';

const post = endpoint({
  method: 'POST',
  path: '/api/notes',
  summary: 'Write a note',
  access: 'signed_in',
  body: z.object({ text: z.string() }),
  data: z.null(),
  idempotency: 'required',
  errors: [],
});
const { idempotency: _, ...plain } = post;

let keys: (string | undefined)[];
let calls: KeyedCalls;

beforeEach(() => {
  keys = [];
  const client = (async (_endpoint, _input, extras) => {
    keys.push(extras?.idempotencyKey);
    return { message: 'OK', data: null };
  }) as Client;
  calls = createKeyedCalls(client);
});

it('repeats the key for the same input, and takes a new one for any other', async () => {
  for (const text of ['a', 'a', 'b', 'a']) await calls.call(post, { body: { text } });
  const [first, second, other, again] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

it('takes the same input for a new change after success', async () => {
  await calls.call(post, { body: { text: 'a' } });
  calls.forgetKeys();
  await calls.call(post, { body: { text: 'a' } });
  expect(keys[1]).not.toBe(keys[0]);
});

it('sends no key where the endpoint takes none, and leaves it to the client where files go along', async () => {
  await calls.call(plain, { body: { text: 'a' } });
  await calls.call(post, { body: { text: 'a' } }, { files: { picture: new Blob() } });
  expect(keys).toEqual([undefined, undefined]);
});
