import { openProcessDesk } from '../server/src/competitions/registrations/testing/process-desk.ts';
import { auditSale } from '../server/src/competitions/registrations/testing/sale-audit.ts';
import { makeSale } from '../server/src/competitions/registrations/testing/sale-made.ts';
import { simulateSale } from '../server/src/competitions/registrations/testing/simulated-sale.ts';
import { report } from './table.ts';

const buyers = Number(process.env.BENCH_BUYERS ?? 2000);

/** 2,000 buyers, three divisions in shared pools, a waiting list, a provider that fails and a server that is killed. */
export async function benchSale(): Promise<void> {
  const desk = await openProcessDesk({ isReliable: false });
  try {
    const sale = await makeSale(desk, {
      buyers,
      divisions: [buyers / 5, buyers / 8, buyers / 10],
      places: (buyers * 7) / 20,
      codeUses: buyers / 40,
      kills: 5,
      atOnce: 200,
    });
    const { outcomes, webhooks, forged, sold, rush } = await simulateSale(desk, sale);
    const wrong = await auditSale(desk, sale);
    report({
      name: 'sale',
      about: `${buyers.toLocaleString('en')} buyers come for ${sale.places} places in three divisions (${sale.divisions.join(', ')}), 200 at a time, with a code that ${sale.codeUses} can use, a waiting list, a stand-in for Stripe that fails one call in ten and a server that is killed five times; webhooks come late, twice, out of order and forged. Then holds lapse, places are given back and offered, until all are sold. Checked afterwards: no place twice, no charge without place or refund, ledger 0, statement, ledger, orders and provider equal to the cent, invoice numbers without a gap, no one left waiting beside a free place.`,
      columns: ['what', 'figure', 'expected'],
      rows: [
        ['wrong afterwards', wrong.length === 0 ? 'nothing' : wrong.join('; '), 'nothing'],
        ['places sold', String(sold), String(sale.places)],
        ['kills', String(desk.kills), '5'],
        ['webhooks sent, forged ones refused', `${webhooks}, ${forged}`, ''],
        ['until all had come', `${rush.toFixed(0)} s`, ''],
        ...[...outcomes].map(([outcome, times]) => [
          `visits that ended ${outcome.replace('_', ' ')}`,
          String(times),
          '',
        ]),
      ],
      raw: {
        buyers,
        sold,
        kills: desk.kills,
        webhooks,
        forged,
        rush,
        outcomes: Object.fromEntries(outcomes),
        wrong,
      },
    });
  } finally {
    await desk.close();
  }
}
