import { CallFailed } from '@chalkline/contract/http/client.ts';
import { describe, expect, it } from 'vitest';
import { newsSample, pageSample, rereadSample, rowSample } from '../testing/board-sample.ts';
import { makeBoardKeeper } from './board-keeper.ts';
import type { BoardPage } from './loaded-board.ts';

const three = [rowSample(0), rowSample(1), rowSample(2)];
const rowsIn = (keeper: ReturnType<typeof makeBoardKeeper>) =>
  keeper.current().board?.rows.map(({ entryId }) => entryId);
const swapped = [
  { ...rowSample(0), entryId: 'e1' },
  { ...rowSample(1), entryId: 'e0' },
];

/** A keeper whose readings are answered by hand. */
function byHand() {
  const asked: {
    cursor: string | undefined;
    answer: (page: BoardPage) => void;
    fail: (why: unknown) => void;
  }[] = [];
  const pauses: number[] = [];
  const keeper = makeBoardKeeper({
    read: (cursor) =>
      new Promise((answer, fail) => {
        asked.push({ cursor, answer, fail });
      }),
    now: () => 1000,
    pause: (failures) => {
      pauses.push(failures);
      return new Promise(() => undefined);
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (page: BoardPage) => {
    asked.shift()?.answer(page);
    await settled();
  };
  const fail = async (why: unknown) => {
    asked.shift()?.fail(why);
    await settled();
  };
  return { keeper, asked, pauses, answer, fail };
}

const lost = new CallFailed(0, { message: 'gone', errors: [] });

describe('a kept board', () => {
  it('is read once and follows the news', async () => {
    const { keeper, asked, answer } = byHand();
    keeper.open();
    await answer(pageSample(7, three));
    expect(keeper.current()).toMatchObject({ before: null, failure: null, currentAt: 1000 });
    keeper.receive(newsSample(7, swapped));
    expect(rowsIn(keeper)).toEqual(['e1', 'e0', 'e2']);
    expect(keeper.current().before?.head.version).toBe(7);
    expect(asked).toHaveLength(0);
  });

  it('is read again after a gap, without losing what comes meanwhile', async () => {
    const { keeper, asked, answer } = byHand();
    keeper.open();
    await answer(pageSample(7, three));
    keeper.receive(rereadSample(7));
    keeper.receive(newsSample(8, swapped));
    keeper.receive(newsSample(9, [rowSample(2, { name: 'Renamed' })]));
    expect(asked).toHaveLength(1);
    await answer(pageSample(8, three));
    expect(asked).toHaveLength(0);
    expect(keeper.current().board?.head.version).toBe(10);
    expect(rowsIn(keeper)).toEqual(['e1', 'e0', 'e2']);
  });

  it('keeps news that come before the first reading', async () => {
    const { keeper, answer } = byHand();
    keeper.open();
    keeper.receive(newsSample(7, swapped));
    await answer(pageSample(7, three));
    expect(rowsIn(keeper)).toEqual(['e1', 'e0', 'e2']);
  });

  it('does not go back to an older version', async () => {
    const { keeper, answer } = byHand();
    keeper.open();
    await answer(pageSample(7, three));
    keeper.refresh();
    await answer(pageSample(6, swapped));
    expect(keeper.current().board?.head.version).toBe(7);
  });

  it('reads on, and again where the page is older than the board', async () => {
    const { keeper, asked, answer } = byHand();
    keeper.open();
    const rowCount = 4;
    await answer(pageSample(7, three, { next: 'more', rowCount }));
    keeper.want(2);
    expect(keeper.current().readingOn).toBe(true);
    keeper.receive(newsSample(7, swapped, { rowCount }));
    await answer(pageSample(7, [rowSample(3)], { rowCount }));
    expect(asked.map(({ cursor }) => cursor)).toEqual(['more']);
    await answer(pageSample(8, [rowSample(3)], { rowCount }));
    expect(rowsIn(keeper)).toEqual(['e1', 'e0', 'e2', 'e3']);
    expect(keeper.current().readingOn).toBe(false);
  });

  it('reads as many pages again as were there', async () => {
    const { keeper, asked, answer } = byHand();
    keeper.open();
    keeper.want(Number.POSITIVE_INFINITY);
    await answer(pageSample(7, three, { next: 'p1', rowCount: 5 }));
    await answer(pageSample(7, [rowSample(3)], { next: 'p2', rowCount: 5 }));
    await answer(pageSample(7, [rowSample(4)], { rowCount: 5 }));
    keeper.refresh();
    const cursors: (string | undefined)[] = [];
    for (const page of [
      pageSample(9, three, { next: 'p1', rowCount: 5 }),
      pageSample(9, [rowSample(3)], { next: 'p2', rowCount: 5 }),
      pageSample(9, [rowSample(4)], { rowCount: 5 }),
    ]) {
      cursors.push(asked[0]?.cursor);
      await answer(page);
    }
    expect(cursors).toEqual([undefined, 'p1', 'p2']);
    expect(rowsIn(keeper)).toHaveLength(5);
  });

  it('shows the new first rows before all others are read again', async () => {
    const { keeper, answer } = byHand();
    keeper.open();
    keeper.want(2);
    await answer(pageSample(7, three, { next: 'p1', rowCount: 4 }));
    await answer(pageSample(7, [rowSample(3)], { rowCount: 4 }));
    keeper.receive(rereadSample(7));
    await answer(pageSample(8, [...swapped, rowSample(2)], { next: 'p1', rowCount: 4 }));
    expect(rowsIn(keeper)).toEqual(['e1', 'e0', 'e2', 'e3']);
    await answer(pageSample(8, [rowSample(3)], { rowCount: 4 }));
    expect(rowsIn(keeper)).toEqual(['e1', 'e0', 'e2', 'e3']);
  });

  it('leaves out pages that nobody looks at any more when it is read again', async () => {
    const { keeper, asked, answer } = byHand();
    keeper.open();
    keeper.want(2);
    await answer(pageSample(7, three, { next: 'p1', rowCount: 4 }));
    await answer(pageSample(7, [rowSample(3)], { rowCount: 4 }));
    keeper.want(1);
    expect(rowsIn(keeper)).toHaveLength(4);
    keeper.refresh();
    await answer(pageSample(8, three, { next: 'p1', rowCount: 4 }));
    expect(rowsIn(keeper)).toHaveLength(3);
    expect(asked).toHaveLength(0);
  });

  it('stays on the screen while it cannot be read, and is tried again at once when asked', async () => {
    const { keeper, asked, pauses, answer, fail } = byHand();
    keeper.open();
    await answer(pageSample(7, three));
    keeper.refresh();
    await fail(lost);
    expect(keeper.current().failure).toBe(lost);
    expect(rowsIn(keeper)).toHaveLength(3);
    expect(pauses).toEqual([1]);
    keeper.refresh();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveLength(1);
    await answer(pageSample(8, swapped));
    expect(keeper.current()).toMatchObject({ failure: null });
  });

  it('takes a refusal as the answer', async () => {
    const { keeper, asked, pauses, fail } = byHand();
    keeper.open();
    await fail(new CallFailed(404, { message: 'none', errors: [] }));
    expect(keeper.current().failure).toBeInstanceOf(CallFailed);
    expect([asked.length, pauses.length]).toEqual([0, 0]);
  });

  it('stops when it is closed', async () => {
    const { keeper, asked, fail } = byHand();
    keeper.open();
    keeper.close();
    await fail(lost);
    expect(asked).toHaveLength(0);
  });
});
