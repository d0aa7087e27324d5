import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ReadyReply, sendReady } from './ready-reply.ts';

/** A server with one answer, which counts how often it is written. */
function serveReady(exact: string) {
  const json = JSON.stringify({ message: 'OK', data: 'Łódź '.repeat(1000) });
  let written = 0;
  const write = () => {
    written++;
    return json;
  };
  const app = Fastify();
  app.get('/', (request, reply) =>
    sendReady(request, reply, new ReadyReply(write, { version: 'seven', exact })),
  );
  const get = (headers: Record<string, string>) => app.inject({ url: '/', headers });
  return { json, get, written: () => written };
}

it('is packed once for all who ask at the same time and after', async () => {
  const { json, get, written } = serveReady('packed once');
  const asked = { 'accept-encoding': 'gzip, deflate, br' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(asked)));
  replies.push(await get(asked));
  for (const { headers, rawPayload } of replies) {
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('authorization, accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(json);
  }
  expect(written()).toBe(1);
});

it.each([
  ['says nothing', {}],
  ['takes no brotli', { 'accept-encoding': 'gzip' }],
  ['refuses brotli', { 'accept-encoding': 'br;q=0, gzip' }],
])('goes unpacked to whoever %s', async (_, headers) => {
  const { json, get } = serveReady('unpacked');
  const reply = await get(headers as Record<string, string>);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.body).toBe(json);
});

it('is neither written nor packed for who has it', async () => {
  const { get, written } = serveReady('known');
  const reply = await get({ 'if-none-match': '"five", W/"seven"', 'accept-encoding': 'br' });
  expect([reply.statusCode, reply.body, written()]).toEqual([304, '', 0]);
});

it('does not hold what failed', async () => {
  const app = Fastify();
  let tries = 0;
  app.get('/', (request, reply) => {
    const write = () => {
      if (++tries === 1) throw new Error('the first time only');
      return '{}';
    };
    return sendReady(request, reply, new ReadyReply(write, { version: 'v', exact: 'fails once' }));
  });
  const get = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect((await get()).statusCode).toBe(500);
  expect((await get()).statusCode).toBe(200);
});
