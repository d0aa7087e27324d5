import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { publishHeats, seedHeats } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { setLaneJudges } from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import {
  acceptStaffInvitation,
  inviteStaff,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { openNetwork } from '../e2e/network.ts';
import { storedSession } from '../e2e/stored-session.ts';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';
import { enterScores, type LaneToScore } from './judge-phone.ts';
import { percentile, report } from './table.ts';
import { pause } from './unreliable-desk.ts';
import { type BenchWorld, openWorld } from './world.ts';

const phones = 8;
const heatsPerWorkout = 30;
const wanted = Number(process.env.BENCH_SCORES ?? 240);
const workoutCount = Math.ceil(wanted / (phones * heatsPerWorkout));
/** A phone's tab is closed after so many scores at most, just after one was kept. */
const closedAfter = 12;
/** How often the network comes and goes again; every other time the server is killed meanwhile. */
const breaks = 6;

/** A score that a judge entered, as the server must have it. */
interface Entered extends LaneToScore {
  readonly judgeId: string;
}

/**
 * Eight phones, each a browser profile of its own, that start without a network and score their lanes, and some of their
 * neighbor's, while tabs are closed; then the network comes back and breaks again and again. Stops unless the server has
 * every score once and lists every disagreement.
 */
export async function benchJudges(): Promise<void> {
  const world = await openWorld('judges');
  const network = await openNetwork(world.server.address);
  const browser = await launchBrowser();
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    const judges: SignedIn[] = [];
    for (let at = 0; at < phones; at += 1)
      judges.push(await world.backDoor.signIn({ name: `Judge ${at + 1}` }));
    const lanes = await planLanes(world, judges);
    const contexts: BrowserContext[] = [];
    for (const judge of judges)
      contexts.push(await readyPhone(await browser.newContext(phone), judge, network.address));
    network.cut();
    const taps: number[] = [];
    const entered: Entered[] = [];
    await Promise.all(
      contexts.map(async (context, at) => {
        const judgeId = judges[at]?.user.id ?? '';
        const own = lanes.filter(({ lane }) => lane === at + 1);
        const neighbors = lanes
          .filter(
            ({ lane }, index) => lane === ((at + 1) % phones) + 1 && Math.floor(index / phones) % 10 === at,
          )
          .map((one) => ({
            ...one,
            typed: `${one.typed.slice(0, -1)}${(Number(one.typed.at(-1)) + 1) % 10}`,
          }));
        const all = [...own, ...neighbors];
        let page = await coldStart(context, network.address);
        for (let from = 0; from < all.length; ) {
          const some = all.slice(from, from + 1 + Math.floor(Math.random() * closedAfter));
          from += some.length;
          taps.push(...(await page.evaluate(enterScores, some)));
          entered.push(...some.map((one) => ({ ...one, judgeId })));
          await page.close();
          page = await coldStart(context, network.address);
        }
      }),
    );
    for (let round = 0; round < breaks; round += 1) {
      network.mend();
      await pause(Math.random() * 1500);
      network.cut();
      if (round % 2 === 0) network.leadTo((await world.killServer()).address);
    }
    network.mend();
    await untilSent(client, entered.length);
    const disagreements = await check(client, entered);
    report({
      name: 'judges',
      about: `${phones} phones that start without a network, tabs closed after 1 to ${closedAfter} scores, a network that breaks ${breaks} times on its way back, and a server that is killed ${breaks / 2} times: nothing lost, nothing doubled, every disagreement listed.`,
      columns: ['what', 'figure'],
      rows: [
        ['scores entered', String(entered.length)],
        ['lost or doubled', '0'],
        ['disagreements, all listed', String(disagreements)],
        [
          'tap to kept on the device',
          `p95 ${percentile(taps, 95).toFixed(0)} ms, median ${percentile(taps, 50).toFixed(0)} ms`,
        ],
      ],
      raw: { entered: entered.length, disagreements, taps },
    });
  } finally {
    await client.end();
    await browser.close();
    network.close();
    await world.close();
  }
}

const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow', timezoneId: 'UTC' } as const;

/** Opens the app once with a network, until it can start without one. */
async function readyPhone(
  context: BrowserContext,
  judge: SignedIn,
  address: string,
): Promise<BrowserContext> {
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storedSession(judge));
  const page = await context.newPage();
  await page.goto(`${address}/competition/judging`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('a[href*="heat="]').first().waitFor();
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const ours = loaded.filter((name) => name.includes('/assets/'));
    const kept = await Promise.all(ours.map((name) => caches.match(name)));
    return navigator.serviceWorker.controller !== null && kept.every((one) => one !== undefined);
  });
  await page.close();
  return context;
}

