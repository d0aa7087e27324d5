import { boardPageRows } from '@chalkline/contract/competitions/board-topics.ts';
import { describe, expect, it } from 'vitest';
import { newsSample, pageSample, rereadSample, rowSample } from '../testing/board-sample.ts';
import { addPage, applyBoardEvent, firstPage, type LoadedBoard } from './loaded-board.ts';

const ids = (board: LoadedBoard | 'reread' | 'again') =>
  typeof board === 'string' ? board : board.rows.map(({ entryId }) => entryId);
const moved = (id: number, order: number) => ({ ...rowSample(order), entryId: `e${id}` });
const upTo = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => rowSample(from + index));

describe('news of a board that is here whole', () => {
  const board = firstPage(pageSample(7, [rowSample(0), rowSample(1), rowSample(2)]));

  it('put changed rows in their order and leave the others the same objects', () => {
    const after = applyBoardEvent(board, newsSample(7, [moved(1, 0), moved(0, 1)]));
    expect(ids(after)).toEqual(['e1', 'e0', 'e2']);
    expect(after).toMatchObject({ head: { version: 8 } });
    expect((after as LoadedBoard).rows[2]).toBe(board.rows[2]);
  });

  it('take rows away and bring new ones', () => {
    const news = newsSample(7, [moved(2, 1), moved(9, 2)], { removed: ['e1'] });
    expect(ids(applyBoardEvent(board, news))).toEqual(['e0', 'e2', 'e9']);
  });

  it('change nothing when they are not newer, or of another board', () => {
    expect(applyBoardEvent(board, newsSample(6, [moved(1, 0)]))).toBe(board);
    expect(applyBoardEvent(board, newsSample(3, [moved(1, 0)]))).toBe(board);
    const elsewhere = newsSample(7, [moved(1, 0)]);
    const other = {
      ...elsewhere,
      data: { ...elsewhere.data, head: { ...elsewhere.data.head, divisionId: 'd2' } },
    };
    expect(applyBoardEvent(board, other as typeof elsewhere)).toBe(board);
  });

  it('ask for a reading when some were missed or were too many to send', () => {
    expect(applyBoardEvent(board, newsSample(8, []))).toBe('reread');
    expect(applyBoardEvent(board, rereadSample(7))).toBe('reread');
    expect(applyBoardEvent(board, rereadSample(6))).toBe(board);
  });
});

describe('news of a board of which only the first page is here', () => {
  const rowCount = boardPageRows + 3;
  const board = firstPage(pageSample(7, upTo(0, boardPageRows), { next: 'more', rowCount }));

  it('keep to the rows of that page', () => {
    const below = newsSample(
      7,
      [moved(boardPageRows + 1, boardPageRows), moved(boardPageRows, boardPageRows + 1)],
      {
        rowCount,
      },
    );
    expect(applyBoardEvent(board, below)).toMatchObject({ head: { version: 8 }, next: 'more' });
    expect(ids(applyBoardEvent(board, below))).toEqual(ids(board));
  });

  it('let a row from below in and the last one out', () => {
    const last = boardPageRows - 1;
    const news = newsSample(7, [moved(boardPageRows, last), moved(last, boardPageRows)], { rowCount });
    const after = applyBoardEvent(board, news) as LoadedBoard;
    expect(after.rows).toHaveLength(boardPageRows);
    expect(after.rows.at(-1)?.entryId).toBe(`e${boardPageRows}`);
  });

  it('have nothing more to read once the rest is gone', () => {
    const removed = [0, 1, 2].map((index) => `e${boardPageRows + index}`);
    expect(applyBoardEvent(board, newsSample(7, [], { rowCount: boardPageRows, removed }))).toMatchObject({
      next: null,
    });
  });
});

describe('a further page', () => {
  const rowCount = boardPageRows + 2;
  const board = firstPage(pageSample(7, upTo(0, boardPageRows), { next: 'more', rowCount }));

  it('is appended', () => {
    const whole = addPage(board, pageSample(7, upTo(boardPageRows, rowCount), { rowCount }));
    expect(whole).toMatchObject({ pages: 2, next: null });
    expect(ids(whole)).toHaveLength(rowCount);
  });

  it('is read again when the board on the screen is newer', () => {
    expect(addPage(board, pageSample(6, upTo(boardPageRows, rowCount), { rowCount }))).toBe('again');
  });

  it('that is newer is made to fit by the news that follow', () => {
    // Between the pages e200 rose from the second to the first place.
    const second = [moved(boardPageRows - 1, boardPageRows), rowSample(boardPageRows + 1)];
    const mixed = addPage(board, pageSample(8, second, { rowCount })) as LoadedBoard;
    expect(new Set(ids(mixed)).size).toBe(mixed.rows.length);
    const shifted = upTo(1, boardPageRows).map(({ order }) => moved(order, order + 1));
    const news = newsSample(7, [moved(boardPageRows, 0), moved(0, 1), ...shifted], { rowCount });
    const after = applyBoardEvent(mixed, news) as LoadedBoard;
    expect(after.rows.map(({ order }) => order)).toEqual(
      Array.from({ length: rowCount }, (_, order) => order),
    );
    expect(after.rows[0]?.entryId).toBe(`e${boardPageRows}`);
  });
});
