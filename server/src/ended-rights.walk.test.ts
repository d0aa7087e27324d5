import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { suspendPerson } from '@chalkline/contract/administration/people.endpoints.ts';
import { boardTopic, insideBoardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import {
  getCompetitionCode,
  giveCompetitionCode,
  renewCompetitionCode,
} from '@chalkline/contract/competitions/competition-code.endpoints.ts';
import {
  changeCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { removeStaff } from '@chalkline/contract/competitions/staff.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, signedIn } from './accounts/people/people.factory.ts';
import { people } from './accounts/people/people.table.ts';
import { competition } from './competitions/competitions/competitions.factory.ts';
import { staffMember } from './competitions/staff-invitations/staff-invitations.factory.ts';
import { organization } from './organizations/organizations.factory.ts';
import { type ServerProcess, startServer } from './platform/testing/server-process.ts';
import { openReader, type StreamReader } from './platform/testing/stream-reader.ts';
import { testApp } from './platform/testing/test-app.ts';

/** Calls are answered here, streams by a process of their own on the same database. */
const { call, parts, database, clock } = await testApp();
// Both tell the same time, or sessions would be over before they begin.
clock.advance(Date.now() - clock.now().getTime());
const folder = mkdtempSync(join(tmpdir(), 'chalkline-rights-'));
let server: ServerProcess;
beforeAll(async () => {
  const appSecret = 'a secret of this test alone, 32 bytes';
  server = await startServer({ DATABASE_URL: database.url, APP_SECRET: appSecret, DATA_DIR: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Somebody who loses a right, somebody who keeps it, what they watch, and how the right ends. */
interface Loss {
  readonly topic: string;
  /** null: a visitor. */
  readonly loser: string | null;
  readonly keeper: string;
  readonly end: () => Promise<unknown>;
}

async function publicBoard() {
  const made = await competition(parts);
  const params = { competitionId: made.view.competition.id };
  const keeper = await signedIn(parts, made.owner);
  return { made, params, keeper, divisionId: made.view.divisions[0]?.id ?? '' };
}

async function privateGuest() {
  const board = await publicBoard();
  const { params, keeper: as } = board;
  await call(changeCompetition, { params, body: { visibility: 'private' } }, { as });
  const { data } = await call(getCompetitionCode, { params }, { as });
  const guest = await person(parts);
  const loser = await signedIn(parts, guest);
  await call(giveCompetitionCode, { params, body: { code: data.code ?? '' } }, { as: loser });
  return { ...board, guest, loser, topic: boardTopic(board.divisionId) };
}

async function helper() {
  const board = await publicBoard();
  const member = await person(parts);
  await staffMember(parts, board.made.viewer, board.params.competitionId, member, 'manager');
  const loser = await signedIn(parts, member);
  return { ...board, member, loser, topic: insideBoardTopic(board.divisionId) };
}

const losses: readonly (readonly [string, () => Promise<Loss>])[] = Object.entries({
  'a competition is made private': async () => {
    const { params, keeper, divisionId } = await publicBoard();
    const body = { visibility: 'private' } as const;
    const end = () => call(changeCompetition, { params, body }, { as: keeper });
    return { topic: boardTopic(divisionId), loser: null, keeper, end };
  },
  'a competition is a draft again': async () => {
    const { params, keeper, divisionId } = await publicBoard();
    const end = () =>
      call(moveCompetition, { params, body: { from: 'published', to: 'draft' } }, { as: keeper });
    return { topic: boardTopic(divisionId), loser: null, keeper, end };
  },
  'guests are dismissed': async () => {
    const { params, keeper, loser, topic } = await privateGuest();
    const body = { dismissGuests: true } as never;
    return { topic, loser, keeper, end: () => call(renewCompetitionCode, { params, body }, { as: keeper }) };
  },
  'staff is removed': async () => {
    const { params, keeper, loser, member, topic } = await helper();
    const of = { ...params, personId: member.id };
    return { topic, loser, keeper, end: () => call(removeStaff, { params: of }, { as: keeper }) };
  },
  'somebody is suspended': async () => {
    const { keeper, loser, guest, topic } = await privateGuest();
    const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
    const input = {
      params: { personId: guest.id },
      body: { reason: 'Spam', until: null, from: 'active' },
    } as never;
    return { topic, loser, keeper, end: () => call(suspendPerson, input, { as: admin }) };
  },
  'a session ends': async () => {
    const { keeper, loser, topic } = await privateGuest();
    return { topic, loser, keeper, end: () => call(signOut, {}, { as: loser }) };
  },
  'somebody leaves an organization': async () => {
    const { id: organizationId } = await organization(parts);
    const [leaves, stays] = [
      await person(parts, { organizationId }),
      await person(parts, { organizationId, accountType: 'corporate_admin' }),
    ];
    const end = () =>
      database.sql.update(people).set({ organizationId: null }).where(eq(people.id, leaves.id));
    const [loser, keeper] = [await signedIn(parts, leaves), await signedIn(parts, stays)];
    return { topic: `organization:${organizationId}`, loser, keeper, end };
  },
});

/** As some other process would: committed, and every process told. */
async function tell(topic: string, word: string): Promise<void> {
  const data = JSON.stringify({ word });
  await database.pool.query(
    `with told as (
       insert into platform.live_outbox (topic, kind, data, created_at) values ($1, 'word', $2::json, now())
     ) select pg_notify('chalkline_live', 'new')`,
    [topic, data],
  );
}

const hears = (reader: StreamReader, word: string) =>
  reader.messages.some(({ data }) => data.includes(`"word":"${word}"`));

it.each(losses)('delivers nothing to an open stream once %s', { timeout: 60_000 }, async (_, lose) => {
  for (let round = 0; round < 8; round += 1) {
    const { topic, loser, keeper, end } = await lose();
    const open = (token: string | null) =>
      openReader({ baseUrl: server.address, topics: [topic], ...(token && { token }) });
    const [lost, kept] = [await open(loser), await open(keeper)];
    expect([lost.response.status, kept.response.status]).toEqual([200, 200]);
    await tell(topic, 'before');
    await Promise.all([lost, kept].map((reader) => reader.until(() => hears(reader, 'before'))));
    await end();
    await tell(topic, 'after');
    await kept.until(() => hears(kept, 'after'));
    // Whichever comes first: the end of the right, or what must not come.
    const isOver = () => hears(lost, 'after') || lost.messages.some(({ event }) => event === 'withdrawn');
    await lost.until(isOver).catch(() => lost.ended);
    expect(hears(lost, 'after')).toBe(false);
    await Promise.all([lost.close(), kept.close()]);
  }
});
