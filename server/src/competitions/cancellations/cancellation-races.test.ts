import {
  openPayment,
  placeOrder,
  refundOrder,
  settleOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { cancelCompetition } from '@chalkline/contract/competitions/competition-cancellation.endpoints.ts';
import { joinWaitingList } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { CallInput, Endpoint, Reply } from '@chalkline/contract/http/endpoint.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { confirmTestPayment } from '@chalkline/contract/money/test-payments.endpoints.ts';
import { afterAll, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { createApp } from '../../app.ts';
import { buy } from '../../demo/demo-till.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { injectedFetch } from '../../platform/testing/injected-fetch.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { competition } from '../competitions/competitions.factory.ts';
import { openRegistration, registrationDraft } from '../registrations/registrations.factory.ts';

const { app, parts, database, settle } = await testApp();
const beside = openDatabase({ url: database.url });
const second = await createApp({ ...parts, database: beside }, { strict: true });
await second.ready();
afterAll(async () => {
  await second.close();
  await beside.close();
});

/** A call to one of two apps, each with its own connections. */
function callAt<E extends Endpoint>(
  at: 0 | 1,
  endpoint: E,
  input: CallInput<E>,
  as: string,
): Promise<Reply<E>> {
  const client = createClient({
    baseUrl: parts.config.publicUrl,
    token: () => as,
    fetch: injectedFetch(at === 0 ? app : second),
  });
  return client(endpoint, input, { idempotencyKey: crypto.randomUUID() });
}

const rounds = 5;

/** Places at 50 euros, of which half comes back to who withdraws. */
async function field() {
  const made = await competition(parts, {
    divisions: [{ name: 'Open', capacity: 5 }],
    startsOn: '2031-12-05',
    endsOn: '2031-12-06',
  });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  await openRegistration(parts, made, {
    currency: 'EUR',
    divisions: [{ divisionId, price: 5000, steps: [] }],
    refundRule: [{ hoursBefore: 24, rate: 5000, kept: 0 }],
  });
  const draft = registrationDraft(competitionId, [divisionId]);
  const athlete = async () => {
    const who = await person(parts);
    return { who, as: await signedIn(parts, who) };
  };
  return { made, competitionId, divisionId, draft, athlete, owner: await signedIn(parts, made.owner) };
}

it('whatever athletes do at the moment of canceling, nobody has paid for anything and nobody is told twice', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const at = await field();
    const leaver = await at.athlete();
    const bought = await buy(parts, leaver.who, at.draft);
    const order = await callAt(0, placeOrder, { body: at.draft }, (await at.athlete()).as);
    expect(order.data.state).toBe('held');
    const stays = await at.athlete();
    await buy(parts, stays.who, at.draft);
    const payer = await at.athlete();
    const { data: held } = await callAt(0, placeOrder, { body: at.draft }, payer.as);
    const params = { orderId: held.id };
    const { data: opened } = await callAt(0, openPayment, { params }, payer.as);
    const newcomer = await at.athlete();
    const waits = await at.athlete();
    const { rows } = await database.pool.query<{ id: string }>(
      `select units.id from checkout.order_units units join checkout.order_lines lines on lines.id = units.line_id
       where lines.order_id = $1`,
      [bought],
    );
    const { competitionId, divisionId } = at;
    const body = { name: at.made.view.competition.name, reason: 'The hall is flooded.' };
    const cancel = (on: 0 | 1) =>
      callAt(on, cancelCompetition, { params: { competitionId }, body }, at.owner);
    const pays = async () => {
      const clientSecret = opened.payment?.clientSecret ?? '';
      await callAt(1, confirmTestPayment, { body: { clientSecret, card: testCards.pays } }, payer.as);
      await callAt(1, settleOrder, { params }, payer.as);
    };
    const unitIds = rows.map(({ id }) => id);
    const leave = () => callAt(1, refundOrder, { params: { orderId: bought }, body: { unitIds } }, leaver.as);
    const done = await Promise.allSettled([
      cancel(0),
      pays(),
      cancel(1),
      leave(),
      callAt(1, placeOrder, { body: at.draft }, newcomer.as),
      callAt(0, joinWaitingList, { params: { competitionId, divisionId } }, waits.as),
    ]);
    expect(
      done.filter(({ status }, index) => status === 'fulfilled' && index % 2 === 0 && index < 3),
    ).toHaveLength(1);
    await settle();
    await settle();
    const problems = async (what: string, query: string) => {
      const found = await database.pool.query(query);
      return found.rows.map((row) => ({ what, row }));
    };
    expect(
      (
        await Promise.all([
          problems(
            'paid and kept',
            `select id, state from checkout.orders where state not in ('refunded', 'canceled', 'expired')`,
          ),
          problems(
            'refunded more or less than was paid',
            `select reference, amount, refunded from money.test_payments
             where state = 'succeeded' and refunded <> amount`,
          ),
          problems('a place held', `select id from checkout.holds where state = 'active'`),
          problems(
            'waits',
            `select id from competitions.waiting_places where state in ('waiting', 'offered')`,
          ),
          problems(
            'an entry of the ledger that does not add up',
            `select entry_id from money.postings group by entry_id, currency having sum(amount) <> 0`,
          ),
          problems(
            'told twice',
            `select person_id from notifications.notifications where happening = 'canceled'
             group by person_id, subject_id having count(*) > 1`,
          ),
          problems('needs an administrator', 'select kind from checkout.alerts'),
        ])
      ).flat(),
    ).toEqual([]);
  }
});