async function coldStart(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}/competition/judging`);
  // The lanes of heats that are over leave the list once they are scored.
  await page.getByRole('heading', { level: 1, name: 'Judging' }).waitFor();
  return page;
}

/** A competition of today with a heat every five minutes, each judge in one lane. */
async function planLanes({ call, server }: BenchWorld, judges: readonly SignedIn[]): Promise<LaneToScore[]> {
  const today = new Date().toISOString().slice(0, 10);
  const time = { type: 'time', unit: 'clock', direction: 'lower' } as const;
  const { data: made } = await call(createCompetition, {
    body: {
      name: 'Phones',
      place: 'Rotterdam',
      country: 'NLD',
      zone: 'UTC',
      startsOn: today,
      endsOn: today,
      divisions: [{ name: 'All' }],
      workouts: Array.from({ length: workoutCount }, (_, at) => ({
        name: `Workout ${at + 1}`,
        scoring: time,
      })),
    },
  });
  const params = { competitionId: made.id };
  const athletes = Array.from({ length: phones * heatsPerWorkout }, (_, at) => `${at + 1},Athlete ${at + 1}`);
  await call(importEntries, { params, body: { csv: ['bib,name', ...athletes].join('\n') } });
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
  for (const judge of judges) {
    const { data } = await call(inviteStaff, { params, body: { email: judge.user.email, role: 'scorer' } });
    const accept = createClient({ baseUrl: server.address, token: () => judge.token });
    const staffInvitationId = data.id;
    await accept(acceptStaffInvitation, { params: { staffInvitationId }, body: { role: 'scorer' } });
  }
  const lanes: LaneToScore[] = [];
  for (const [at, { id: workoutId }] of made.workouts.entries()) {
    const { data: floor } = await call(createFloor, {
      params,
      body: { name: `Floor ${at + 1}`, lanes: phones },
    });
    const plan = { ...params, workoutId };
    const { data } = await call(seedHeats, {
      params: plan,
      body: {
        floorId: floor.id,
        day: today,
        startsAt: '12:00',
        durationMinutes: 4,
        transitionMinutes: 1,
        restMinutes: 0,
        grouping: 'split',
        divisionIds: made.divisions.map(({ id }) => id),
        copyOf: null,
        ranking: 'seed',
        dealing: 'best_last',
        laneOrder: 'in_order',
        version: null,
      },
    });
    await call(publishHeats, { params: plan, body: { version: data.version } });
    const ofHeats = data.heats.flatMap(({ id: heatId, lanes: taken }) =>
      taken.flatMap((entryId, index) => (entryId === null ? [] : [{ heatId, lane: index + 1, entryId }])),
    );
    const body = {
      lanes: ofHeats.map(({ heatId, lane }) => ({
        heatId,
        lane,
        instead: null,
        personId: judges[lane - 1]?.user.id ?? null,
      })),
    };
    await call(setLaneJudges, { params: plan, body });
    for (const one of ofHeats)
      lanes.push({
        ...one,
        workoutId,
        typed: `9:${String(10 + ((lanes.length * 7) % 50)).padStart(2, '0')}`,
      });
  }
  return lanes;
}

async function untilSent(client: pg.Client, count: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await client.query<{ sent: number }>(
      'select count(*)::int as sent from competitions.judge_scores',
    );
    if (rows[0]?.sent === count) return;
    await pause(500);
  }
  throw new Error(`Not all of ${count} scores came in.`);
}

/** Throws where a score is missing, doubled or changed, or a disagreement isn't listed. Gives how many there are. */
async function check(client: pg.Client, entered: readonly Entered[]): Promise<number> {
  const { rows: handedIn } = await client.query<Entered & { outcome: string }>(
    `select workout_id as "workoutId", entry_id as "entryId", created_by as "judgeId", typed, outcome from competitions.judge_scores`,
  );
  const keyOf = ({ workoutId, entryId, judgeId, typed }: Omit<Entered, 'heatId' | 'lane'>) =>
    [workoutId, entryId, judgeId, typed].join(' ');
  const expected = entered.map(keyOf).toSorted();
  const got = handedIn.map(keyOf).toSorted();
  if (JSON.stringify(got) !== JSON.stringify(expected))
    throw new Error('The server has other scores than were entered.');
  const slots = Map.groupBy(entered, ({ workoutId, entryId }) => `${workoutId} ${entryId}`);
  const { rows } = await client.query<{ scores: number }>(
    'select count(*)::int as scores from competitions.scores',
  );
  if (rows[0]?.scores !== slots.size) throw new Error(`${rows[0]?.scores} scores for ${slots.size} lanes.`);
  const disagreements = [...slots.values()].filter(
    (some) => new Set(some.map(({ typed }) => typed)).size > 1,
  ).length;
  const listed = handedIn.filter(({ outcome }) => outcome === 'conflict').length;
  if (listed !== disagreements) throw new Error(`${listed} of ${disagreements} disagreements are listed.`);
  return disagreements;
}
