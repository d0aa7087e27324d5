import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../database/database.ts';
import { type Route, serve } from '../http/serve.ts';
import type { Identify, Viewer } from '../http/viewer.ts';
import type { LiveTopic, ViewersOfSessions } from '../live/live-topics.ts';
import type { Parts } from '../parts.ts';

/**
 * A domain of the smallest kind, for tests of live events with real processes: numbers that people add to,
 * each with a version. A tally with watchers is private to them; a session's id is its token.
 */
export const tallySchema = `
  create table tallies (id text primary key, version int not null default 0, value int not null default 0);
  create table tally_watchers (tally_id text, person_id text);
  create table tally_sessions (id text primary key, person_id text not null);`;

export const tallyField = z.object({ id: z.string(), version: z.int(), value: z.int() });
export type Tally = z.output<typeof tallyField>;

export const readTallies = endpoint({
  method: 'GET',
  path: '/api/tallies',
  summary: 'All tallies at one moment',
  access: 'public',
  data: z.object({ position: z.string(), tallies: z.array(tallyField) }),
  errors: [],
});

export const addToTally = endpoint({
  method: 'POST',
  path: '/api/tallies/:tallyId/add',
  summary: 'Add to a tally and tell those who watch',
  access: 'public',
  params: z.object({ tallyId: z.string() }),
  body: z.strictObject({
    amount: z.int(),
    /** The transaction stays open for so long after everything is written. */
    holdFor: z.int().default(0),
    /** Bytes of padding in what is published. */
    padding: z.int().default(0),
  }),
  data: tallyField,
  errors: [],
});

export const passTally = endpoint({
  method: 'POST',
  path: '/api/tallies/:tallyId/pass',
  summary: 'Tell those who watch something that is not stored',
  access: 'public',
  params: z.object({ tallyId: z.string() }),
  body: z.strictObject({ word: z.string() }),
  data: z.null(),
  errors: [],
});

export const tallyRoutes: readonly Route[] = [
  serve(readTallies, async ({ parts }) => snapshot(parts)),
  serve(addToTally, async ({ parts, params, body }) => add(parts, params.tallyId, body)),
  serve(passTally, async ({ parts, params, body }) => {
    await parts.live.pass([`tally:${params.tallyId}`], { kind: 'passed', data: body.word });
    return null;
  }),
];

export const tallyTopic: LiveTopic = {
  prefix: 'tally',
  async mayWatch(parts, viewer, id) {
    const watcher = viewer?.personId ?? '';
    const found = await parts.database.sql.execute<{ may: boolean }>(sql`
      select not exists (select from tally_watchers w where w.tally_id = t.id)
        or exists (select from tally_watchers w where w.tally_id = t.id and w.person_id = ${watcher}) as may
      from tallies t where t.id = ${id}`);
    return found.rows[0]?.may ?? false;
  },
};

export const tallyViewers: ViewersOfSessions = async ({ database }, sessionIds) => {
  const ids = sql.join(
    sessionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const found = await database.sql.execute<{ id: string; person_id: string }>(
    sql`select id, person_id from tally_sessions where id in (${ids})`,
  );
  return new Map(found.rows.map(({ id, person_id }) => [id, viewerOf(id, person_id)]));
};

export function identifyBy(parts: Pick<Parts, 'database'>): Identify {
  return async (token) => (await tallyViewers(parts as Parts, [token])).get(token) ?? null;
}

function viewerOf(sessionId: string, personId: string): Viewer {
  return { sessionId, personId, name: personId, accountType: 'trainee', organizationId: null };
}

async function snapshot(parts: Parts) {
  return parts.database.transaction(
    async ({ sql: db }) => ({ position: await parts.live.position(db), tallies: await allTallies(db) }),
    'snapshot',
  );
}

export async function allTallies(db: Sql): Promise<Tally[]> {
  const found = await db.execute<Tally>(sql`select id, version, value from tallies order by id`);
  return found.rows;
}

async function add(parts: Parts, id: string, input: z.output<NonNullable<typeof addToTally.body>>) {
  return parts.database.transaction(async (tx) => {
    const changed = await tx.sql.execute<Tally>(sql`
      update tallies set version = version + 1, value = value + ${input.amount}
      where id = ${id} returning id, version, value`);
    const [tally] = changed.rows;
    if (!tally) throw new Error(`There is no tally ${id}.`);
    const padding = 'x'.repeat(input.padding);
    await parts.live.publish(tx, { topic: `tally:${id}`, kind: 'added', data: { ...tally, padding } });
    await tx.sql.execute(sql`select pg_sleep(${input.holdFor / 1000})`);
    return tally;
  });
}
