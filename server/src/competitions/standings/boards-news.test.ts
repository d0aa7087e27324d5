import { boardKinds } from '@chalkline/contract/competitions/board-topics.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import {
  type BoardRow,
  boardChanged,
  boardRowsChanged,
} from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeAfterCommitQueue } from '../../platform/after-commit/after-commit-queue.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { LiveMessage } from '../../platform/live-events/live.ts';
import type { Parts } from '../../platform/parts.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { TestLive } from '../../platform/testing/test-live.ts';
import { boardRequests } from '../board-requests/board-requests.table.ts';
import { type CompetitionMade, competition } from '../competitions/competitions.factory.ts';
import { changeEntry } from '../entries/entries.change.service.ts';
import { entry } from '../entries/entries.factory.ts';
import type { Entry } from '../entries/entries.service.ts';
import { moveEntry } from '../entry-moves/entry-moves.service.ts';
import { score } from '../scores/scores.factory.ts';
import { boards } from './boards.table.ts';

const { parts, call, settle, database, live } = await testApp();

/** Another process on the same database: its own connections, work and live messages. */
function anotherProcess(): { parts: Parts; live: TestLive; close: () => Promise<void> } {
  const connections = openDatabase({ url: database.url, connections: 5 });
  const live = new TestLive();
  const own: Parts = { ...parts, database: connections, live, afterCommit: makeAfterCommitQueue(() => own) };
  return { parts: own, live, close: () => connections.close() };
}

/** Applies an event like a browser. */
function apply(rows: readonly BoardRow[], told: LiveMessage): BoardRow[] {
  const { rows: changed, removed } = boardRowsChanged.parse(told.data);
  const byEntry = new Map(rows.map((row) => [row.entryId, row]));
  for (const row of changed) byEntry.set(row.entryId, row);
  for (const entryId of removed) byEntry.delete(entryId);
  return [...byEntry.values()].sort((a, b) => a.order - b.order);
}

/** Numbers that look like chance and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** One writer: scores, corrections, withdrawals and moves, one after the other; a lost race is no failure. */
async function write(
  own: Parts,
  made: CompetitionMade,
  entries: readonly Entry[],
  seed: number,
): Promise<void> {
  const roll = dice(seed);
  const competitionId = made.view.competition.id;
  for (let turn = 0; turn < 25; turn += 1) {
    const one = entries[roll(entries.length)];
    if (!one) continue;
    const params = { competitionId, entryId: one.id };
    const action = roll(10);
    const workout = made.view.workouts[roll(2)];
    const typed = workout?.name === 'Crane' ? `${80 + roll(6) * 2.5}` : `${9 + roll(3)}:${10 + roll(49)}`;
    const done =
      action < 7
        ? score(own, made, { entryId: one.id, workoutId: workout?.id ?? '', typed })
        : action < 8
          ? moveEntry(own, made.viewer, params, { from: 'active', to: 'withdrawn', reason: '' })
          : changeEntry(own, made.viewer, params, { divisionId: made.view.divisions[roll(2)]?.id ?? '' });
    await done.catch((error: { status?: number }) => {
      if (error.status !== 409) throw error;
    });
  }
}

describe('state and events', () => {
  it('make the board that is ranked from nothing, with eight writers on two processes', async () => {
    const divisions = [{ name: 'Women Rx' }, { name: 'Men Rx' }];
    const made = await competition(parts, { state: 'live', divisions });
    const entries: Entry[] = [];
    for (let n = 0; n < 24; n += 1) entries.push(await entry(parts, made, { name: `Athlete ${n + 1}` }));
    await settle();
    const params = { competitionId: made.view.competition.id };
    const read = async (divisionId: string) =>
      (await call(getLeaderboard, { params, query: { divisionId } })).data;
    const ids = made.view.divisions.map(({ id }) => id);
    const before = await Promise.all(ids.map(read));
    const processes = [anotherProcess(), anotherProcess()];
    const writers = processes.flatMap((one, index) =>
      [1, 2, 3, 4].map((seed) => write(one.parts, made, entries, seed * 7 + index)),
    );
    await Promise.all(writers);
    for (const one of processes) await one.parts.afterCommit.settled();
    expect(await database.sql.select().from(boardRequests)).toEqual([]);
    for (const [index, divisionId] of ids.entries()) {
      const told = processes
        .flatMap(({ live }) => live.published)
        .filter(({ topic }) => topic === `board:${divisionId}`)
        .sort((a, b) => versionOf(a) - versionOf(b));
      const first = before[index];
      expect(told.map(versionOf)).toEqual(told.map((_, step) => (first?.version ?? 0) + step + 1));
      expect(told.every(({ kind }) => kind === boardKinds.rows)).toBe(true);
      const followed = told.reduce(apply, first?.rows ?? []);
      const kept = await read(divisionId);
      expect(followed).toEqual(kept.rows);
      await database.sql.delete(boards).where(eq(boards.divisionId, divisionId));
      expect((await read(divisionId)).rows).toEqual(kept.rows);
    }
    for (const one of processes) await one.close();
  });
});

describe('a draft', () => {
  it('tells that its board is another, and none of its rows', async () => {
    const made = await competition(parts, { state: 'draft' });
    await entry(parts, made, { name: 'Not to be told' });
    await settle();
    const about = live.published.filter(({ topic }) => topic === `board:${made.view.divisions[0]?.id}`);
    expect(about.map(({ kind }) => kind)).toContain(boardKinds.changed);
    expect(JSON.stringify(about)).not.toContain('Not to be told');
  });
});

describe('a score that comes while the board is being ranked', () => {
  it('is ranked next, as a version of its own', async () => {
    const made = await competition(parts, { state: 'live' });
    const [one, two] = [await entry(parts, made), await entry(parts, made, { name: 'Yui Tanabe' })];
    await settle();
    const params = { competitionId: made.view.competition.id };
    const before = (await call(getLeaderboard, { params })).data.version;
    const [slow, quick] = [anotherProcess(), anotherProcess()];
    const { promise: isRanking, resolve: ranking } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const held: TestLive['publish'] = async (tx, message) => {
      ranking();
      await mayEnd;
      await slow.live.publish(tx, message);
    };
    const afterCommit = makeAfterCommitQueue(() => ({
      ...slow.parts,
      live: { ...parts.live, publish: held },
    }));
    await score({ ...slow.parts, afterCommit }, made, { entryId: one.id, typed: '9:41' });
    await isRanking;
    await score(quick.parts, made, { entryId: two.id, typed: '9:30' });
    setTimeout(end, 100);
    await Promise.all([afterCommit.settled(), quick.parts.afterCommit.settled()]);
    const { data } = await call(getLeaderboard, { params });
    expect(data.rows.map(({ entryId, place }) => [entryId, place])).toEqual([
      [two.id, 1],
      [one.id, 2],
    ]);
    const versions = [slow, quick]
      .flatMap(({ live }) => live.published)
      .filter(({ topic }) => topic.startsWith('board:'))
      .map(versionOf);
    expect(versions).toEqual([before + 1, before + 2]);
    await Promise.all([slow.close(), quick.close()]);
  });
});

function versionOf({ data }: LiveMessage): number {
  return boardChanged.parse({ head: (data as { head: unknown }).head, fromVersion: 0 }).head.version;
}
