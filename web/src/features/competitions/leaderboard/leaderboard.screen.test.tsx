import { boardTopic } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStreamServer } from '../../../platform/live/testing/fake-stream-server.ts';
import { cellSample, newsSample, pageSample, rowSample } from '../testing/board-sample.ts';
import { competitionSample } from '../testing/competition-sample.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import type { BoardNews } from './loaded-board.ts';

const stream = new FakeStreamServer();
let server: FakeServer;
const path = '/api/competitions/c1/leaderboard';
const three = [rowSample(0), rowSample(1), rowSample(2)];
const swapped = [
  { ...rowSample(1), order: 0, place: 1, cells: [cellSample({ scoreId: 'new' })] },
  { ...rowSample(0), order: 1, place: 2 },
];

/** The board as the server has it now, read at the stream's number. */
function board(version: number, rows = three, more: Parameters<typeof pageSample>[2] = {}) {
  server.answer(path, () => {
    const { data, next } = pageSample(version, rows, more);
    return { data: { ...data, position: String(stream.head) }, next, total: rows.length };
  });
}

const tell = (news: BoardNews) =>
  act(async () => void stream.publish(boardTopic('d1'), news.data, news.kind));
const width = (pixels: number) => {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: pixels,
    height: 900,
  });
};

beforeEach(() => {
  width(1280);
  server = new FakeServer(stream);
  server.answer('/api/competitions/c1', () => ({ data: competitionSample({ state: 'live' }) }));
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const athlete = (name: string) => page.findByText(name, {}, { timeout: 20_000 });
const names = () => page.getAllByText(/^Athlete \d+$/).map(({ textContent }) => textContent);
const watching = () => waitFor(() => expect(stream.streams.size).toBe(1));

describe('the board', () => {
  it('shows places, points and results of the first division', async () => {
    board(7);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    await waitFor(() => expect(document.title).toContain('Harbour Throwdown, leaderboard'));
    const table = page.getByRole('table', { name: 'Women Rx, Overall' });
    const [, first] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('1st');
    expect(first?.textContent).toContain('9:41.28');
    expect(first?.textContent).toContain('100 pts');
    expect(page.getByText('Provisional')).toBeTruthy();
    expect(page.getByText('3 athletes')).toBeTruthy();
    const tabs = await page.findByRole('navigation', { name: 'Divisions' });
    const divisions = within(tabs).getAllByRole('link');
    expect(divisions.map((link) => link.getAttribute('href'))).toEqual([
      '/leaderboard/c1?division=d1',
      '/leaderboard/c1?division=d2',
    ]);
    expect(divisions[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('moves by itself, marks who changed and says so', async () => {
    board(7);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    await watching();
    await tell(newsSample(7, swapped));
    await waitFor(() => expect(names()).toEqual(['Athlete 1', 'Athlete 0', 'Athlete 2']));
    const row = page.getByText('Athlete 1').closest('tr');
    await waitFor(() => expect(row?.className).toContain('changed'));
    expect(row?.textContent).toContain('up 1');
    expect(page.getByText('Athlete 0').closest('tr')?.className).not.toContain('changed');
    await page.findByText('Athlete 1 is in place 1, up 1.');
  });

  it('is read again when news were missed', async () => {
    board(7);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    await watching();
    board(
      9,
      [...swapped, rowSample(2)].map((row) => ({ ...row, entryId: row.entryId })),
    );
    await tell(newsSample(8, []));
    await waitFor(() => expect(names()).toEqual(['Athlete 1', 'Athlete 0', 'Athlete 2']));
  });

  it('catches up after the connection was cut', async () => {
    board(7);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    await watching();
    server.isReachable = false;
    act(() => stream.cutAll());
    const news = newsSample(7, swapped);
    stream.publish(boardTopic('d1'), news.data, news.kind);
    await page.findByText(/Reconnecting… this is the board of/, {}, { timeout: 10_000 });
    expect(names()).toEqual(['Athlete 0', 'Athlete 1', 'Athlete 2']);
    server.isReachable = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(names()[0]).toBe('Athlete 1'), { timeout: 10_000 });
    await waitFor(() => expect(page.queryByText(/Reconnecting/)).toBeNull());
  }, 30_000);

  it('ranks by one workout and finds athletes, both in the address', async () => {
    board(7, [
      rowSample(0, { cells: [cellSample({ place: 2, points: 95 })] }),
      rowSample(1, { cells: [cellSample({ place: 1, points: 100 })] }),
    ]);
    const router = openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    fireEvent.click(page.getByRole('radio', { name: 'Breakwater' }));
    await waitFor(() => expect(names()).toEqual(['Athlete 1', 'Athlete 0']));
    fireEvent.change(page.getByRole('searchbox'), { target: { value: 'athlete 0' } });
    await waitFor(() => expect(names()).toEqual(['Athlete 0']));
    await waitFor(() => expect(router.state.location.search).toBe('?workout=w1&search=athlete+0'));
    fireEvent.change(page.getByRole('searchbox'), { target: { value: 'zebra' } });
    await page.findByText('Nobody found');
  });

  it('hatches who left, with the word for it', async () => {
    board(7, [rowSample(0), rowSample(1, { status: 'withdrawn', place: null, total: null })]);
    openScreen('/leaderboard/c1');
    const row = (await athlete('Athlete 1')).closest('tr');
    expect(row?.className).toContain('out');
    expect(row?.textContent).toContain('WD');
  });

  it('reads a large board page by page', async () => {
    server.answer(path, (query) =>
      query.get('cursor')
        ? pageSample(7, [rowSample(2)], { rowCount: 3 })
        : pageSample(7, [rowSample(0), rowSample(1)], { next: 'there', rowCount: 3 }),
    );
    openScreen('/leaderboard/c1');
    fireEvent.click(await page.findByRole('button', { name: 'Show more' }, { timeout: 20_000 }));
    await athlete('Athlete 2');
    expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('on a phone has rows that open to their workouts, and a list of divisions', async () => {
    width(390);
    board(7);
    const router = openScreen('/leaderboard/c1');
    const row = (await athlete('Athlete 1')).closest('button') as HTMLElement;
    expect(page.queryByRole('table')).toBeNull();
    expect(row.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(page.getByRole('term').textContent).toBe('Breakwater');
    fireEvent.click(row);
    expect(page.queryByRole('term')).toBeNull();
    fireEvent.change(page.getByRole('combobox', { name: 'Division' }), { target: { value: 'd2' } });
    await waitFor(() => expect(router.state.location.search).toBe('?division=d2'));
  });

  it('says when nobody is on it, when there is none, and when it is not there', async () => {
    board(7, []);
    openScreen('/leaderboard/c1');
    await page.findByText('Nobody on this board yet', {}, { timeout: 20_000 });
    openScreen('/leaderboard/none');
    await page.findByText('The board is not there');
  });

  it('says how it is scored, from the settings', async () => {
    board(7);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    fireEvent.click(page.getByRole('button', { name: 'How this is scored' }));
    const panel = await page.findByRole('dialog', {}, { timeout: 20_000 });
    expect(panel.textContent).toContain('Highest total wins, best single finish splits ties.');
    expect(panel.textContent).toContain('Breakwater');
  });

  it('is final once the competition is over', async () => {
    server.answer(path, () => {
      const { data } = pageSample(7, three);
      return { data: { ...data, standing: 'final' }, next: null };
    });
    openScreen('/leaderboard/c1');
    await page.findByText('Final', {}, { timeout: 20_000 });
  });
});
