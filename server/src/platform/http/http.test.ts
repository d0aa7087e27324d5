import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { textField } from '@chalkline/contract/http/fields.ts';
import { pageQuery } from '@chalkline/contract/http/paging.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BareServer, bareServer } from '../testing/bare-server.ts';
import { Page, serve } from './serve.ts';

const listThings = endpoint({
  method: 'GET',
  path: '/api/things',
  summary: 'Things',
  access: 'public',
  query: z.strictObject(pageQuery),
  data: z.array(z.object({ id: z.string(), note: z.string().nullable() })),
  shape: 'list',
  errors: [],
});
const makeThing = endpoint({
  method: 'POST',
  path: '/api/things/:thingId',
  summary: 'Make a thing',
  access: 'public',
  params: z.strictObject({ thingId: z.string() }),
  body: z.strictObject({
    name: textField(10),
    kind: z.enum(['a', 'b']).default('a'),
    size: z.int().optional(),
  }),
  data: z.object({ id: z.string(), name: z.string(), kind: z.string() }),
  status: 201,
  errors: [],
});
const leakThing = endpoint({
  method: 'GET',
  path: '/api/leaks',
  summary: 'Gives more than it declares',
  access: 'public',
  data: z.object({ id: z.string() }),
  errors: [],
});
const failThing = endpoint({
  method: 'GET',
  path: '/api/failures',
  summary: 'Fails in a way nobody foresaw',
  access: 'public',
  data: z.object({}),
  errors: [],
});
const signedIn = endpoint({
  method: 'GET',
  path: '/api/mine',
  summary: 'Mine',
  access: 'signed_in',
  data: z.object({ personId: z.string() }),
  errors: [],
});
const writesOwn = endpoint({
  method: 'POST',
  path: '/api/mine',
  summary: 'Write what is mine',
  access: 'signed_in',
  body: z.strictObject({ name: z.string() }),
  data: z.object({}),
  errors: [],
});
const adminsOnly = endpoint({
  method: 'GET',
  path: '/api/admins-only',
  summary: 'For administrators',
  access: { accountTypes: ['admin'] },
  data: z.object({}),
  errors: [],
});
const oldApp = endpoint({
  method: 'POST',
  path: '/mobileapis/do-it',
  summary: 'As old apps call',
  access: 'public',
  body: z.object({ text: z.string().optional() }).optional(),
  data: z.object({ ok: z.boolean() }),
  errors: [],
});
const limited = endpoint({
  method: 'POST',
  path: '/api/limited',
  summary: 'Twice a minute',
  access: 'public',
  data: z.object({}),
  errors: [],
  rateLimit: { times: 2, perSeconds: 60 },
});
const takesFile = endpoint({
  method: 'POST',
  path: '/api/files',
  summary: 'Takes a file',
  access: 'public',
  body: z.strictObject({ title: textField(20) }),
  files: { file: { maxBytes: 2_000_000, required: true, description: 'Any file' } },
  data: z.object({ bytes: z.int(), title: z.string() }),
  errors: [],
});
const takesPicture = endpoint({
  method: 'POST',
  path: '/api/pictures',
  summary: 'Takes a file too',
  access: 'public',
  body: z.strictObject({ title: textField(20) }),
  files: { file: { maxBytes: 100, required: true, description: 'Any file' } },
  data: z.object({}),
  errors: [],
});

const person = {
  personId: 'p1',
  name: 'P',
  accountType: 'trainee',
  organizationId: null,
  sessionId: 's1',
} as const;
const leaky = () => ({ id: 'x', password: 'hidden' }) as { id: string };

const routes = [
  serve(listThings, async () => new Page([{ id: 'a', note: null }], null, 1)),
  serve(makeThing, async ({ params, body }) => ({ id: params.thingId, ...body })),
  serve(leakThing, async () => leaky()),
  serve(failThing, async () => Promise.reject(new Error('select * from secrets'))),
  serve(signedIn, async ({ viewer }) => ({ personId: viewer.personId })),
  serve(writesOwn, async () => ({})),
  serve(adminsOnly, async () => ({})),
  serve(oldApp, async () => ({ ok: true })),
  serve(limited, async () => ({})),
  serve(takesFile, async ({ body, files }) => ({ bytes: files.file?.bytes.length ?? 0, title: body.title })),
  serve(takesPicture, async () => ({})),
];

