import { day, hour, minute } from '@chalkline/contract/spans.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import { serveWaitingList } from '../competitions/registrations/waiting-list.serve.service.ts';
import { joinWaitingList } from '../competitions/registrations/waiting-list.service.ts';
import type { Parts } from '../platform/parts.ts';
import { accountOf } from './demo-account.ts';
import { followDisputes, partsAt, payOut, refund, refundTwice } from './demo-till.ts';
import { openWomen } from './invented-athletes.ts';
import { chanceOf, type Starter } from './invented-field.ts';
import {
  individuals,
  mixedPairs,
  type Registering,
  register,
  type SoldCompetition,
  type SoldPlace,
} from './rift-valley-buyers.ts';

interface Sale extends SoldCompetition {
  readonly organizer: Person;
  /** Gets an offer from the waiting list. */
  readonly athlete: Person;
  /** How many days ago registration opened. */
  readonly openedDays: number;
  /** Who buys a place, each in a division. */
  readonly field: readonly Starter[];
}

/** Something that happened so long ago, in milliseconds. */
interface Happening {
  readonly ago: number;
  readonly happen: (parts: Parts) => Promise<unknown>;
}

/** The division that is full, and since how many days. */
const full = { division: 'Women Rx', days: 13 } as const;

/** Sells the places from the day registration opened until now, oldest first, with the payouts between. */
export async function sellPlaces(parts: Parts, sale: Sale): Promise<void> {
  const now = parts.clock.now().getTime();
  const happenings = [
    ...registrationsOf(sale),
    ...waitingOf(sale),
    ...payoutsUntil(now, sale.openedDays * day),
  ];
  for (const { ago, happen } of happenings.toSorted((one, other) => other.ago - one.ago)) {
    await happen(partsAt(parts, new Date(now - ago)));
  }
  await followDisputes(partsAt(parts, new Date(now)));
}

function registrationsOf(sale: Sale): Happening[] {
  const groups = Map.groupBy([...individuals(sale.field), ...mixedPairs(4)], ({ division }) => division);
  return [...groups].flatMap(([division, all]) => {
    const lastDays = division === full.division ? full.days : 2;
    return all.flatMap((one, index) => {
      const isLast = index === all.length - 1;
      // Sales get denser towards the end.
      const left = ((all.length - 1 - index) / (all.length - 1)) ** 1.2;
      const days = lastDays + (sale.openedDays - 1 - lastDays) * left;
      const ago = days * day - chanceOf('Rift Valley Open hour', one.athlete.name)() * 9 * hour;
      const disputes = division === 'Men Rx' && isLast;
      return placeOf(sale, { ...one, disputes }, ago, refunds[division]?.[index]);
    });
  });
}

interface DemoRefund {
  /** So many milliseconds ago. */
  readonly ago: number;
  /** Given by the organizer, and the place kept; otherwise the athlete withdraws and gets what the rule gives. */
  readonly amount?: number;
}

/** By division, and then by who registered first. */
const refunds: Readonly<Record<string, Readonly<Record<number, DemoRefund>>>> = {
  'Men Rx': { 4: { ago: 43 * day, amount: 2000 }, 7: { ago: 31 * day } },
  // Frees the place that is offered to the first on the waiting list.
  [full.division]: { 3: { ago: hour } },
};

/** A registration, and what was given back of it later. */
function placeOf(sale: Sale, one: Registering, ago: number, given: DemoRefund | undefined): Happening[] {
  let place: SoldPlace | undefined;
  const sold: Happening = {
    ago,
    happen: async (parts) => {
      place = await register(parts, sale, one);
    },
  };
  if (!given) return [sold];
  const { amount } = given;
  const back: Happening = {
    ago: given.ago,
    happen: async (parts) => {
      if (!place) throw new Error('The demo refunds a place before it is sold.');
      const { buyer, orderId } = place;
      if (amount === undefined) await refund(parts, asViewer(buyer), orderId, {});
      else {
        await refund(parts, asViewer(sale.organizer), orderId, { amount, takeBack: false });
        await refundTwice(parts, orderId, amount);
      }
    },
  };
  return [sold, back];
}

/** The athlete of the demo is first on the list, and three others wait. */
function waitingOf({ view, athlete, field }: Sale): Happening[] {
  const competitionId = view.competition.id;
  const divisionId = view.divisions.find(({ name }) => name === full.division)?.id ?? '';
  const join = (parts: Parts, who: Person) =>
    joinWaitingList(parts, asViewer(who), { competitionId, divisionId });
  const taken = new Set([athlete.name, ...field.map(({ name }) => name)]);
  const others = openWomen.filter(({ name }) => !taken.has(name)).slice(0, 3);
  return [
    { ago: (full.days - 2) * day, happen: (parts) => join(parts, athlete) },
    ...others.map((one, index) => ({
      ago: (full.days - 4 - 3 * index) * day,
      happen: async (parts: Parts) => join(parts, await accountOf(parts, one.name)),
    })),
    {
      ago: hour - 5 * minute,
      happen: (parts) => parts.database.transaction((tx) => serveWaitingList(parts, tx, competitionId)),
    },
  ];
}

/** The runs on the 1st of each month, and those that see the money arrive two days later. */
function payoutsUntil(now: number, since: number): Happening[] {
  const today = new Date(now);
  const months = Math.ceil(since / (28 * day));
  return Array.from({ length: months + 1 }, (_, index) =>
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - index, 1, 4),
  )
    .flatMap((first) => [now - first, now - first - 3 * day])
    .filter((ago) => ago > 0 && ago < since)
    .map((ago) => ({ ago, happen: payOut }));
}
