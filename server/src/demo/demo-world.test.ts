import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { listAppeals } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import {
  getCompetition,
  listCompetitions,
  listMyCompetitions,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { listHeats, listMyHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { listJudgeLinks } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listLiveFloors } from '@chalkline/contract/competitions/live-floor.endpoints.ts';
import { listPromoCodes } from '@chalkline/contract/competitions/promo-codes.endpoints.ts';
import { listPublications } from '@chalkline/contract/competitions/publications.endpoints.ts';
import { getRegistration } from '@chalkline/contract/competitions/registration.endpoints.ts';
import { getRoster, listRosters } from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { listShifts } from '@chalkline/contract/competitions/shifts.endpoints.ts';
import {
  listOwnSubmissions,
  listReviewDesks,
  listSubmissions,
} from '@chalkline/contract/competitions/submissions.endpoints.ts';
import { listCommunities, listMyGroups } from '@chalkline/contract/groups/groups.endpoints.ts';
import { getStatement, listPayouts } from '@chalkline/contract/money/selling.endpoints.ts';
import { getMyOrganization } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import { getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { getQuestions } from '@chalkline/contract/waivers/questions.endpoints.ts';
import { listWaivers } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../checkout/reconciliation/reconciliation.service.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { demoSignIns } from './demo-people.ts';
import { enterDemo } from './enter-demo.ts';

const { parts, call, clock } = await testApp({ DEMO: 'on' });

beforeAll(async () => {
  // The last hour of a year: every day of the demo is reckoned from today, which is tomorrow already in Amsterdam.
  clock.set('2027-12-31T23:30:00.000Z');
  expect(await enterDemo(parts)).toEqual(demoSignIns);
}, 240_000);

async function as(role: string): Promise<{ as: string }> {
  const body = { email: `${role}@demo.test`, password: demoSignIns.password };
  return { as: (await call(signIn, { body })).data.token };
}

async function named(name: string) {
  const { data } = await call(listCompetitions, { query: { search: name } });
  return (await call(getCompetition, { params: { competitionId: data[0]?.id ?? '' } })).data;
}

async function boardOf(name: string, division: string) {
  const { id, divisions } = await named(name);
  const divisionId = divisions.find((one) => one.name === division)?.id ?? '';
  return (await call(getLeaderboard, { params: { competitionId: id }, query: { divisionId } })).data;
}

describe('the demo world', () => {
  it('enters once, and only where it may', async () => {
    expect(await enterDemo(parts)).toEqual(demoSignIns);
    expect((await call(listCompetitions, {})).total).toBe(31);
    expect(await enterDemo({ ...parts, config: { ...parts.config, demo: false } })).toBeNull();
  });

  it('lets everybody sign in whom the terminal names', async () => {
    const types = new Set<string>();
    for (const email of demoSignIns.emails) {
      const { data } = await call(signIn, { body: { email, password: demoSignIns.password } });
      expect(data.user.email).toBe(email);
      types.add(data.user.accountType);
    }
    expect([...types].sort()).toEqual(['admin', 'corporate_admin', 'receptionist', 'trainee', 'trainer']);
  });

  it('has communities and groups, closed ones only for those who may see them', async () => {
    const listed = async (who = {}) => (await call(listCommunities, {}, who)).data.map(({ name }) => name);
    expect((await listed())[0]).toBe('Harbor Rowers');
    expect(await listed()).not.toContain('Maas Lifting Club');
    const known = (await listed(await as('athlete'))).slice(0, 2).sort();
    expect(known).toEqual(['Harbor Rowers', 'Maas Lifting Club']);
    const mine = await call(listMyGroups, { query: { type: 'group' } }, await as('organizer'));
    expect(mine.data.map(({ name, visibility }) => `${name}: ${visibility}`).sort()).toEqual([
      'Judges, floor A: invitation',
      'Saturday masters: community',
      'Sunday run club: public',
      'Tuesday crew: community',
    ]);
    const waiting = await call(listMyGroups, { query: { search: 'Night' } }, await as('judge'));
    expect(waiting.data.map(({ requestCount }) => requestCount)).toEqual([1]);
  });

  it('has people who joined over months, not all on one day', async () => {
    const { joined, trend } = (await call(getOverview, { query: { days: '90' } }, await as('admin'))).data;
    expect(joined.now).toBeGreaterThanOrEqual(10);
    expect(trend.filter(({ people }) => people > 0).length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...trend.map(({ people }) => people))).toBeLessThanOrEqual(3);
  });

  it('has a gym chain in its own look, whose people some of them are', async () => {
    for (const role of ['corporate-admin', 'trainer', 'receptionist', 'trainee']) {
      const { data } = await call(getMyOrganization, {}, await as(role));
      expect(data).toMatchObject({ name: 'Ironworks Gyms', identifier: 'ironworks', bg_color: '#0b2a3c' });
      expect(data?.logo).toMatch(/\.png$/);
    }
    expect((await call(getMyOrganization, {}, await as('athlete'))).data).toBeNull();
  });

  it('has competitions that are live, to come and over, in many countries', async () => {
    const { data: all } = await call(listCompetitions, { query: { limit: 50 } });
    for (const [status, count, first] of [
      ['live', 3, 'Harbor Throwdown'],
      ['upcoming', 18, 'Around the Clock Online'],
      ['past', 10, 'Steelyard Sessions'],
    ] as const) {
      const { data } = await call(listCompetitions, { query: { status } });
      expect(data).toHaveLength(count);
      expect(data[0]?.name).toBe(first);
    }
    expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThan(9);
    expect(all.filter(({ online }) => online)).toHaveLength(4);
    const [live] = all.filter(({ name }) => name === 'Harbor Throwdown');
    expect(live).toMatchObject({ startsOn: '2027-12-30', endsOn: '2028-01-01', entryCount: 59 });
  });

  it('has a private one, which its organizer alone finds', async () => {
    expect((await call(listCompetitions, { query: { search: 'House Cup' } })).data).toEqual([]);
    const organizer = await as('organizer');
    const { data } = await call(listMyCompetitions, {}, organizer);
    expect(data.map(({ name }) => name)).toContain('Ironworks House Cup');
    expect(data).toHaveLength(6);
  });

  it('has an online qualifier with ten videos to review', async () => {
    const desks = (await call(listReviewDesks, {}, await as('judge'))).data;
    expect(desks).toMatchObject([{ name: 'Northern Lights Qualifier', open: 10 }]);
    const params = { competitionId: desks[0]?.competitionId ?? '' };
    const { data } = await call(listSubmissions, { params, query: {} }, await as('judge'));
    expect(data).toHaveLength(10);
    expect(data.every(({ video, isCurrent }) => video !== null && isCurrent)).toBe(true);
    const own = await call(
      listOwnSubmissions,
      { params, query: { workoutId: data[0]?.workoutId ?? '' } },
      await as('athlete'),
    );
    expect(own.data).toMatchObject([{ hurdle: null, submission: null }]);
    const appeals = await call(listAppeals, { params, query: {} }, await as('organizer'));
    expect(appeals.data).toMatchObject([
      { state: 'open', messages: [{ isStaff: false }, { isStaff: true }] },
    ]);
  });

  it('has heats under way in the live one, with judges in lanes and links to others', async () => {
    const [live] = (await call(listMyCompetitions, {}, await as('judge'))).data.filter(
      ({ name }) => name === 'Harbor Throwdown',
    );
    const params = { competitionId: live?.id ?? '' };
    const { data } = await call(listHeats, { params, query: {} });
    const now = clock.now().getTime();
    const isOn = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      Date.parse(startsAt) <= now && now < Date.parse(endsAt);
    expect(data.heats.filter(isOn)).toHaveLength(1);
    expect(data.heats.some(({ startsAt }) => Date.parse(startsAt) > now)).toBe(true);
    const links = (await call(listJudgeLinks, { params }, await as('organizer'))).data;
    expect(links.map(({ lane }) => lane)).toEqual([4, 5, 6, 7]);
    const shifts = (await call(listShifts, { params }, await as('organizer'))).data;
    const judging = shifts.flatMap(({ role, volunteers }) => (role === 'judge' ? volunteers : []));
    expect(judging.length).toBeGreaterThan(0);
    expect(judging.every(({ unsigned, missing }) => unsigned.length + missing.length === 0)).toBe(true);
  });

  it('has its scores heat after heat, none of a heat that is still to start', async () => {
    const { id: competitionId } = await named('Harbor Throwdown');
    const params = { competitionId };
    const { heats } = (await call(listHeats, { params, query: {} })).data;
    const desk = await as('organizer');
    const inOf = new Map<string, number[]>();
    for (const { workoutId: released, lanes } of heats) {
      const workoutId = released ?? '';
      const query = { workoutId, limit: 100 };
      const rows = (await call(listScores, { params, query }, desk)).data;
      const scored = new Set(rows.flatMap(({ entry, score }) => (score ? [entry.id] : [])));
      const isScored = lanes.some(({ entryId }) => scored.has(entryId));
      inOf.set(workoutId, [...(inOf.get(workoutId) ?? []), Number(isScored)]);
    }
    expect([...inOf.values()].map((all) => all.join(''))).toEqual([
      '111111',
      '111111',
      '111111',
      '111100',
      '100000',
    ]);
    const mine = (await call(listMyHeats, { params }, await as('athlete'))).data.heats;
    expect(Date.parse(mine.at(-1)?.startsAt ?? '')).toBeGreaterThan(clock.now().getTime());
  });

  it('has a judge on its staff, and an athlete with results', async () => {
    const judge = await as('judge');
    const { data } = await call(listMyCompetitions, {}, judge);
    expect(data.map(({ name, role }) => [name, role])).toContainEqual(['Harbor Throwdown', 'head_judge']);
    for (const [name, division] of [
      ['Steelyard Sessions', 'Women Rx'],
      ['Winter League', 'Women'],
      ['Minato Sprint Series', 'Women Rx'],
      ['Alpine Grid', 'Women Rx'],
    ] as const) {
      const { rows, standing } = await boardOf(name, division);
      expect(standing).toBe('final');
      expect(rows.map((row) => row.name)).toContain('Noor van den Akker');
    }
  });
});

describe('the live competition of the demo', () => {
  it('tells its last workout and its results when the time has come', async () => {
    const { id, workouts, unreleased, divisions } = await named('Harbor Throwdown');
    expect(divisions.map(({ entryCount }) => entryCount)).toEqual([19, 20, 20]);
    expect(workouts).toHaveLength(5);
    expect(workouts[0]?.standards).toHaveLength(3);
    expect(unreleased.map(({ releaseAt }) => releaseAt)).toEqual(['2028-01-01T11:00:00.000Z']);
    const params = { competitionId: id };
    const { data } = await call(listPublications, { params }, await as('organizer'));
    const drafts = data.filter(({ state }) => state === 'draft');
    expect(drafts.map(({ publishAt }) => publishAt)).toEqual(Array(3).fill('2028-01-01T18:00:00.000Z'));
    expect(data.filter(({ state }) => state === 'published')).toHaveLength(5);
    expect(data.filter(({ state }) => state === 'final')).toHaveLength(10);
  });

  it('ranks the women after four workouts', async () => {
    const { rows, standing } = await boardOf('Harbor Throwdown', 'Women Rx');
    expect(standing).toBe('provisional');
    const shown = rows.map(({ place, name, total, status }) => [place, name, total, status]);
    expect(shown.slice(0, 3)).toEqual([
      [1, 'Signe Halvorsen', 385, 'active'],
      [2, 'Amara Okonkwo', 375, 'active'],
      [3, 'Ines Carvalho', 340, 'active'],
    ]);
    expect(shown.slice(6, 8)).toEqual([
      [7, 'Lucía Barrenechea', 265, 'active'],
      [8, 'Thandeka Mokoena', 265, 'active'],
    ]);
    expect(shown.at(-1)).toEqual([20, 'Freja Bruun', 0, 'withdrawn']);
  });

  it('draws the line after the workout on the floor, with what is proven by those before it', async () => {
    const { rows, cut, workouts } = await boardOf('Harbor Throwdown', 'Women Rx');
    expect(cut).toMatchObject({
      afterWorkoutId: workouts[4]?.id,
      places: 10,
      advancing: 10,
      lineAt: 10,
      made: false,
    });
    const stateOf = (name: string) => rows.find((row) => row.name === name)?.cut;
    expect(stateOf('Signe Halvorsen')).toBe('clinched');
    expect(stateOf('Priya Raghunathan')).toBe('above');
    expect(stateOf('Camille Vasseur')).toBe('below');
    expect(stateOf('Jade Wu-Pettersson')).toBe('out');
    expect(stateOf('Freja Bruun')).toBeUndefined();
  });

  it('has on its floor what its scores arrive in, at whatever hour it is opened', async () => {
    const { data } = await call(listLiveFloors, {});
    const floor = data.find(({ name }) => name === 'Harbor Throwdown');
    expect(floor?.underWay?.title).toBe('Night Ferry');
    expect(floor?.next?.title).toBe('The final');
  });

  it('shows ties, caps and tie-breaks in its cells', async () => {
    const { rows } = await boardOf('Harbor Throwdown', 'Women Rx');
    const cells = rows.find(({ name }) => name === 'Elif Demirkan')?.cells ?? [];
    expect(
      cells.map(({ main, unit, beside, tiebreak, place, tied, points }) => [
        main,
        unit,
        beside,
        tiebreak,
        place,
        tied,
        points,
      ]),
    ).toEqual([
      ['CAP +5', '', '145/150', '', 13, true, 40],
      ['102.5', 'kg', '', '', 4, true, 85],
      ['16', 'reps', '', 'tb 4:19', 15, false, 30],
      ['8:44.83', '', '', '', 14, false, 35],
      ['', '', '', '', null, false, null],
    ]);
  });

  it('has a penalty beside the time as it was handed in', async () => {
    const { rows } = await boardOf('Harbor Throwdown', 'Men Rx');
    const [cell] = rows.find(({ name }) => name === 'Tobias Reinholt')?.cells ?? [];
    expect(cell?.penalty).toMatch(/^10 s penalty: stepped off the mat/i);
    expect(cell?.original).not.toBe(cell?.main);
  });

  it.each(['Men Rx', 'Women 40+'])('has ties and caps among the %s', async (division) => {
    const { rows } = await boardOf('Harbor Throwdown', division);
    const cells = rows.flatMap((row) => row.cells);
    expect(cells.some(({ main }) => main.startsWith('CAP'))).toBe(true);
    expect(cells.some(({ main }) => /^\d+:\d\d\.\d\d$/.test(main))).toBe(true);
    expect(cells.filter(({ tied }) => tied).length).toBeGreaterThan(2);
  });
});

describe('the competition that the demo sells', () => {
  const registrationFor = async (role: string) => {
    const params = { competitionId: (await named('Rift Valley Open')).id };
    return (await call(getRegistration, { params }, await as(role))).data;
  };
  const selling = { as: 'person' } as const;

  it('has an early price, a full division with one open offer, and pairs that pay', async () => {
    const { divisions: places } = await registrationFor('athlete');
    const { divisions } = await named('Rift Valley Open');
    expect(divisions.map(({ name, entryCount }) => [name, entryCount])).toEqual([
      ['Women Rx', 13],
      ['Men Rx', 13],
      ['Women 40+', 8],
      ['Mixed pairs', 4],
    ]);
    const [women] = places;
    expect(women).toMatchObject({ price: 8000, left: 0, waiting: 3, next: { price: 9500 } });
    expect(women?.waitingPlace?.number).toBe(1);
    expect(Date.parse(women?.waitingPlace?.offerUntil ?? '')).toBeGreaterThan(clock.now().getTime());
    expect(places[3]).toMatchObject({ price: 14_000, next: { price: 16_000 } });
    // The last pair splits the price, and one of them hasn't paid.
    const { id: competitionId } = await named('Rift Valley Open');
    const { data: pairs } = await call(listRosters, { params: { competitionId }, query: {} });
    const params = { competitionId, entryId: pairs.at(-1)?.entryId ?? '' };
    const { data: pair } = await call(getRoster, { params, query: {} }, await as('organizer'));
    expect(pair.payment?.state).toBe('collecting');
    expect(pair.payment?.shares.map(({ isPaid }) => isPaid)).toEqual([true, false]);
  });

  it('asks everybody to sign, and some used the code', async () => {
    const { id: competitionId } = await named('Rift Valley Open');
    const organizer = await as('organizer');
    const [code] = (await call(listPromoCodes, { params: { competitionId } }, organizer)).data;
    expect(code?.code).toBe('MENENGAI10');
    expect(code?.uses).toBeGreaterThan(3);
    const subject = { subjectKind: 'competition', subjectId: competitionId } as const;
    const { waivers } = (await call(listWaivers, { query: subject }, organizer)).data;
    expect(waivers.map(({ signedCount }) => signedCount)).toEqual([40]);
    expect((await call(getQuestions, { query: subject })).data.questions).toHaveLength(3);
  });

  it('has months of revenue with refunds, one dispute to answer and a payout each month', async () => {
    const organizer = await as('organizer');
    const { data } = await call(getRevenues, { params: selling, query: {} }, organizer);
    expect(data.months.filter(({ sold }) => sold > 0).map(({ month }) => month)).toEqual([
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
      '2027-11',
      '2027-12',
    ]);
    expect(data.total.sold).toBe(40);
    expect(data.total.refunds).toBeGreaterThan(2000);
    expect(data.attention).toEqual({ disputes: 1, failedRefunds: 0 });
    expect(data.nextPayout).toMatchObject({ at: '2028-01-01T03:00:00.000Z', account: 'enabled' });
    expect(data.nextPayout.amount).toBeGreaterThan(0);
    const { data: paid } = await call(listPayouts, { params: selling, query: {} }, organizer);
    expect(paid.map(({ month, state }) => `${month} ${state}`)).toEqual([
      '2027-11 paid',
      '2027-10 paid',
      '2027-09 paid',
      '2027-08 paid',
      '2027-07 paid',
    ]);
  });

  it('has statements that equal the ledger, each with what the one before left', async () => {
    const organizer = await as('organizer');
    let left = 0;
    for (const month of ['2027-07', '2027-08', '2027-09', '2027-10', '2027-11', '2027-12']) {
      const query = { month, currency: 'EUR' } as const;
      const { data } = await call(getStatement, { params: selling, query }, organizer);
      expect(data).toMatchObject({ opening: left, isBalanced: true });
      left = data.closing;
    }
    const postings = await parts.database.sql.execute(
      sql`select account, coalesce(seller.is_platform, false) as platforms, sum(amount)::int as amount
        from money.postings left join money.sellers seller on seller.id = account_of group by 1, 2`,
    );
    const amounts = postings.rows.map(({ amount }) => Number(amount));
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(0);
    // What the platform owes to all sellers is what their statements close with.
    const query = { month: '2027-12', currency: 'EUR' } as const;
    const shop = (await call(getStatement, { params: selling, query }, await as('judge'))).data;
    expect(shop).toMatchObject({ isBalanced: true });
    expect(shop.sales).toBeGreaterThan(shop.refunds);
    const coach = (await call(getStatement, { params: selling, query }, await as('hugo.lindahl'))).data;
    expect(coach).toMatchObject({ isBalanced: true, closing: 2400 });
    const owed = postings.rows.filter(
      ({ account, platforms }) => !platforms && (account === 'payable' || account === 'tax'),
    );
    const sum = owed.reduce((total, { amount }) => total - Number(amount), 0);
    const gym = { params: { as: 'organization' as const }, query };
    const { data: floor } = await call(getStatement, gym, await as('corporate-admin'));
    expect(floor).toMatchObject({ isBalanced: true });
    expect(floor.sales).toBeGreaterThan(0);
    expect(sum).toBe(left + shop.closing + coach.closing + floor.closing);
  });

  it('has books that agree with what moved at the provider', async () => {
    await reconcile(parts);
    const { rows } = await parts.database.sql.execute(
      sql`select ref, details from checkout.alerts where kind = 'books_differ'`,
    );
    expect(rows).toEqual([]);
  });

  it('mails nobody the receipts of last spring', async () => {
    const { rows } = await parts.database.sql.execute(
      sql`select 1 from pgboss.job where name in ('checkout.mail_receipt', 'checkout.check_due')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the finished competitions of the demo', () => {
  it('take points by hand, with the reason', async () => {
    const { rows } = await boardOf('Steelyard Sessions', 'Women Rx');
    const taken = rows.find(({ name }) => name === 'Amara Okonkwo');
    expect(taken).toMatchObject({
      adjustment: -5,
      adjustmentReason: 'Late to the briefing of the second heat',
    });
  });

  it('rank by places online, and who missed a workout last in it', async () => {
    const { rows } = await boardOf('Winter League', 'Men');
    expect(rows).toHaveLength(24);
    const missed = rows.find(({ name }) => name === 'Oskar Falk');
    expect(missed?.cells[1]).toMatchObject({ main: '', points: 24 });
    expect(rows[0]?.total).toBeLessThan(30);
  });

  it('are the same on every day', async () => {
    const { data } = await call(listCompetitions, { query: { limit: 50, sort: 'name' } });
    const winners: unknown[] = [];
    for (const { name, state } of data) {
      if (state !== 'finished' && state !== 'live') continue;
      for (const division of (await named(name)).divisions) {
        const { rows } = await boardOf(name, division.name);
        winners.push([name, division.name, rows[0]?.name, rows[0]?.total]);
      }
    }
    expect(winners).toEqual([
      ['Alpine Grid', 'Women Rx', 'Elif Demirkan', 285],
      ['Alpine Grid', 'Men Rx', 'Ilkka Rantala', 300],
      ['Andes Altitude Trial', 'Men Rx', 'Arjan Pillai', 197],
      ['Box to Box Winter League', 'Women', 'Signe Halvorsen', 3],
      ['Box to Box Winter League', 'Men', 'Radu Moraru', 3],
      ['Grain Elevator Climb', 'Men Rx', 'Wyatt Lacombe', 194],
      ['Granite Coast Open', 'Women 40+', 'Teresa Villanueva', 200],
      ['Harbor Throwdown', 'Women Rx', 'Signe Halvorsen', 385],
      ['Harbor Throwdown', 'Men Rx', 'Mateus Albuquerque', 270],
      ['Harbor Throwdown', 'Women 40+', 'Teresa Villanueva', 405],
      ['Malabar Masters Cup', 'Women 40+', 'Ana Lukšić', 194],
      ['Minato Sprint Series', 'Women Rx', 'Ines Carvalho', 285],
      ['Minato Sprint Series', 'Men Rx', 'Ziad Khoury', 282],
      ['Night Shift Classic', 'Men Rx', 'Ravi Menon', 188],
      ['Northern Lights Qualifier', 'Women', 'Elif Demirkan', 1],
      ['Northern Lights Qualifier', 'Men', 'Nathan Whitecloud', 1],
      ['Prairie Rope & Row', 'Women Rx', 'Josie Halverton', 195],
      ['Prairie Rope & Row', 'Men Rx', 'Colton Dubray', 200],
      ['Red River Row-Off', 'Women Rx', 'Josie Halverton', 100],
      ['Steelyard Sessions', 'Women Rx', 'Amara Okonkwo', 360],
      ['Steelyard Sessions', 'Men Rx', 'Daniel Asante', 345],
    ]);
  });
});
