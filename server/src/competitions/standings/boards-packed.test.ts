import { boardKinds } from '@chalkline/contract/competitions/board-topics.ts';
import * as decisions from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { changeEntry, moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { type BoardRow, boardRowsChanged } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { makeBoard } from './board.rules.ts';
import { findWholeBoard } from './boards.read.service.ts';
import { loadBoardSnapshot } from './boards.snapshot.service.ts';
import { findStandings } from './boards.store.service.ts';
import { type LargeBoard, largeBoard, largeBoardSize } from './large-board.factory.ts';

const { parts, call, settle, live } = await testApp();
const size = largeBoardSize;

describe('a packed board', () => {
  let board: LargeBoard;
  beforeAll(async () => {
    board = await largeBoard(parts);
    await settle();
  }, 60_000);

  /** The rows as they are ranked one by one. */
  async function ranked(): Promise<BoardRow[]> {
    const { input } = await loadBoardSnapshot(parts, { ...board, view: 'public' });
    return makeBoard(input);
  }

  async function stored(): Promise<readonly BoardRow[]> {
    const asked = { divisionId: board.divisionId, view: 'public' } as const;
    return (await findWholeBoard(parts, null, board.competitionId, asked)).rows;
  }

  it('reads like the ranked rows, page by page', async () => {
    const rows = await ranked();
    expect(rows).toHaveLength(size);
    expect(await stored()).toEqual(rows);
    const first = await call(getLeaderboard, { params: board.params });
    const second = await call(getLeaderboard, {
      params: board.params,
      query: { cursor: first.next ?? undefined },
    });
    expect([first.data.rows, second.data.rows]).toEqual([rows.slice(0, 200), rows.slice(200, 400)]);
    expect(first.total).toBe(size);
  });

  it('publishes the changed rows and no others', async () => {
    const before = await stored();
    const entryId = before.at(-1)?.entryId ?? '';
    const { as, params } = board;
    const from = { from: 'active', to: 'withdrawn' } as const;
    await call(moveEntry, { params: { ...params, entryId }, body: from }, { as });
    await settle();
    const last = live.published.filter(({ topic }) => topic === `board:${board.divisionId}`).at(-1);
    expect(last?.kind).toBe(boardKinds.rows);
    const { rows, removed } = boardRowsChanged.parse(last?.data);
    expect([rows.map((row) => [row.entryId, row.status]), removed]).toEqual([[[entryId, 'withdrawn']], []]);
    expect(await stored()).toEqual(await ranked());
  });

  it('shows penalties, adjustments, corrections, new names and withdrawals', async () => {
    const { as, params, made } = board;
    const rows = await stored();
    const workoutId = made.view.workouts[0]?.id ?? '';
    const [one, two, three, four] = rows
      .filter(({ cells }) => cells[0]?.kind === 'scored' && cells[0].main.includes(':'))
      .slice(10, 14);
    await call(
      decisions.createPenalty,
      {
        params,
        body: {
          workoutId,
          entryId: one?.entryId ?? '',
          kind: 'seconds',
          amount: 10,
          reason: 'Stepped off the mat',
        },
      },
      { as, idempotencyKey: crypto.randomUUID() },
    );
    await call(
      decisions.createAdjustment,
      { params, body: { entryId: two?.entryId ?? '', points: 5, reason: 'Late' } },
      { as },
    );
    await call(
      recordScore,
      {
        params,
        body: {
          workoutId,
          entryId: three?.entryId ?? '',
          previousId: three?.cells[0]?.scoreId ?? null,
          submissionId: crypto.randomUUID(),
          typed: '5:01',
          reason: 'Seen on video',
        },
      },
      { as },
    );
    await call(
      changeEntry,
      { params: { ...params, entryId: four?.entryId ?? '' }, body: { name: 'Someone Else' } },
      { as },
    );
    await settle();
    const after = await ranked();
    expect(await stored()).toEqual(after);
    const find = (entryId = '') => after.find((row) => row.entryId === entryId);
    expect(find(one?.entryId)?.cells[0]?.penalty).toContain('Stepped off the mat');
    expect(find(two?.entryId)?.adjustment).toBe(5);
    expect(find(three?.entryId)?.cells[0]).toMatchObject({ place: 1, main: '5:01' });
    expect(find(four?.entryId)?.name).toBe('Someone Else');
  });

  it('gives the standing of some of its entries', async () => {
    const rows = await stored();
    const some = [rows[3], rows[700], rows.at(-1)].filter((row) => row !== undefined);
    const asked = some.map(({ entryId, bib }) => ({ entryId, bib, divisionId: board.divisionId }));
    const nobody = { entryId: crypto.randomUUID(), bib: 99_999, divisionId: board.divisionId };
    const found = await findStandings(parts.database.sql, [...asked, nobody]);
    expect([...found.values()].map(({ row }) => row)).toEqual(some);
  });
});
