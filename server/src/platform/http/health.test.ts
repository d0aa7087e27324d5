import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { type BareServer, bareServer } from '../testing/bare-server.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type HealthOptions, serveHealth } from './health.ts';

const database = await testDatabase();

const opened: BareServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function start(change: Partial<HealthOptions> = {}) {
  const server = await bareServer([], { strict: true });
  opened.push(server);
  const metrics = makeMetrics();
  metrics.jobs.inc({ job: 'test.note', outcome: 'done' });
  serveHealth(server.app, {
    database,
    metrics,
    jobs: { state: () => 'working' },
    mail: { reaches: true },
    config: { metricsToken: 'a-token-for-prometheus', trustProxy: false, stripe: null, demo: true },
    ...change,
  });
  return server;
}

const keysOfStripe = {
  secretKey: 'sk_test_123456',
  publishableKey: 'pk_test_123456',
  webhookSecrets: ['whsec_123456'],
  apiUrl: null,
};

const here = { host: 'localhost:3000' };

describe('readiness', () => {
  it('is given when database, migrations and jobs are there', async () => {
    const { app } = await start();
    expect((await app.inject('/healthz')).json()).toEqual({ alive: true });
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      ready: true,
      database: 'ok',
      migrations: 'ok',
      jobs: 'ok',
      notes: [],
    });
  });

  it('is not given without the database; the process still is alive', async () => {
    const missing = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const { app } = await start({ database: missing });
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ ready: false, database: 'does not answer', migrations: 'unknown' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await missing.close();
  });

  it('is not given while the database hangs', async () => {
    const hanging = {
      ...database,
      pool: { query: () => new Promise(() => undefined) } as unknown as typeof database.pool,
    };
    const { app } = await start({ database: hanging, patience: 50 });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });

  it('is not given while migrations are missing', async () => {
    await database.pool.query('create table kept as select * from drizzle.__drizzle_migrations');
    await database.pool.query('delete from drizzle.__drizzle_migrations');
    const { app } = await start();
    const reply = await app.inject('/readyz');
    await database.pool.query('insert into drizzle.__drizzle_migrations select * from kept');
    expect(reply.statusCode).toBe(503);
    expect(reply.json().migrations).toMatch(/^\d+ missing$/);
  });

  it('is not given while the process stops', async () => {
    const { app } = await start({ jobs: { state: () => 'stopped' } });
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ ready: false, jobs: 'not running' });
  });

  it('says when registration cannot verify', async () => {
    const { app } = await start({ mail: { reaches: false } });
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().notes[0]).toContain('no one can verify a registration');
  });

  it.each([
    ['in the demo', { stripe: null, demo: true }, 0],
    ['with the keys of Stripe', { stripe: keysOfStripe, demo: false }, 0],
    ['outside of the demo without keys', { stripe: null, demo: false }, 1],
  ])('says %s whether payments are in test mode', async (_, payments, notes) => {
    const { app } = await start({ config: { metricsToken: null, trustProxy: false, ...payments } });
    const reply = await app.inject('/readyz');
    expect(reply.json()).toMatchObject({ ready: true });
    expect(reply.json().notes).toHaveLength(notes);
    expect(reply.body.includes('Payments are in test mode')).toBe(notes === 1);
  });
});

describe('the figures', () => {
  const withToken = (token: string) => ({ host: 'x.example', authorization: `Bearer ${token}` });

  it('are shown to this machine and to the token', async () => {
    const { app } = await start();
    const reply = await app.inject({ url: '/metrics', headers: here });
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toContain('chalkline_jobs_total{job="test.note",outcome="done"} 1');
    const headers = withToken('a-token-for-prometheus');
    const remoteAddress = '192.0.2.7';
    expect((await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(200);
  });

  it.each([
    ['another machine', { remoteAddress: '192.0.2.7', headers: here }],
    ['a wrong token', { remoteAddress: '192.0.2.7', headers: withToken('a-token-for-prometheuS') }],
    ['a proxy on this machine', { headers: { ...here, 'x-forwarded-for': '192.0.2.7' } }],
    ['a name that points here', { headers: { host: 'evil.example' } }],
  ])('are not shown to %s', async (_who, from) => {
    const { app } = await start();
    const reply = await app.inject({ url: '/metrics', ...from });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().errors[0].code).toBe('not_allowed');
  });

  it('are for the token alone behind a proxy, and for nobody when there is no token', async () => {
    const proxied = await start({
      config: { metricsToken: 'a-token-for-prometheus', trustProxy: 1, stripe: null, demo: true },
    });
    expect((await proxied.app.inject({ url: '/metrics', headers: here })).statusCode).toBe(403);
    const none = await start({ config: { metricsToken: null, trustProxy: 1, stripe: null, demo: true } });
    expect((await none.app.inject({ url: '/metrics', headers: withToken('null') })).statusCode).toBe(403);
  });
});
