import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { passKind } from '@chalkline/contract/events/pass.schema.ts';
import { seriesRule, weekdayOf } from '@chalkline/contract/series-rule.ts';
import { timesOn } from '@chalkline/contract/wall-span.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { listEvents } from '../events/events/events.service.ts';
import { eventWith } from '../events/events.factory.ts';
import { bookPassDate, listPasses } from '../events/own-passes/own-passes.service.ts';
import { saveSeriesPasses } from '../events/passes/pass-types.service.ts';
import type { Parts } from '../platform/parts.ts';
import { demoDay } from './demo-days.ts';
import { daysAgo } from './demo-joined.ts';
import type { OtherOrganizers } from './demo-neighbors.ts';
import type { DemoPeople } from './demo-people.ts';
import { buy } from './demo-till.ts';

type Known = Pick<DemoPeople, 'athlete' | 'judge'> & OtherOrganizers;

const zone = 'Europe/Amsterdam';

/** A class on twelve Saturday mornings, with single tickets, passes for ten dates and for all of them. */
export async function makeDemoClasses(
  parts: Parts,
  { athlete, judge, claire, kenji, ingrid }: Known,
): Promise<void> {
  const ahead = [2, 3, 4, 5, 6, 7, 8].find((days) => weekdayOf(demoDay(parts, days)) === 6) ?? 7;
  const times = timesOn(demoDay(parts, ahead), { start: '09:00', end: '10:15', endDays: 0 }, zone);
  const planned = daysAgo(parts, 24);
  const first = await eventWith(planned, asViewer(judge), {
    name: 'Saturday barbell class',
    description: 'Warm-up, one lift, one finisher. All levels; bring flat shoes.',
    place: 'Harbor Hall, Rotterdam',
    starts_at: times.startsAt.toISOString(),
    ends_at: times.endsAt.toISOString(),
    zone,
    refund_rule: [{ hoursBefore: 12, rate: 10_000, kept: 0 }],
    repeat: seriesRule.parse({ frequency: 'weekly', times: 12 }),
    ticket_types: [{ name: 'Place', price: 1200, capacity: 14 }],
  });
  const seriesId = first.facts.event?.series?.id ?? '';
  const typeId = first.facts.event?.ticketTypes[0]?.id ?? '';
  const sold = (name: string, price: number, uses: number | null, capacity: number | null) => ({
    name,
    price,
    uses,
    capacity,
    typeId,
  });
  const { types } = await saveSeriesPasses(planned, asViewer(judge), seriesId, {
    types: [sold('10-class pass', 9000, 10, null), sold('All Saturdays', 9900, null, 4)],
  });
  const query = { when: 'upcoming', series: seriesId, limit: 100 } as const;
  const { data: dates } = await listEvents(parts, asViewer(judge), query);
  const buyPass = async (who: Person, at: number, ago: number) => {
    const lines = [{ itemId: types[at]?.id ?? '' }];
    await buy(daysAgo(parts, ago), who, orderDraft.parse({ kind: passKind, offerId: seriesId, lines }));
  };
  for (const [at, who] of [kenji, claire, ingrid].entries()) {
    const lines = [{ itemId: dates[at % 2]?.facts.event?.ticketTypes[0]?.id ?? '' }];
    await buy(
      daysAgo(parts, 17 - 5 * at),
      who,
      orderDraft.parse({ kind: ticketKind, offerId: dates[at % 2]?.id ?? '', lines }),
    );
  }
  await buyPass(athlete, 0, 20);
  await buyPass(ingrid, 0, 11);
  await buyPass(claire, 1, 3);
  for (const who of [athlete, ingrid]) {
    const [pass] = await listPasses(parts, asViewer(who));
    for (const { id: eventId } of dates.slice(0, who === athlete ? 2 : 1))
      await bookPassDate(parts, asViewer(who), { passId: pass?.id ?? '', eventId });
  }
}
