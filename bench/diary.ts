import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@chalkline/contract/http/client.ts';
import {
  addEntry,
  getDiaryDay,
  getDiaryHistory,
  getKeptDiary,
  searchFoods,
} from '@chalkline/contract/nutrition/nutrition.endpoints.ts';
import { diaryHistory } from '../server/src/nutrition/diary/diary.factory.ts';
import { openExplained } from '../server/src/platform/testing/explained-queries.ts';
import { withClient } from './fill-board.ts';
import { median, percentile, report } from './table.ts';
import { openWorld } from './world.ts';

/** Diaries beside the one that is asked. */
const people = 100;
const days = 90;
/** Of each diary: more than the chart shows. */
const loggedDays = 365;
const entriesADay = 15;
const rounds = 8;
const lastDay = '2026-11-23';

/** The food diary's calls, one at a time, in turn with a bare handler that has the same rows from the same database. */
export async function benchDiary(): Promise<void> {
  const world = await openWorld('diary');
  try {
    const { token, user } = await world.backDoor.signIn({ name: 'Ines Kaya' });
    const began = performance.now();
    await fillDiaries(world.databaseUrl, user.id);
    console.log(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const call = createClient({ baseUrl: world.server.address, token: () => token });
    const bare = await startBare(world.databaseUrl, user.id);
    const foods = ['sr-173410', 'sr-173411', 'fndds-63107010', 'fndds-24122131'];
    let added = 0;
    const body = () => {
      const at = added++;
      // A day takes a hundred entries.
      const day = new Date(Date.UTC(2027, 0, 1 + Math.floor(at / 90), 12)).toISOString().slice(0, 10);
      return { day, meal: 'lunch' as const, foodId: foods[at % 4] ?? '', unit: 'g', quantity: 100_000 };
    };
    const queries = searchQueries();
    const history = { to: lastDay, days };
    const asked = [
      {
        name: 'search as one types',
        target: 30,
        times: queries.length,
        ours: (at: number) => call(searchFoods, { query: { search: queries[at] ?? '' } }),
        bare: () => get(`${bare.address}/search`),
      },
      {
        name: 'day of the diary',
        target: 20,
        times: 40,
        ours: (at: number) => call(getDiaryDay, { params: { day: dayBefore(at) } }),
        bare: (at: number) => get(`${bare.address}/day?day=${dayBefore(at)}`),
      },
      {
        name: `${days} days in sums`,
        target: 80,
        times: 20,
        ours: () => call(getDiaryHistory, { query: history }),
        bare: () => get(`${bare.address}/history?to=${lastDay}`),
      },
      {
        name: 'add an entry',
        target: 30,
        times: 40,
        ours: () => call(addEntry, { body: body() }, { idempotencyKey: crypto.randomUUID() }),
        bare: () => get(`${bare.address}/add`),
      },
      {
        name: 'what a device keeps',
        target: null,
        times: 10,
        ours: () => call(getKeptDiary, { params: { day: lastDay } }),
        bare: null,
      },
    ];
    const rows: string[][] = [];
    const raw: unknown[] = [];
    for (const { name, target, times, ours, bare: theirs } of asked) {
      const figures = { ours: [] as number[], bare: [] as number[] };
      for (let round = 0; round <= rounds; round += 1) {
        for (let at = 0; at < times; at += 1) {
          const own = await timed(() => ours(at));
          const other = theirs ? await timed(() => theirs(at)) : null;
          // The first round warms up.
          if (round === 0) continue;
          figures.ours.push(own);
          if (other !== null) figures.bare.push(other);
        }
      }
      raw.push({ name, ...figures });
      const ms = (all: number[], of: (all: number[]) => number) =>
        all.length === 0 ? '' : `${of(all).toFixed(1)} ms`;
      const p95 = (all: number[]) => percentile(all, 95);
      rows.push([
        name,
        ms(figures.ours, median),
        ms(figures.bare, median),
        ms(figures.ours, p95),
        ms(figures.bare, p95),
        target === null ? '' : `≤ ${target} ms`,
      ]);
    }
    bare.stop();
    const plans = await explained(world.databaseUrl, user.id);
    report({
      name: 'diary',
      about: `${people.toLocaleString('en')} diaries of ${loggedDays} days and ${entriesADay} entries a day. Calls one after another, in turn with a bare Fastify handler with one hand-written query each: for the search what was eaten lately without the search itself, for sums without figures of foods. ${plans}`,
      columns: ['call', 'ours', 'bare', 'ours p95', 'bare p95', 'target'],
      rows,
      raw,
    });
  } finally {
    await world.close();
  }
}

/** Which indexes the statement of the chart used. */
async function explained(databaseUrl: string, personId: string): Promise<string> {
  const { sql, plans, close } = await openExplained(databaseUrl);
  await diaryHistory(sql, personId, { to: lastDay, days });
  await close();
  const used = [...new Set(plans.flatMap(({ indexes }) => indexes))].join(', ');
  const whole = [...new Set(plans.flatMap(({ wholeTables }) => wholeTables))].join(', ');
  return `The chart reads by ${used}; tables read from end to end: ${whole || 'none'}.`;
}

function fillDiaries(databaseUrl: string, personId: string): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into accounts.people (id, name, email, email_verified, account_type, state, created_at, updated_at)
       select gen_random_uuid(), 'Eater ' || n, 'eater' || n || '@example.org', true, 'trainee', 'active', now(), now()
       from generate_series(1, $1) n`,
      [people],
    );
    await client.query(
      `insert into nutrition.diary_entries
         (id, person_id, day, meal, food_id, name, unit, quantity, milligrams, version, created_at, updated_at)
       select gen_random_uuid(), p.id, $2::date - d, (array['breakfast','lunch','dinner','snack'])[1 + e % 4],
         (array['sr-173410','sr-173411','fndds-63107010','fndds-24122131','fndds-56205008'])[1 + (d + e) % 5],
         'Food', 'g', 100000, 100000, 1, now(), now()
       from accounts.people p, generate_series(0, $3 - 1) d, generate_series(1, $4) e
       where p.email like 'eater%' or p.id = $1`,
      [personId, lastDay, loggedDays, entriesADay],
    );
    await client.query('analyze');
  });
}

function dayBefore(count: number): string {
  return new Date(Date.parse(`${lastDay}T12:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function get(url: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  await reply.text();
}

/** Each query in three beginnings, as it is typed. */
function searchQueries(): string[] {
  const file = new URL('../server/src/nutrition/foods/food-search-queries.json', import.meta.url);
  const { queries } = JSON.parse(readFileSync(file, 'utf8')) as { queries: { query: string }[] };
  return queries.flatMap(({ query }) => [
    query.slice(0, 3).trim(),
    query.slice(0, Math.ceil(query.length / 2)).trim(),
    query,
  ]);
}

async function startBare(databaseUrl: string, personId: string) {
  const script = fileURLToPath(new URL('bare-diary.ts', import.meta.url));
  const child = spawn(process.execPath, [script, databaseUrl, personId], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { address: line.toString().trim(), stop: () => void child.kill() };
}
