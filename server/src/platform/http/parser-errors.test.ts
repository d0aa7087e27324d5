import { connect } from 'node:net';
import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BareServer, bareServer } from '../testing/bare-server.ts';
import { serve } from './serve.ts';

const ping = endpoint({
  method: 'POST',
  path: '/api/ping',
  summary: 'Answers',
  access: 'public',
  body: z.strictObject({ word: z.string() }),
  data: z.object({ word: z.string() }),
  errors: [],
});

let server: BareServer;
let port: number;
beforeAll(async () => {
  server = await bareServer([serve(ping, async ({ body }) => body)], { strict: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** Sends these very bytes and reads until the server ends the connection. */
function answerTo(text: string): Promise<{ status: number; body: string; type: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let received = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.setTimeout(5_000, () => socket.destroy(new Error(`No end after: ${received}`)));
  socket.on('data', (bytes) => {
    received += bytes;
  });
  socket.on('error', reject).on('close', () => resolve(received));
  return promise.then((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const type = /content-type: (.*)/i.exec(head)?.[1] ?? '';
    return { status: Number(head.split(' ')[1]), body, type };
  });
}

const end = 'Connection: close\r\n\r\n';
const host = 'Host: localhost\r\n';

describe('what is no call', () => {
  it.each([
    ['a method that does not exist', `NONSENSE / HTTP/1.1\r\n${host}${end}`, 400, 'malformed'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\r\n\r\n', 400, 'malformed'],
    ['a header without a colon', `GET / HTTP/1.1\r\n${host}nonsense\r\n${end}`, 400, 'malformed'],
    [
      'two lengths',
      `POST /api/ping HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n${end}`,
      400,
      'malformed',
    ],
    [
      'a length that is no number',
      `POST /api/ping HTTP/1.1\r\n${host}Content-Length: x\r\n${end}`,
      400,
      'malformed',
    ],
    [
      'too large headers',
      `GET / HTTP/1.1\r\n${host}X-Large: ${'a'.repeat(40_000)}\r\n${end}`,
      431,
      'headers_too_large',
    ],
    ['a request without a host', `GET /api/ping HTTP/1.1\r\n${end}`, 400, 'malformed'],
    [
      'another site as its target',
      `GET http://evil.example/api/ping HTTP/1.1\r\n${host}${end}`,
      400,
      'malformed',
    ],
    ['our own site as its target', `GET http://localhost/ HTTP/1.1\r\n${host}${end}`, 400, 'malformed'],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}${end}`, 400, 'malformed'],
    ['an expectation', `POST /api/ping HTTP/1.1\r\n${host}Expect: a-miracle\r\n${end}`, 400, 'malformed'],
    ['a method of other protocols', `PROPFIND /api/ping HTTP/1.1\r\n${host}${end}`, 404, 'not_found'],
    ['a path that cannot be read', `GET /%zz HTTP/1.1\r\n${host}${end}`, 400, 'malformed'],
  ])('%s is refused in the envelope', async (_, text, status, code) => {
    const answer = await answerTo(text);
    expect([answer.status, answer.type]).toEqual([status, 'application/json; charset=utf-8']);
    const { message, errors } = JSON.parse(answer.body);
    expect(message).toMatch(/\w/);
    expect(errors).toMatchObject([{ code, message }]);
  });

  it('does not keep the next call from its answer', async () => {
    await answerTo('nonsense\r\n\r\n');
    const payload = { word: 'still here' };
    const reply = await fetch(`http://127.0.0.1:${port}/api/ping`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    expect(await reply.json()).toMatchObject({ data: payload });
  });

  it('takes HTTP/1.0 without a host', async () => {
    const body = '{"word":"old"}';
    const head = `POST /api/ping HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    expect(await answerTo(`${head}\r\n\r\n${body}`)).toMatchObject({ status: 200 });
  });
});

it('no answer lets the browser tell other addresses more than the site', async () => {
  for (const url of ['/api/ping', '/nothing', '/api/docs/']) {
    const reply = await server.app.inject({ url });
    expect(reply.headers['referrer-policy']).toBe('strict-origin');
  }
});
