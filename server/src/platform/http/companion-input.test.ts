import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { optionalText, textField } from '@chalkline/contract/http/fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BareServer, bareServer } from '../testing/bare-server.ts';
import { serve } from './serve.ts';

const takes = z.object({
  text: textField(10),
  limit: z.coerce.number().int().max(100).optional(),
});
const echoed = z.object({ text: z.string(), limit: z.number().optional() });
const readIt = endpoint({
  method: 'GET',
  path: '/mobileapis/read-it',
  summary: 'Takes its values from the query or a body',
  access: 'public',
  query: takes,
  data: echoed,
  errors: [],
});
const likeIt = endpoint({
  method: 'POST',
  path: '/mobileapis/like-it_v2',
  summary: 'A POST whose values the seed puts in the query',
  access: 'public',
  query: takes,
  data: echoed,
  errors: [],
});
const makeIt = endpoint({
  method: 'POST',
  path: '/mobileapis/make-it',
  summary: 'Query plus multipart',
  access: 'public',
  query: takes,
  body: z.object({ note: optionalText(10).optional() }),
  files: { image: { maxBytes: 100, required: false, description: 'An image' } },
  data: z.object({ text: z.string(), note: z.string().nullable() }),
  errors: [],
});

let server: BareServer;
beforeAll(async () => {
  server = await bareServer(
    [
      serve(readIt, async ({ query }) => query),
      serve(likeIt, async ({ query }) => query),
      serve(makeIt, async ({ query, body }) => ({ text: query.text, note: body.note ?? null })),
    ],
    { strict: true },
  );
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
async function send(method: 'GET' | 'POST', url: string, payload?: string, headers = json) {
  const reply = await server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  return { status: reply.statusCode, body: reply.json() as { data?: unknown; errors?: { path?: string }[] } };
}

describe('a call of the companion apps (calls.md)', () => {
  it.each([
    ['GET', 'read-it'],
    ['POST', 'like-it_v2'],
  ] as const)('%s %s takes its values from the query, a JSON body, or both', async (method, name) => {
    const url = `/mobileapis/${name}`;
    const said = { status: 200, body: { message: 'OK', data: { text: 'a', limit: 7 } } };
    expect(await send(method, `${url}?text=a&limit=7`, '')).toEqual(said);
    expect(await send(method, url, '{"text":"a","limit":7}')).toEqual(said);
    expect(await send(method, `${url}?text=b&limit=7`, '{"text":"a"}')).toEqual(said);
  });

  it.each(['GET', 'POST'] as const)('ignores what it does not know on %s', async (method) => {
    const name = method === 'GET' ? 'read-it' : 'like-it_v2';
    expect((await send(method, `/mobileapis/${name}?text=a&build=12`, '{"device":"x"}')).status).toBe(200);
  });

  it.each(['GET', 'POST'] as const)(
    'names the field that is missing, too long or no text on %s',
    async (method) => {
      const url = `/mobileapis/${method === 'GET' ? 'read-it' : 'like-it_v2'}`;
      expect((await send(method, url, '')).status).toBe(422);
      expect((await send(method, `${url}?text=${'a'.repeat(11)}`, '')).status).toBe(422);
      const list = await send(method, `${url}?text=a&text=b`, '');
      expect(list.status).toBe(400);
      expect(list.body.errors?.[0]?.path).toBe('query.text');
    },
  );

  it.each(['GET', 'POST'] as const)('refuses a body that is no object on %s', async (method) => {
    const url = `/mobileapis/${method === 'GET' ? 'read-it' : 'like-it_v2'}?text=a`;
    for (const body of ['[1]', '"a"', '{', '7']) expect((await send(method, url, body)).status).toBe(400);
  });

  it('reads no endless body of a GET', async () => {
    const long = JSON.stringify({ text: 'a', more: 'x'.repeat(70_000) });
    expect((await send('GET', '/mobileapis/read-it', long)).status).toBe(413);
  });

  it('takes query plus multipart, each value from either', async () => {
    const form = (fields: Record<string, string>) => {
      const parts = Object.entries(fields).map(
        ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return `${parts.join('')}--x--\r\n`;
    };
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const split = await send('POST', '/mobileapis/make-it?text=a', form({ note: 'n' }), headers);
    expect(split.body.data).toEqual({ text: 'a', note: 'n' });
    const together = await send('POST', '/mobileapis/make-it', form({ text: 'b', extra: '1' }), headers);
    expect(together.body.data).toEqual({ text: 'b', note: null });
  });

  it('takes what a form would hold without one, where no file is needed', async () => {
    const said = { text: 'a', note: 'n' };
    expect((await send('POST', '/mobileapis/make-it?text=a&note=n', '')).body.data).toEqual(said);
    expect((await send('POST', '/mobileapis/make-it?text=b', JSON.stringify(said))).body.data).toEqual(said);
    expect(
      (await send('POST', '/mobileapis/make-it?text=a', 'n', { 'content-type': 'text/csv' })).status,
    ).toBe(415);
  });

  it('is not put on the server when it would refuse unknown keys', async () => {
    const closed = endpoint({ ...readIt, query: z.strictObject({}) });
    await expect(bareServer([serve(closed, async () => ({ text: 'a' }))], { strict: true })).rejects.toThrow(
      /refuses unknown keys/,
    );
  });
});
