import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { tellWaitingEvents } from '../../../money/providers/test-events.service.ts';
import { seededChance } from '../../heats/seeded-chance.rules.ts';
import { type Outcome, payLate, takeOffer, visit } from './sale-buyers.ts';
import type { SaleDesk } from './sale-desk.ts';
import type { Sale } from './sale-made.ts';

export interface SaleReport {
  /** How many visits ended in which way. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Webhooks that were sent, repeated ones too, and forged ones that were refused. */
  readonly webhooks: number;
  readonly forged: number;
  /** Places that are taken in the end. */
  readonly sold: number;
  /** Divisions in which people still wait although they have room. */
  readonly idle: number;
  /** Seconds until everybody had visited. */
  readonly rush: number;
}

/** Freed places are offered until nobody waits or nothing is free, but not for longer. */
const rounds = 20;

/**
 * Everybody comes at once; then holds lapse, freed places are offered and bought, and banks decide. Meanwhile the
 * server is killed, and webhooks come late, twice, out of order and forged.
 */
export async function simulateSale(desk: SaleDesk, sale: Sale): Promise<SaleReport> {
  const buyers = await inParallel(
    Array.from({ length: sale.buyers }, (_, index) => index),
    10,
    async (index) => {
      const number = index + 1;
      const name = `Buyer ${number}`;
      return { ...(await desk.signIn(name)), name, number };
    },
  );
  const outcomes = new Map<string, number>();
  const late: string[] = [];
  const note = (outcome: Outcome) => {
    if (typeof outcome === 'object') late.push(outcome.late);
    const name = typeof outcome === 'object' ? 'late' : outcome;
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  };
  const post = postman(desk);

  const began = performance.now();
  let visited = 0;
  const rush = inParallel(buyers, sale.atOnce, async (buyer) => {
    const outcome = await visit(desk, sale, buyer);
    visited += 1;
    note(outcome);
    const killAt = Math.floor(((desk.kills + 1) * sale.buyers) / (sale.kills + 1));
    if (desk.kills < sale.kills && visited === killAt) await desk.kill();
  });
  let isRush = true;
  const whileRush = (async () => {
    while (isRush) {
      await post.deliver();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await rush;
  isRush = false;
  await whileRush;
  const seconds = (performance.now() - began) / 1000;

  await desk.moveClock(11 * minute);
  for (const clientSecret of late) await payLate(desk, clientSecret);
  const goOn = async (milliseconds: number) => {
    await desk.moveClock(milliseconds);
    await post.deliver();
    await desk.runDue();
    await post.deliver();
  };
  await goOn(minute);
  for (let round = 1; round <= rounds; round += 1) {
    const offers = await offersOf(desk, sale);
    if (offers.length === 0) break;
    await inParallel(offers, sale.atOnce, async ({ personId, divisionId }) => {
      const buyer = buyers.find((one) => one.personId === personId);
      if (buyer) note(await takeOffer(desk, sale, buyer, { divisionId, isFirst: round === 1 }));
    });
    await goOn(hour);
    await goOn(12 * hour);
  }
  for (let times = 1; times <= 3; times += 1) await goOn(3 * day);
  return {
    outcomes,
    ...post.sent(),
    sold: await soldPlaces(desk, sale),
    idle: await idleDivisions(desk, sale),
    rush: seconds,
  };
}

/** Delivers what the provider has to tell: some of it late, twice, or after a forged copy that must be refused. */
function postman(desk: SaleDesk) {
  const chance = seededChance(20_261_123);
  const sent = { webhooks: 0, forged: 0 };
  return {
    sent: () => sent,
    deliver: () =>
      tellWaitingEvents(desk.provider, async (event) => {
        // It comes again later, after news that is newer.
        if (event.tries === 0 && chance() < 0.15) return false;
        // Until one was refused by a server that is up, always.
        const isForged = chance() < 0.05 || sent.forged === 0;
        if (isForged) {
          const status = await desk.post(event, 'forged');
          if (status === 200) throw new Error('a forged webhook was taken');
          if (status === 400) sent.forged += 1;
        }
        const times = chance() < 0.2 ? 2 : 1;
        const statuses = await Promise.all(Array.from({ length: times }, () => desk.post(event, 'signed')));
        sent.webhooks += times;
        return statuses.includes(200);
      }),
  };
}

async function soldPlaces(desk: SaleDesk, { competitionId }: Pick<Sale, 'competitionId'>): Promise<number> {
  const { rows } = await desk.database.sql.execute<{ sold: number }>(sql`
    select count(*)::int as sold from competitions.entries where competition_id = ${competitionId} and state = 'active'`);
  return rows[0]?.sold ?? 0;
}

async function idleDivisions(desk: SaleDesk, { competitionId, places }: Sale): Promise<number> {
  if ((await soldPlaces(desk, { competitionId })) >= places) return 0;
  const { rows } = await desk.database.sql.execute<{ idle: number }>(sql`
    select count(*)::int as idle from competitions.divisions as division
    where division.competition_id = ${competitionId}
      and exists (select from competitions.waiting_places as waiting
        where waiting.division_id = division.id and waiting.state = 'waiting')
      and (select count(*) from competitions.entries as entry
        where entry.division_id = division.id and entry.state = 'active') < division.capacity`);
  return rows[0]?.idle ?? 0;
}

async function offersOf(desk: SaleDesk, { competitionId }: Sale) {
  const { rows } = await desk.database.sql.execute<{ personId: string; divisionId: string }>(sql`
    select person_id as "personId", division_id as "divisionId" from competitions.waiting_places
    where competition_id = ${competitionId} and state = 'offered' order by joined_at, id`);
  return rows;
}

/** Does something with each, so many at a time, and gives what came of it in their order. */
export async function inParallel<Thing, Result>(
  things: readonly Thing[],
  atOnce: number,
  run: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < things.length; index = next++) {
      results[index] = await run(things[index] as Thing);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
  return results;
}
