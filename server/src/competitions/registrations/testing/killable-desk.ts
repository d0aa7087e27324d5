import { createClient } from '@chalkline/contract/http/client.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { person, signedIn } from '../../../accounts/people/people.factory.ts';
import { createApp } from '../../../app.ts';
import { expireOrders } from '../../../checkout/orders/orders.expire.service.ts';
import { setPaymentProvider } from '../../../checkout/provider/provider.service.ts';
import { checkDue } from '../../../checkout/settlement/check-due.service.ts';
import {
  type PaymentProvider,
  ProviderUnreachable,
} from '../../../money/providers/payment-provider.service.ts';
import { paymentWebhookPath, signedEvent } from '../../../money/providers/test-events.service.ts';
import { makeTestProvider, testSignatureHeader } from '../../../money/providers/test-provider.service.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Parts } from '../../../platform/parts.ts';
import { injectedFetch } from '../../../platform/testing/injected-fetch.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { serveWaitingLists } from '../waiting-list.serve.service.ts';
import { oneInTen } from './one-in-ten.ts';
import type { SaleDesk } from './sale-desk.ts';

/**
 * A server in this process that dies like a killed one: its connections break at once, with them every transaction that
 * isn't committed, and another server answers from then on. Its payment provider fails one in ten.
 */
export async function openKillableDesk(): Promise<SaleDesk & { close(): Promise<void> }> {
  const first = await testApp();
  const { parts, clock, database } = first;
  setPaymentProvider(parts, failingOneInTen(makeTestProvider(parts)));
  let kills = 0;

  const open = async () => {
    const name = `killable-${kills}`;
    const url = new URL(database.url);
    url.searchParams.set('application_name', name);
    const own = openDatabase({ url: url.href });
    const ownParts: Parts = { ...parts, database: own };
    const app = await createApp(ownParts, { strict: true });
    await app.ready();
    const death = Promise.withResolvers<never>();
    // Nobody may be waiting for it.
    death.promise.catch(() => undefined);
    return { app, parts: ownParts, own, name, death };
  };
  /** The one that answers, or will once it's up. */
  let up = open();
  const dead: Awaited<typeof up>[] = [];

  /** Jobs that were cut off stay in the queue for the next server. */
  const runJobs = async () => {
    const before = kills;
    await first.settle().catch((failure: unknown) => {
      const cause = failure instanceof Error ? failure.cause : undefined;
      if (kills === before && !(cause instanceof ProviderUnreachable)) throw failure;
    });
  };
  return {
    as: (token) =>
      createClient({
        baseUrl: parts.config.publicUrl,
        token: () => token,
        fetch: async (input, init) => {
          const { app, death } = await up;
          return Promise.race([injectedFetch(app)(input, init), death.promise]);
        },
      }),
    async signIn(name) {
      const who = await person(parts, { name });
      return { token: await signedIn(parts, who), personId: who.id };
    },
    database,
    provider: parts,
    async post(event, signature) {
      const { body, signature: signed } = signedEvent(parts, event);
      const { app, death } = await up;
      const answer = app.inject({
        method: 'POST',
        url: paymentWebhookPath,
        headers: {
          'content-type': 'application/json',
          [testSignatureHeader]:
            signature === 'signed' ? signed : signed.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        },
        payload: body,
      });
      return Promise.race([answer, death.promise]).then(
        ({ statusCode }) => statusCode,
        () => 0,
      );
    },
    get kills() {
      return kills;
    },
    async kill() {
      const last = await up;
      kills += 1;
      up = open();
      dead.push(last);
      const { own, name, death } = last;
      death.reject(new Error('The connection was lost.'));
      // Takes no new connection from here on; those that are open break.
      void own.close();
      await database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [name],
      );
      await up;
    },
    async moveClock(milliseconds) {
      clock.advance(milliseconds);
    },
    async runDue() {
      for (let times = 0; times < 3; times += 1) {
        await runJobs();
        const run = { id: newId(), attempt: 1, signal: new AbortController().signal };
        const { parts: own } = await up;
        await checkDue(own, {}, run);
        await expireOrders(own, {}, run);
        await serveWaitingLists(own, {}, run);
        clock.advance(minute);
      }
      await runJobs();
    },
    async close() {
      const last = await up;
      for (const { app } of [...dead, last]) await app.close();
      await last.own.close();
    },
  };
}

function failingOneInTen(provider: PaymentProvider): PaymentProvider {
  const fails = oneInTen();
  const failing =
    <Given extends unknown[], Answer>(name: string, call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const fate = fails(`${name} ${JSON.stringify(given)}`);
      if (fate === 'before') throw new ProviderUnreachable('The provider is down.');
      const answer = await call(...given);
      if (fate === 'after') throw new ProviderUnreachable('The answer was lost.');
      return answer;
    };
  return {
    ...provider,
    openPayment: failing('openPayment', provider.openPayment),
    readPayment: failing('readPayment', provider.readPayment),
    cancelPayment: failing('cancelPayment', provider.cancelPayment),
    refund: failing('refund', provider.refund),
    readRefund: failing('readRefund', provider.readRefund),
    readDispute: failing('readDispute', provider.readDispute),
  };
}