let strict: BareServer;
let lenient: BareServer;
beforeAll(async () => {
  const identify = async (token: string) => (token === 'good' ? person : null);
  strict = await bareServer(routes, { strict: true, identify });
  lenient = await bareServer(routes, { strict: false, identify });
});
afterAll(async () => {
  await strict.close();
  await lenient.close();
});

async function send(options: InjectOptions) {
  const response = await strict.app.inject(options);
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
const post = (payload: unknown, url = '/api/things/7') =>
  send({ method: 'POST', url, payload: payload as InjectOptions['payload'] });
const json = { 'content-type': 'application/json' };

it('waits for no call without end', () => {
  expect(strict.app.server.requestTimeout).toBe(300_000);
});

describe('the envelope', () => {
  it('holds message and data, and for lists next and total', async () => {
    const { status, body, headers } = await send({ url: '/api/things' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'OK', data: [{ id: 'a', note: null }], next: null, total: 1 },
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('fills in defaults and gives the declared status', async () => {
    const { status, body } = await post({ name: '  bar  ' });
    expect(status).toBe(201);
    expect(body.data).toEqual({ id: '7', name: 'bar', kind: 'a' });
  });

  it('leaves out what is not declared, and in tests calls it an error of ours', async () => {
    const { body } = { body: (await lenient.app.inject({ url: '/api/leaks' })).json() };
    expect(body.data).toEqual({ id: 'x' });
    expect((await send({ url: '/api/leaks' })).status).toBe(500);
  });
});

describe('bad input', () => {
  it.each([
    ['a wrong type is 400', { name: 7 }, 400, 'wrong_type', 'body.name'],
    ['an unknown key is 400', { name: 'a', extra: 1 }, 400, 'unknown_key', 'body.extra'],
    ['a body that is a list is 400', [], 400, 'wrong_type', 'body'],
    ['missing is 422', {}, 422, 'required', 'body.name'],
    ['empty is 422', { name: '   ' }, 422, 'too_short', 'body.name'],
    ['too long is 422', { name: 'a'.repeat(11) }, 422, 'too_long', 'body.name'],
    ['not one of the values is 422', { name: 'a', kind: 'c' }, 422, 'not_one_of', 'body.kind'],
    ['NUL is 422', { name: 'a\u0000b' }, 422, 'invalid', 'body.name'],
  ])('%s', async (_what, payload, status, code, path) => {
    const reply = await post(payload);
    expect(reply.status).toBe(status);
    expect(reply.body.errors).toContainEqual(expect.objectContaining({ code, path }));
    expect(reply.body.message).toMatch(/\.$/);
  });

  it.each([
    [
      'an address with a NUL',
      { url: '/api/things/7%00', payload: '{"name":"a"}', headers: json },
      400,
      'malformed',
    ],
    ['malformed JSON', { url: '/api/things/7', payload: '{bad', headers: json }, 400, 'malformed'],
    ['an empty JSON body on /api', { url: '/api/things/7', payload: '', headers: json }, 400, 'malformed'],
    [
      '__proto__ in JSON',
      { url: '/api/things/7', payload: '{"__proto__":{"x":1}}', headers: json },
      400,
      'malformed',
    ],
    [
      'a content type nobody takes',
      {
        url: '/api/things/7',
        payload: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      'unsupported_media_type',
    ],
    [
      'a body over a megabyte',
      { url: '/api/things/7', payload: { name: 'a'.repeat(1_100_000) } },
      413,
      'too_large',
    ],
    [
      'JSON where a form is due',
      { url: '/api/files', payload: { title: 'a' } },
      415,
      'unsupported_media_type',
    ],
  ] as const)('%s', async (_what, options, status, code) => {
    const reply = await send({ method: 'POST', ...options });
    expect(reply.status).toBe(status);
    expect(reply.body.errors[0].code).toBe(code);
  });

  it('refuses an unknown query key, even where a call takes none', async () => {
    expect((await send({ url: '/api/things?limt=3' })).body.errors[0]).toMatchObject({ code: 'unknown_key' });
    expect((await send({ url: '/api/leaks?x=1' })).status).toBe(400);
    expect((await send({ url: '/api/things?limit=3&limit=4' })).status).toBe(400);
    expect((await send({ url: '/api/things?limit=1000' })).status).toBe(422);
  });

  it('answers addresses that are no call in the envelope', async () => {
    for (const url of [
      '/api/nothing',
      '/mobileapis/nothing',
      '/api/things/%zz',
      '//etc/passwd',
      '/API/things',
    ]) {
      const { status, body } = await send({ url });
      expect([404, 400]).toContain(status);
      expect(body.errors[0].code).toMatch(/not_found|malformed/);
    }
    expect((await send({ method: 'DELETE', url: '/api/things' })).status).toBe(404);
  });

  it('gives a bland 500 with the number that is in the log', async () => {
    const { status, body, headers } = await send({ url: '/api/failures' });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secrets');
    expect(body.message).toContain(String(headers['x-request-id']));
    expect(strict.logged()).toContain(String(headers['x-request-id']));
  });
});

describe('the log', () => {
  const linesOf = (id: unknown) =>
    strict
      .logged()
      .split('\n')
      .filter((line) => line.includes(String(id)));

  it('says which call was refused to a caller without access, by its route and without their token', async () => {
    const stale = { authorization: 'Bearer stale-and-secret' };
    const { headers } = await send({ url: '/api/mine?x=private', headers: stale });
    const [line = '', ...more] = linesOf(headers['x-request-id']);
    expect(JSON.parse(line)).toMatchObject({ path: '/api/mine', status: 401, reasons: ['session_ended'] });
    expect(line).not.toMatch(/stale|private/);
    expect(more).toEqual([]);
  });

  it('leaves out mistakes in what was sent', async () => {
    const { status, headers } = await post({ name: '' });
    expect(status).toBe(422);
    expect(linesOf(headers['x-request-id'])).toEqual([]);
  });
});

describe('companion apps on /mobileapis', () => {
  it('may send an empty JSON body and keys nobody knows', async () => {
    const empty = await send({ method: 'POST', url: '/mobileapis/do-it', payload: '', headers: json });
    expect(empty.status).toBe(200);
    expect((await post({ text: 'a', build: 12 }, '/mobileapis/do-it?extra=1')).status).toBe(200);
  });
});

describe('access', () => {
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('turns strangers away before it reads what they send', async () => {
    const asked = { method: 'POST', url: '/api/mine', payload: '{bad', headers: json } as const;
    expect((await send(asked)).body.errors[0].code).toBe('not_signed_in');
    const known = { ...json, authorization: 'Bearer good' };
    expect((await send({ ...asked, headers: known })).body.errors[0].code).toBe('malformed');
  });

  it('asks for a token, and says when one is no longer good, on public calls too', async () => {
    expect((await send({ url: '/api/mine' })).body.errors[0].code).toBe('not_signed_in');
    expect((await send({ url: '/api/mine', ...as('old') })).body.errors[0].code).toBe('session_ended');
    expect((await send({ url: '/api/things', ...as('old') })).status).toBe(401);
    expect((await send({ url: '/api/mine', ...as('good') })).body.data).toEqual({ personId: 'p1' });
  });

  it('keeps calls for account types to them', async () => {
    expect((await send({ url: '/api/admins-only', ...as('good') })).status).toBe(403);
  });

  it('does not put an endpoint on the server that declares no access', async () => {
    const careless = { ...listThings, path: '/api/careless', access: undefined } as never;
    const route = serve(careless, async () => [] as never);
    await expect(bareServer([route], { strict: true })).rejects.toThrow('does not declare its access');
  });

  it('does not put an endpoint on the server that takes unknown keys in silence', async () => {
    const open = { ...makeThing, body: z.object({ name: z.string() }) };
    const route = serve(open, async () => ({ id: '', name: '', kind: '' }));
    await expect(bareServer([route], { strict: true })).rejects.toThrow('use z.strictObject');
  });
});

describe('limits', () => {
  it('answers 429 with the seconds to wait', async () => {
    const statuses = await Promise.all([1, 2, 3].map(() => post(undefined, '/api/limited')));
    const refused = statuses.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count a network of IPv6 as one caller', async () => {
    const from = async (remoteAddress: string) =>
      (await send({ method: 'POST', url: '/api/limited', remoteAddress })).status;
    for (const host of [1, 2]) await from(`2001:db8:1:2::${host}`);
    expect([await from('2001:db8:1:2::3'), await from('2001:db8:1:3::1')]).toEqual([429, 200]);
  });
});

describe('files', () => {
  function form(bytes: number, fields: Record<string, string>, name = 'file') {
    const data = new FormData();
    for (const [key, value] of Object.entries(fields)) data.append(key, value);
    if (bytes >= 0) data.append(name, new Blob([Buffer.alloc(bytes, 1)]), '../../etc/passwd');
    return data;
  }
  async function upload(data: FormData, url = '/api/files', remoteAddress = '127.0.0.1') {
    const made = new Response(data);
    const payload = Buffer.from(await made.arrayBuffer());
    const headers = { 'content-type': made.headers.get('content-type') ?? '' };
    return send({ method: 'POST', url, payload, headers, remoteAddress });
  }

  it('are read with their fields', async () => {
    expect((await upload(form(1000, { title: 'A' }))).body.data).toEqual({ bytes: 1000, title: 'A' });
  });
  it.each([
    ['a file over its limit', () => form(2_000_001, { title: 'A' }), 413, 'too_large'],
    ['no file', () => form(-1, { title: 'A' }), 422, 'required'],
    ['an empty file', () => form(0, { title: 'A' }), 422, 'required'],
    ['a file in another field', () => form(10, { title: 'A' }, 'other'), 400, 'malformed'],
    ['a missing field', () => form(10, {}), 422, 'required'],
    ['an unknown field', () => form(10, { title: 'A', x: 'y' }), 400, 'unknown_key'],
  ])('%s', async (_what, data, status, code) => {
    const reply = await upload(data());
    expect(reply.status).toBe(status);
    expect(reply.body.errors[0].code).toBe(code);
  });

  it('are 30 a minute over all calls that take some', async () => {
    const from = async (remoteAddress: string, url: string) =>
      (await upload(form(10, { title: 'A' }), url, remoteAddress)).status;
    const sent = await Promise.all(
      Array.from({ length: 32 }, (_, at) => from('10.0.0.8', at % 2 ? '/api/files' : '/api/pictures')),
    );
    expect(sent.toSorted()).toEqual([...Array(30).fill(200), 429, 429]);
    expect(await from('10.0.0.9', '/api/files')).toBe(200);
  });
});

describe('headers', () => {
  it('keep scripts to our own files', async () => {
    const { headers } = await send({ url: '/api/things' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/api/things', '/api/mine', '/api/failures'])(
    'let no cache keep the answer of %s',
    async (url) => {
      expect((await send({ url })).headers['cache-control']).toBe('no-store');
    },
  );

  it('let other origins in only when they are named', async () => {
    const origin = { origin: 'https://app.example' };
    expect((await send({ url: '/api/things', headers: origin })).headers['access-control-allow-origin']).toBe(
      undefined,
    );
    const open = await bareServer(routes, { strict: true, env: { CORS_ORIGINS: 'https://app.example' } });
    const reply = await open.app.inject({ url: '/api/things', headers: origin });
    expect(reply.headers['access-control-allow-origin']).toBe('https://app.example');
    await open.close();
  });
});
