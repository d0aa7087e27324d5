import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import {
  getStanding,
  listActivityTypes,
  listChallenges,
  listResults,
} from '@chalkline/contract/activities/activities.endpoints.ts';
import { getParticipation } from '@chalkline/contract/activities/participation.endpoints.ts';
import { listPeople } from '@chalkline/contract/administration/people.endpoints.ts';
import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { listSales } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { listCheckIns } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { listCoachings } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listAttendees } from '@chalkline/contract/events/door.endpoints.ts';
import { listEvents } from '@chalkline/contract/events/events.endpoints.ts';
import { listCommunities, listMyGroups } from '@chalkline/contract/groups/groups.endpoints.ts';
import { listMembers } from '@chalkline/contract/groups/members.endpoints.ts';
import { listItems } from '@chalkline/contract/inventory/inventory.endpoints.ts';
import {
  getMembershipCounts,
  listMemberships,
  listPlans,
} from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { listConversations } from '@chalkline/contract/messages/messages.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { listWeights } from '@chalkline/contract/nutrition/measures.endpoints.ts';
import { getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { getPartnerFigures } from '@chalkline/contract/partners/partners.endpoints.ts';
import { listReceivedOrders } from '@chalkline/contract/partners/received-orders.endpoints.ts';
import { listGroupPosts } from '@chalkline/contract/posts/posts.endpoints.ts';
import { listPrograms } from '@chalkline/contract/programs/programs.endpoints.ts';
import { getEnrollment, listRunningPrograms } from '@chalkline/contract/training/enrollments.endpoints.ts';
import { estimatedMax } from '@chalkline/contract/training/records.ts';
import { getTraining, listLogs } from '@chalkline/contract/training/training.endpoints.ts';
import { hhmmIn } from '@chalkline/contract/zone-moment.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../platform/testing/test-app.ts';
import { demoSignIns } from './demo-people.ts';
import { enterDemo } from './enter-demo.ts';

const { parts, call, clock } = await testApp({ DEMO: 'on' });

beforeAll(async () => {
  // In the middle of a month, and of a year, when it is tomorrow already in Amsterdam's summer.
  clock.set('2027-07-14T22:30:00.000Z');
  await enterDemo(parts);
}, 240_000);

async function as(role: string): Promise<{ as: string }> {
  const body = { email: `${role}@demo.test`, password: demoSignIns.password };
  return { as: (await call(signIn, { body })).data.token };
}

const rowsOf = async (query: ReturnType<typeof sql>) => (await parts.database.sql.execute(query)).rows;
const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const filled = (numbers: readonly number[]) => numbers.filter((one) => one > 0).length;

describe('the people of the demo', () => {
  it('have one account each', async () => {
    expect(await rowsOf(sql`select name from accounts.people group by name having count(*) > 1`)).toEqual([]);
  });

  it('joined before they did anything', async () => {
    for (const [what, query] of [
      [
        'bought',
        sql`select name from accounts.people join checkout.orders o on o.person_id = people.id and o.created_at < people.created_at`,
      ],
      [
        'joined a group',
        sql`select name from accounts.people join groups.belongings b on b.person_id = people.id and b.since < people.created_at`,
      ],
      [
        'set up a competition',
        sql`select people.name from accounts.people join competitions.competitions c on c.created_by = people.id and c.created_at < people.created_at`,
      ],
      [
        'belonged to an organization',
        sql`select people.name from accounts.people join organizations.organizations o on o.id = people.organization_id and people.created_at < o.created_at`,
      ],
      [
        'trained',
        sql`select people.name from accounts.people join training.logs l on l.person_id = people.id and l.started_at < people.created_at`,
      ],
    ] as const) {
      expect([what, ...(await rowsOf(query))]).toEqual([what]);
    }
  });

  it('came over months, as those who register do', async () => {
    const { trend, joined, registrations } = (
      await call(getOverview, { query: { days: '90' } }, await as('admin'))
    ).data;
    expect(filled(trend.map(({ people }) => people))).toBeGreaterThanOrEqual(40);
    expect(sumOf(trend.map(({ people }) => people))).toBe(joined.now);
    expect(registrations.before).toBeGreaterThan(30);
  });

  it('of the gym are more than a page, and its members too', async () => {
    const admin = await as('corporate-admin');
    expect((await call(listPeople, { query: { limit: 100 } }, admin)).data.length).toBeGreaterThan(50);
    const counts = (await call(getMembershipCounts, {}, admin)).data;
    const current = await call(listMemberships, { query: { limit: 100 } }, admin);
    expect(current.data.length).toBeGreaterThan(30);
    expect(counts.trialing).toBeGreaterThan(1);
    expect(current.data).toHaveLength(counts.current);
    expect(
      sumOf([counts.trialing, counts.active, counts.due, counts.suspended, counts.frozen, counts.canceled]),
    ).toBe(counts.current);
    const { plans } = (await call(listPlans, {}, admin)).data;
    expect(sumOf(plans.map(({ people }) => people))).toBe(counts.current);
  });
});

describe('the money of the demo', () => {
  const sellers = [
    ['organizer', 'person', 6, 30],
    ['judge', 'person', 3, 40],
    ['corporate-admin', 'organization', 3, 10],
  ] as const;

  it.each(sellers)(
    'of %s is the same in orders, revenues, statements and payouts',
    async (role, as_, months, least) => {
      const who = await as(role);
      const params = { as: as_ };
      const { data } = await call(getRevenues, { params, query: { year: 2027 } }, who);
      expect(filled(data.months.map(({ gross }) => gross))).toBeGreaterThanOrEqual(months);
      const sold = await call(listSales, { params, query: { limit: 100 } }, who);
      expect(sold.data.length).toBeGreaterThan(least);
      const offers = data.offers;
      const ordered = offers.filter(({ kind }) => kind !== 'cash');
      expect(sumOf(sold.data.map(({ total }) => total))).toBe(sumOf(ordered.map(({ gross }) => gross)));
      expect(sumOf(sold.data.map(({ refunded }) => refunded))).toBe(
        sumOf(ordered.map((offer) => offer.refunds)),
      );
      expect(sumOf(offers.map(({ gross }) => gross))).toBe(data.total.gross);
      let left = 0;
      let paidOut = 0;
      let inCash = 0;
      for (const { month, gross, refunds } of data.months.slice(0, 7)) {
        const query = { month, currency: 'EUR' } as const;
        const statement = (await call(getStatement, { params, query }, who)).data;
        expect(statement).toMatchObject({ opening: left, isBalanced: true });
        const { sales, discounts, cash } = statement;
        expect(sales - discounts - statement.refunds + cash).toBe(gross - refunds);
        left = statement.closing;
        paidOut += statement.payouts;
        inCash += cash;
      }
      expect(paidOut).toBeGreaterThan(0);
      expect(paidOut + left + inCash).toBe(data.total.net);
    },
  );

  it('that a desk takes is in the books of the gym', async () => {
    const [taken] = await rowsOf(
      sql`select sum(amount)::int as amount from memberships.periods where taken_by is not null`,
    );
    const who = await as('corporate-admin');
    const years = await Promise.all(
      [2026, 2027].map((year) => call(getRevenues, { params: { as: 'organization' }, query: { year } }, who)),
    );
    const booked = years.flatMap(({ data }) => data.offers.filter(({ kind }) => kind === 'cash'));
    expect(sumOf(booked.map(({ gross }) => gross))).toBe(taken?.amount);
    expect(taken?.amount).toBeGreaterThan(100_000);
  });

  it('of a partner is what its orders cost, and its chart has a shape', async () => {
    const judge = await as('judge');
    const figures = (await call(getPartnerFigures, { query: { days: '90' } }, judge)).data;
    expect(filled(figures.points.map(({ sales }) => sales))).toBeGreaterThanOrEqual(20);
    expect(sumOf(figures.points.map(({ sales }) => sales))).toBe(figures.sales.now);
    const lists = await Promise.all(
      (['open', 'shipped', 'closed'] as const).map(
        async (list) => (await call(listReceivedOrders, { query: { list, limit: 100 } }, judge)).data,
      ),
    );
    expect(lists[2]?.length).toBeGreaterThanOrEqual(30);
    expect(lists.flat()).toHaveLength(figures.orders.now);
    expect(sumOf(lists.flat().map(({ total }) => total))).toBe(figures.sales.now);
  });
});

describe('what people of the demo do', () => {
  it.each(demoSignIns.emails.map((email) => email.replace('@demo.test', '')))(
    'gives %s messages, groups and no old news',
    async (role) => {
      const who = await as(role);
      expect((await call(listConversations, { query: {} }, who)).data.length).toBeGreaterThan(0);
      // The administrator of the site looks after all groups, and is in none.
      const groups = (await call(listMyGroups, { query: {} }, who)).data.length;
      expect(groups > 0).toBe(role !== 'admin');
      const { data } = await call(listNotifications, { query: { limit: 50 } }, who);
      const old = data.filter(({ at }) => Date.parse(at) < clock.now().getTime() - 86_400_000);
      expect(old.filter(({ isRead }) => !isRead)).toEqual([]);
    },
  );

  it('is seen alike by a client and her trainer', async () => {
    const trainee = await as('trainee');
    const query = { side: 'trainer', state: 'active' } as const;
    const { data: clients } = await call(listCoachings, { query }, await as('trainer'));
    const coached = clients.find(({ other }) => other.name === 'Mina Kovač');
    const params = { coachingId: coached?.id ?? '' };
    const { data } = await call(listCheckIns, { params, query: {} }, await as('trainer'));
    expect(data.length).toBeGreaterThanOrEqual(9);
    const { weights } = (await call(listWeights, { query: { to: '2027-07-14', days: 100 } }, trainee)).data;
    expect(weights.length).toBeGreaterThanOrEqual(12);
    const weighed = new Map(weights.map(({ day, grams }) => [day, grams / 1000]));
    for (const { answeredAt, questions } of data) {
      expect([answeredAt, questions[0]?.value]).toEqual([
        answeredAt,
        weighed.get(answeredAt?.slice(0, 10) ?? ''),
      ]);
    }
  });

  it('is trained over three months, and a program has done what its log says', async () => {
    const logs = await call(listLogs, { query: { limit: 100 } }, await as('athlete'));
    expect(logs.data.length).toBeGreaterThan(20);
    expect(new Set(logs.data.map(({ startedAt }) => startedAt.slice(0, 7))).size).toBeGreaterThanOrEqual(3);
    const trainee = await as('trainee');
    const own = (await call(listLogs, { query: { limit: 100 } }, trainee)).data;
    const [running] = (await call(listRunningPrograms, {}, trainee)).data;
    const params = { enrollmentId: running?.id ?? '' };
    const { schedule } = (await call(getEnrollment, { params }, trainee)).data;
    const done = schedule.filter(({ isDone }) => isDone);
    expect(done).toHaveLength(own.filter(({ scheduledId }) => scheduledId !== null).length);
    expect(new Set(own.map(({ day }) => day)).size).toBe(own.length);
  });

  it('lifts a load of its own in each exercise', async () => {
    const { exercises } = (await call(getTraining, {}, await as('trainee'))).data;
    const maxima = exercises.flatMap(({ bests }) => (bests.max ? [estimatedMax(bests.max)] : []));
    expect(maxima.length).toBeGreaterThanOrEqual(5);
    expect(new Set(maxima).size).toBe(maxima.length);
  });

  it('meets at full and half hours of the clock', async () => {
    const starts = await rowsOf(
      sql`select name, starts_at from groups.groups where extract(minute from starts_at) not in (0, 30)`,
    );
    expect(starts).toEqual([]);
  });

  it('is posted over three months', async () => {
    const posts = await call(listGroupPosts, { query: { limit: 100 } });
    expect(posts.data.length).toBeGreaterThan(20);
    const days = posts.data.map(({ at }) => Date.parse(at));
    expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(80 * 86_400_000);
    const [rowers] = (await call(listCommunities, { query: { search: 'Harbor Rowers' } })).data;
    const members = await call(
      listMembers,
      { params: { groupId: rowers?.id ?? '' }, query: {} },
      await as('athlete'),
    );
    expect(members.data).toHaveLength(rowers?.memberCount ?? 0);
  });

  it('counts in challenges as it was logged', async () => {
    for (const query of [{}, { when: 'past' }] as const) {
      const [one] = (await call(listChallenges, { query })).data;
      const params = { groupId: one?.id ?? '' };
      const standing = (await call(getStanding, { params, query: {} })).data;
      const asked = { ...params, limit: 100 };
      const results = await call(listResults, { query: asked }, await as('athlete'));
      expect(standing.length).toBeGreaterThanOrEqual(5);
      expect(sumOf(standing.map(({ value }) => value))).toBe(sumOf(results.data.map(({ amount }) => amount)));
      expect(sumOf(standing.map(({ resultCount }) => resultCount))).toBe(results.data.length);
    }
  });

  it('is shared by the gym’s people in teams, with figures that can be said', async () => {
    const admin = await as('corporate-admin');
    const { people, taking, active, challenges, groups } = (await call(getParticipation, {}, admin)).data;
    const [running, ended] = challenges;
    expect([running?.people, running?.teams.length, ended?.active]).toEqual([taking, 4, 0]);
    expect(sumOf((running?.teams ?? []).map((team) => team.active ?? 0))).toBe(active);
    expect(running?.teams.every((team) => (team.active ?? 0) >= 5)).toBe(true);
    expect(groups.every((group) => (group.active ?? 0) >= 5)).toBe(true);
    expect((active ?? 0) < (taking ?? 0) && (taking ?? 0) < people).toBe(true);
    const standing = (await call(getStanding, { params: { groupId: running?.id ?? '' } }, admin)).data;
    expect(standing.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    const old = (await call(getStanding, { params: { groupId: ended?.id ?? '' } }, admin)).data;
    expect(old).toHaveLength(ended?.people ?? 0);
  });

  it('sold as many tickets as its doors expect', async () => {
    const past = (await call(listEvents, { query: { when: 'past' } }, await as('judge'))).data;
    expect(past.length).toBeGreaterThanOrEqual(4);
    const clinics = past.filter(({ name }) => name === 'Barbell clinic');
    expect(clinics).toHaveLength(3);
    for (const { id } of clinics) {
      const query = { group_id: id, limit: 100 };
      const { totals, attendees } = (await call(listAttendees, { query }, await as('judge'))).data;
      expect(attendees).toHaveLength(totals.sold);
      expect(totals.letIn).toBe(attendees.filter(({ checkedInAt }) => checkedInAt !== null).length);
      expect(totals.letIn).toBeGreaterThanOrEqual(4);
    }
  });
});

it('holds its events at hours that people are up, by the clocks there', async () => {
  for (const when of ['past', 'upcoming'] as const) {
    let cursor: string | undefined;
    do {
      const query = { when, limit: 100, ...(cursor && { cursor }) };
      const { data, next } = await call(listEvents, { query }, await as('judge'));
      for (const { name, event } of data) {
        const hour = event && Number(hhmmIn(new Date(event.startsAt), event.zone).slice(0, 2));
        expect([name, hour !== null && hour >= 7 && hour < 22]).toEqual([name, true]);
      }
      cursor = next ?? undefined;
    } while (cursor);
  }
});

it('knows when people last signed in, and the METs of every type', async () => {
  const admin = await as('admin');
  const { data } = await call(listPeople, { query: { state: 'active', limit: 100 } }, admin);
  expect(data.length).toBeGreaterThan(50);
  expect(data.filter(({ lastSignedInAt }) => lastSignedInAt === null)).toEqual([]);
  const types = (await call(listActivityTypes, { query: {} }, admin)).data;
  expect(types.filter(({ mets }) => mets === null)).toEqual([]);
});

describe('the lists of the demo', () => {
  const more = (rows: readonly unknown[], next: string | null | undefined) => [
    rows.length,
    typeof next !== 'string',
  ];
  const aPage = [30, false];

  it.each([
    ['competitions', listCompetitions],
    ['events', listEvents],
    ['communities', listCommunities],
    ['challenges', listChallenges],
  ] as const)('of %s are longer than a page for a visitor', async (_name, endpoint) => {
    const { data, next } = await call(endpoint as typeof listEvents, {});
    expect(more(data, next)).toEqual(aPage);
  });

  it('are longer than a page for those who work with them', async () => {
    const programs = await call(listPrograms, { query: {} }, await as('athlete'));
    expect(more(programs.data, programs.next)).toEqual(aPage);
    const inbox = await call(listConversations, { query: {} }, await as('organizer'));
    expect(more(inbox.data, inbox.next)).toEqual(aPage);
    const items = await call(listItems, { query: {} }, await as('receptionist'));
    expect(more(items.data, items.next)).toEqual(aPage);
    const subscribers = await call(listMemberships, { query: {} }, await as('admin'));
    expect(more(subscribers.data, subscribers.next)).toEqual(aPage);
  });

  it('have no two of the same name or text', async () => {
    const twice = await rowsOf(
      sql`select description from groups.groups where type in ('community', 'challenge') group by description having count(*) > 1
        union all select name from groups.groups where type in ('community', 'challenge') group by name having count(*) > 1
        union all select name from competitions.competitions group by name having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });

  it('begin with what people of the demo are in', async () => {
    const [live] = (await call(listCompetitions, { query: { status: 'live' } })).data;
    expect(live?.name).toBe('Harbor Throwdown');
    const athlete = await as('athlete');
    const communities = (await call(listCommunities, {}, athlete)).data.slice(0, 2);
    expect(communities.map(({ name }) => name).sort()).toEqual(['Harbor Rowers', 'Maas Lifting Club']);
    const challenges = (await call(listChallenges, {})).data.slice(0, 2).map(({ name }) => name);
    expect(challenges).toEqual(['One hundred kilometers of rowing', 'Thirty days of push-ups']);
    const programs = (await call(listPrograms, { query: {} }, athlete)).data.slice(0, 3);
    expect(programs.map(({ name }) => name)).toEqual([
      'First barbell',
      'Twelve weeks to ten pull-ups',
      'Engine room',
    ]);
  });
});

it('has an athlete with a coach, and a program that has done what her log says', async () => {
  const athlete = await as('athlete');
  const query = { side: 'client', state: 'active' } as const;
  const { data } = await call(listCoachings, { query }, athlete);
  expect(data.map(({ other }) => other.name)).toEqual(['Hugo Lindahl']);
  const [running] = (await call(listRunningPrograms, {}, athlete)).data;
  const params = { enrollmentId: running?.id ?? '' };
  const { schedule } = (await call(getEnrollment, { params }, athlete)).data;
  const logs = (await call(listLogs, { query: { limit: 100 } }, athlete)).data;
  expect(schedule.filter(({ isDone }) => isDone)).toHaveLength(
    logs.filter(({ scheduledId }) => scheduledId !== null).length,
  );
  expect(new Set(logs.map(({ day }) => day)).size).toBe(logs.length);
});

it('has a diary that is not flat', async () => {
  const weeks = await rowsOf(
    sql`select date_trunc('week', day) as week, count(*)::int as eaten from nutrition.diary_entries
      join accounts.people on people.id = person_id and people.email = 'trainee@demo.test' group by 1`,
  );
  expect(weeks.length).toBeGreaterThanOrEqual(12);
  expect(new Set(weeks.map(({ eaten }) => eaten)).size).toBeGreaterThanOrEqual(5);
});
