import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { addresses } from '@chalkline/contract/urls.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer } from '../testing/bare-server.ts';
import { serveWebApp } from './web-app.ts';

let folder = '';
let server: BareServer;
let app: FastifyInstance;
const page = '<!doctype html><title>Chalkline</title>';
const script = 'console.log("hello");'.repeat(200);

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'chalkline-web-'));
  folder = join(outside, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(outside, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'version.json'), '{"version":"1"}');
  await writeFile(join(folder, 'service-worker.js'), '// worker');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Chalkline"}');
  await writeFile(join(folder, 'assets/app-1a2b.js'), script);
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  server = await bareServer([], { strict: true });
  app = server.app;
  await serveWebApp(app, {
    folder,
    pageFor: (address, { html }) => html.replace('</title>', ` at ${address}</title>`),
    mayBeFramed: (address, query) => address === '/leaderboard/42' && query.get('embed') === '1',
    manifestFor: (manifest) => manifest.replace('Chalkline', 'Iron Oak'),
  });
});
afterAll(async () => {
  await server.close();
  await rm(join(folder, '..'), { recursive: true });
});

describe('the web app', () => {
  it('is where / and /competition lead', async () => {
    for (const [url, location] of [
      ['/', '/competition/'],
      ['/?corporate=x', '/competition/?corporate=x'],
      ['/competition', '/competition/'],
      ['/competition?corporate=x', '/competition/?corporate=x'],
    ]) {
      const reply = await app.inject(url ?? '');
      expect(reply.statusCode).toBe(302);
      expect(reply.headers.location).toBe(location);
    }
  });

  it.each(Object.values(addresses))('redirects %s to the base path', async (address) => {
    const url = address.replaceAll(/:\w+/g, 'a%2Fb');
    for (const typed of [url, `${url.replace(/\/$/, '')}/`, `${url}?back=%2F%2Fevil.example`]) {
      const reply = await app.inject(typed);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, `/competition${typed}`]);
    }
  });

  it.each(['/nobody-knows', '//evil.example/login', '/login/more', '/api/login'])(
    'redirects nothing else: %s',
    async (url) => {
      expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
    },
  );

  it('may be framed by other sites only where that is said', async () => {
    const framed = await app.inject('/competition/leaderboard/42?embed=1');
    const policy = String(framed.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(framed.headers['x-frame-options']).toBeUndefined();
    for (const address of ['/leaderboard/42', '/login?embed=1', '/leaderboard/7?embed=1']) {
      const { headers } = await app.inject(`/competition${address}`);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    }
  });

  it.each(['/', '/leaderboard/42', '/Group/a.b', '/competition-detail/019c.x?tab=1'])(
    'serves its page at %s, revalidated each time',
    async (address) => {
      const reply = await app.inject(`/competition${address}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
      expect(reply.body).toContain(`Chalkline at ${address.split('?')[0]}<`);
    },
  );

  it('lets browsers keep files whose name changes with them, and nothing else', async () => {
    const caching = async (path: string) =>
      (await app.inject(`/competition/${path}`)).headers['cache-control'];
    expect(await caching('assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('version.json')).toBe('no-store');
    expect(await caching('service-worker.js')).toBe('no-cache');
  });

  it('says in the manifest where it runs', async () => {
    const reply = await app.inject('/competition/manifest.webmanifest');
    expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.json()).toEqual({ name: 'Iron Oak' });
  });

  it('sends the compressed twin to those who take it', async () => {
    const url = '/competition/assets/app-1a2b.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(plain.body).toBe(script);
  });

  it.each(['assets/gone-9.js', 'assets/app-1a2b.js.br', 'gone.js', 'assets/'])(
    'has no page in place of the file %s',
    async (path) => {
      const reply = await app.inject(`/competition/${path}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('<');
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['../secret.txt', '..%2fsecret.txt', 'assets/..%2f..%2fsecret.txt', '%2e%2e/secret.txt'])(
    'never gives what lies outside its folder: %s',
    async (path) => {
      const reply = await app.inject({ url: `/competition/${path}` });
      expect(reply.body).not.toBe('secret');
    },
  );

  it('says so when it was not built', async () => {
    const bare = await bareServer([], { strict: true });
    await serveWebApp(bare.app, { folder: join(folder, 'nowhere') });
    const reply = await bare.app.inject('/competition/');
    await bare.close();
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm start');
  });
});
