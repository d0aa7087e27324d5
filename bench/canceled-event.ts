import { cancelWhileKilled } from '../server/src/events/cancellations/testing/canceled-while-killed.ts';
import { report } from './table.ts';

const orders = Number(process.env.BENCH_ORDERS ?? 500);
const kills = 2;

/** An event with 500 paid orders is canceled while its server is killed twice: each order is refunded once. */
export async function benchCanceledEvent(): Promise<void> {
  const { wrong, ended, killedAt, seconds } = await cancelWhileKilled({ orders, kills });
  report({
    name: 'canceled-event',
    about: `An event with ${orders} paid orders is canceled. Its server is killed by SIGKILL ${kills} times meanwhile, after ${killedAt.join(' and ')} refunds, and a stand-in for Stripe fails one call in ten. Checked afterwards: each payment is refunded once and whole at the provider, no order, refund or ticket is left, every entry of the ledger adds up to 0, and the statement closes at 0.`,
    columns: ['what', 'figure', 'expected'],
    rows: [
      ['wrong afterwards', wrong.length === 0 ? 'nothing' : wrong.join('; '), 'nothing'],
      ['orders refunded', String(ended.done), String(orders)],
      ['orders left or failed', String(ended.waiting + ended.failed), '0'],
      ['kills', String(killedAt.length), String(kills)],
      ['until every order had its refund', `${seconds.toFixed(0)} s`, ''],
    ],
    raw: { orders, killedAt, asked: seconds, ended, wrong },
  });
}
