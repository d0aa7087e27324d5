import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@chalkline/contract/http/client.ts';
import { expireOrdersJob } from '../../../checkout/orders/orders.jobs.ts';
import { checkDueJob } from '../../../checkout/payments/payments.jobs.ts';
import { paymentWebhookPath } from '../../../money/providers/test-events.service.ts';
import { eventOnWire } from '../../../money/providers/testing/stripe-events.ts';
import { startStripeStandIn } from '../../../money/providers/testing/stripe-stand-in.ts';
import { signWebhook } from '../../../money/providers/webhook-signature.service.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { makeJobs } from '../../../platform/jobs/make-jobs.ts';
import { makeLog } from '../../../platform/log/log.ts';
import type { Parts } from '../../../platform/parts.ts';
import { openBackDoor } from '../../../platform/testing/back-door.ts';
import { makeDatabase } from '../../../platform/testing/databases.ts';
import { startTestPostgres } from '../../../platform/testing/postgres.ts';
import { startServer } from '../../../platform/testing/server-process.ts';
import { serveWaitingListsJob } from '../waiting-list.jobs.ts';
import { oneInTen } from './one-in-ten.ts';
import type { SaleDesk } from './sale-desk.ts';

const secretKey = 'sk_test_standin';
const webhookSecret = 'whsec_of_this_bench';

/** Everything that happens by the clock, moved back: for the server as much time has passed. */
const clocks = [
  ['checkout.orders', 'hold_until'],
  ['checkout.holds', 'expires_at'],
  ['checkout.payments', 'next_check_at'],
  ['checkout.refunds', 'next_check_at'],
  ['competitions.waiting_places', 'offer_until'],
  ['money.test_payments', 'due_at'],
  ['money.test_refunds', 'due_at'],
  ['money.test_disputes', 'due_at'],
  ['money.test_events', 'next_try_at'],
] as const;

/** A server process that is killed by SIGKILL, and a stand-in for Stripe beside it that may fail one call in ten. */
export async function openProcessDesk({
  isReliable,
  publicUrl,
}: {
  isReliable: boolean;
  /** What links say; else the server's own address, which a kill changes. */
  publicUrl?: string;
}): Promise<SaleDesk & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-bench-'));
  const postgres = await startTestPostgres();
  const databaseUrl = await makeDatabase(postgres.adminUrl, `bench_sale_${process.pid}`);
  const appSecret = randomBytes(32).toString('base64');
  const database = openDatabase({ url: databaseUrl });
  const provider = { database, clock: systemClock };
  const standIn = await startStripeStandIn(provider, secretKey);
  const start = () =>
    startServer({
      DATABASE_URL: databaseUrl,
      APP_SECRET: appSecret,
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: standIn.url,
      ...(publicUrl && { PUBLIC_URL: publicUrl }),
    });
  let server = await start();
  let kills = 0;
  const backDoor = openBackDoor({ databaseUrl, appSecret });
  const jobs = makeJobs({
    database,
    log: makeLog('warn'),
    clock: systemClock,
    config: { role: 'web', appSecret },
    jobs: [],
  });
  await jobs.start({} as Parts);
  const fails = oneInTen();
  standIn.failWhere(({ method, path, form, key }) =>
    isReliable || path.includes('/accounts') || path.includes('/account_links')
      ? null
      : fails(JSON.stringify([method, path, form, key])),
  );
  return {
    as: (token) =>
      createClient({
        baseUrl: '',
        token: () => token,
        fetch: (address, init) => fetch(`${server.address}${String(address)}`, init),
      }),
    async signIn(name) {
      const { token, user } = await backDoor.signIn({ name });
      return { token, personId: user.id };
    },
    database,
    provider,
    async post(event, signature) {
      const body = JSON.stringify(await eventOnWire(provider, event));
      const secret = signature === 'signed' ? webhookSecret : 'whsec_of_another';
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signWebhook(body, secret, new Date()),
      };
      const url = `${server.address}${paymentWebhookPath}`;
      return fetch(url, { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => 0,
      );
    },
    get kills() {
      return kills;
    },
    async kill() {
      kills += 1;
      server.process.kill('SIGKILL');
      await once(server.process, 'exit');
      server = await start();
    },
    async moveClock(milliseconds) {
      for (const [table, column] of clocks) {
        await database.pool.query(
          `update ${table} set ${column} = ${column} - $1 * interval '1 ms' where ${column} is not null`,
          [milliseconds],
        );
      }
    },
    async runDue() {
      for (const job of [checkDueJob, expireOrdersJob, serveWaitingListsJob]) {
        await database.transaction((tx) => jobs.enqueue(tx, job, {}));
        await untilIdle(database.pool);
      }
    },
    async close() {
      await jobs.stop(0);
      await backDoor.close();
      await server.stop();
      await standIn.close();
      await database.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Until no job is left that could run now. Those of a killed server come back after half a minute. */
async function untilIdle(pool: {
  query(text: string): Promise<{ rows: { left: number }[] }>;
}): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const { rows } = await pool.query(
      `select count(*)::int as left from pgboss.job where state = 'active' or (state in ('created', 'retry') and start_after <= now())`,
    );
    if (rows[0]?.left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server has been busy for five minutes.');
}
