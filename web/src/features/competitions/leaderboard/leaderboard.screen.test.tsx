import { boardTopic } from '@chalkline/contract/competitions/board-topics.ts';
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStreamServer } from '../../../platform/live/testing/fake-stream-server.ts';
import { session } from '../../../platform/session.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import {
  cellSample,
  explanationSample,
  headSample,
  newsSample,
  pageSample,
  rowSample,
} from '../testing/board-sample.ts';
import { competitionSample, divisionSample } from '../testing/competition-sample.ts';
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

const userCan = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
const user = {
  id: 'p1',
  email: 'a@example.org',
  name: 'Ana',
  photo: null,
  accountType: 'trainee',
  can: userCan,
} as const;

const tell = (news: BoardNews) =>
  act(async () => void stream.publish(boardTopic('d1'), news.data, news.kind));
const width = (pixels: number) => {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: pixels,
    height: 900,
  });
};

beforeEach(() => {
  localStorage.clear();
  width(1280);
  server = new FakeServer(stream);
  server.answer('/api/competitions/c1', () => ({ data: competitionSample({ state: 'live' }) }));
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const athlete = (name: string) => page.findByText(name);
const names = () => page.getAllByText(/^Athlete \d+$/).map(({ textContent }) => textContent);
const watching = () => waitFor(() => expect(stream.streams.size).toBe(1));

describe('the board', () => {
  it('shows places, points and results of the first division', async () => {
    board(7);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    await waitFor(() => expect(document.title).toContain('Harbor Throwdown, leaderboard'));
    const table = page.getByRole('grid', { name: 'Women Rx, Overall' });
    const [, first] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('1st');
    expect(first?.textContent).toContain('9:41.28');
    expect(first?.textContent).toContain('100 pts');
    expect(page.getByText('Provisional')).toBeTruthy();
    expect(page.getByText('3 entries')).toBeTruthy();
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
    await page.findByText(/Reconnecting… Leaderboard as of/);
    expect(names()).toEqual(['Athlete 0', 'Athlete 1', 'Athlete 2']);
    server.isReachable = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(names()[0]).toBe('Athlete 1'));
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
    await page.findByText('No athletes found');
    fireEvent.click(page.getByRole('button', { name: 'Show all athletes' }));
    await waitFor(() => expect(names()).toEqual(['Athlete 1', 'Athlete 0']));
    expect(router.state.location.search).toBe('?workout=w1');
  });

  it('shows adjustments and penalties', async () => {
    board(7, [
      rowSample(0, {
        adjustment: -10,
        adjustmentReason: 'Late',
        cells: [cellSample({ penalty: '10 s penalty: stepped off' })],
      }),
      rowSample(1),
    ]);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    expect(page.getByText('−10 by hand').title).toBe('Late');
    expect(page.getByTitle('10 s penalty: stepped off').textContent).toMatch(/pen/);
    expect(page.queryAllByText(/by hand/)).toHaveLength(1);
  });

  it('keeps workout and view when the division changes', async () => {
    board(7);
    openScreen('/leaderboard/c1?division=d1&workout=w1&view=inside');
    await athlete('Athlete 0');
    const others = page.getByRole('navigation', { name: 'Divisions' }).querySelectorAll('a');
    for (const link of others) expect(link.getAttribute('href')).toMatch(/&workout=w1&view=inside$/);
    expect(others.length).toBeGreaterThan(0);
  });

  it('filters by country and followed athletes, renumbers, and keeps both in the URL', async () => {
    board(7, [rowSample(0), rowSample(1, { country: 'NLD' }), rowSample(2, { country: 'NLD' })]);
    const router = openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    fireEvent.change(page.getByRole('combobox', { name: 'Country' }), { target: { value: 'NLD' } });
    await waitFor(() => expect(names()).toEqual(['Athlete 1', 'Athlete 2']));
    const row = page.getByText('Athlete 2').closest('tr');
    expect(row?.textContent).toContain('2nd');
    expect(row?.textContent).toContain('3rd of all');
    fireEvent.click(page.getByRole('button', { name: 'Follow Athlete 2' }));
    fireEvent.click(await page.findByRole('button', { name: 'Following 1' }));
    await waitFor(() => expect(names()).toEqual(['Athlete 2']));
    expect(router.state.location.search).toBe('?country=NLD&following=1');
    expect(localStorage.getItem('followedAthletes')).toBe('{"c1":["e2"]}');
  });

  it('marks the row of the viewer, which they don’t follow', async () => {
    session.start({ token: 'token', user });
    server.answer('/api/competitions/c1/followed', () => ({ data: [] }));
    server.answer('/api/competitions/c1/my-places', () => ({ data: [{ entryId: 'e1' }] }));
    board(7, [rowSample(0), rowSample(1)]);
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    await waitFor(() => expect(page.getByText('You').closest('tr')?.textContent).toContain('Athlete 1'));
    expect(page.getByRole('button', { name: 'Follow Athlete 0' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Follow Athlete 1' })).toBeNull();
  });

  it('opens on the division that the viewer competes in, unless the address names another', async () => {
    session.start({ token: 'token', user });
    server.answer('/api/competitions/c1/followed', () => ({ data: [] }));
    server.answer('/api/competitions/c1/my-places', () => ({ data: [{ entryId: 'e1', divisionId: 'd2' }] }));
    const read: (string | null)[] = [];
    server.answer(path, (query) => {
      read.push(query.get('divisionId'));
      return pageSample(7, [rowSample(0)]);
    });
    const router = openScreen('/leaderboard/c1');
    await waitFor(() => expect(read.at(-1)).toBe('d2'));
    await router.navigate('/leaderboard/c1?division=d1');
    await waitFor(() => expect(read.at(-1)).toBe('d1'));
  });

  it('searches a large board on the server', async () => {
    server.answer(path, () => pageSample(7, three, { next: 'there', rowCount: 1000 }));
    server.answer('/api/competitions/c1/leaderboard/filters', () => ({
      data: {
        countries: [
          { value: 'NOR', athletes: 7 },
          { value: 'JPN', athletes: 2 },
        ],
        regions: [
          { value: 'Kansai', athletes: 2 },
          { value: 'Vestland', athletes: 3 },
        ],
        affiliates: [],
      },
    }));
    server.answer('/api/competitions/c1/leaderboard/found', () => ({
      data: {
        head: headSample(7, 1000),
        rows: [{ ...rowSample(640, { country: 'JPN' }), placeHere: 1, tiedHere: false }],
      },
      total: 1,
    }));
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    await page.findByRole('option', { name: 'Japan (2)' });
    fireEvent.change(page.getByRole('combobox', { name: 'Country' }), { target: { value: 'JPN' } });
    const row = (await athlete('Athlete 640')).closest('tr');
    expect(row?.textContent).toContain('1st');
    expect(row?.textContent).toContain('641st of all');
    expect(server.asked.at(-1)).toContain('found?divisionId=d1&view=public&country=JPN');
    fireEvent.change(page.getByRole('combobox', { name: 'Region' }), { target: { value: 'Kansai' } });
    await waitFor(() => expect(server.asked.at(-1)).toContain('country=JPN&region=Kansai'));
  });

  it('hatches withdrawn athletes and shows their status', async () => {
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
    fireEvent.click(await page.findByRole('button', { name: 'Show more' }));
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
    expect(page.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Breakwater',
      'Overall',
    ]);
    fireEvent.click(row);
    expect(page.queryByRole('term')).toBeNull();
    fireEvent.change(page.getByRole('combobox', { name: 'Division' }), { target: { value: 'd2' } });
    await waitFor(() => expect(router.state.location.search).toBe('?division=d2'));
  });

  it('says when the board is empty and when it is not found', async () => {
    board(7, []);
    openScreen('/leaderboard/c1');
    await page.findByText('No athletes yet');
    openScreen('/leaderboard/none');
    await page.findByText('The leaderboard couldn’t be found');
  });

  it('says how it is scored, from the settings', async () => {
    board(7);
    const divisions = [divisionSample('d1', { teams: { by: 'best', count: 2 } })];
    server.answer('/api/competitions/c1', () => ({ data: competitionSample({ divisions }) }));
    openScreen('/leaderboard/c1');
    await athlete('Athlete 0');
    fireEvent.click(page.getByRole('button', { name: 'How this is scored' }));
    const panel = await page.findByRole('dialog');
    expect(panel.textContent).toContain('Highest total wins, best single finish splits ties.');
    expect(panel.textContent).toContain('Breakwater');
    expect(panel.textContent).toContain('the lowest score wins.');
    expect(panel.textContent).toContain('A team’s score is the sum of its best 2 members’ scores.');
  });

  it('explains a figure by a click, goes between figures by arrows, and gives the focus back', async () => {
    board(7);
    server.answer('/api/competitions/c1/leaderboard/explanation', (query) => ({
      data: explanationSample(query.get('entryId') ?? '', query.get('workoutId')),
    }));
    openScreen('/leaderboard/c1');
    await athlete('Athlete 1');
    const [place, total, cell] = within(
      page.getByText('Athlete 1').closest('tr') as HTMLElement,
    ).getAllByTitle('Explain this place') as [HTMLElement, HTMLElement, HTMLElement];
    expect(page.getByRole('grid').querySelectorAll('[data-figure][tabindex="0"]')).toHaveLength(1);
    place.focus();
    expect([...page.getByRole('grid').querySelectorAll('[data-figure][tabindex="0"]')]).toEqual([place]);
    fireEvent.keyDown(place, { key: 'End' });
    expect(document.activeElement).toBe(cell);
    fireEvent.keyDown(cell, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(total);
    fireEvent.keyDown(total, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell);
    fireEvent.click(cell);
    const told = await page.findByRole('dialog', { name: 'Why Athlete 1 has this place' }, { timeout: 9000 });
    // At once: a key that comes with the window must find it.
    expect(told.contains(document.activeElement)).toBe(true);
    await within(told).findByText('1 is better, so this is the 2nd place of 3.');
    expect(told.textContent).toContain('To pass, the time must be better than 9:12.');
    expect(cell.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(cell);
  });

  it('leads the athlete whose result it is, and nobody else, to an appeal', async () => {
    session.start({ token: 'token', user });
    board(7);
    server.answer('/api/competitions/c1/followed', () => ({ data: [] }));
    server.answer('/api/competitions/c1/my-places', () => ({ data: [{ entryId: 'e1' }] }));
    server.answer('/api/competitions/c1/own-appeals', () => ({
      data: [{ entry: { id: 'e1', name: 'Athlete 1', bib: 101 }, hurdle: null, until: null, appeal: null }],
    }));
    server.answer('/api/competitions/c1/leaderboard/explanation', (query) => ({
      data: explanationSample(query.get('entryId') ?? '', query.get('workoutId')),
    }));
    openScreen('/leaderboard/c1');
    const explain = async (name: string) => {
      const row = (await athlete(name)).closest('tr') as HTMLElement;
      fireEvent.click(within(row).getAllByTitle('Explain this place').at(-1) as HTMLElement);
      const told = await page.findByRole('dialog', { name: `Why ${name} has this place` }, { timeout: 9000 });
      await within(told).findByText('1 is better, so this is the 2nd place of 3.');
      return within(told);
    };
    await page.findByText('You');
    const own = await (await explain('Athlete 1')).findByRole('link', { name: 'Appeal this result' });
    expect(own.getAttribute('href')).toBe('/workout-detail/w1');
    expect((await explain('Athlete 2')).queryByRole('link', { name: 'Appeal this result' })).toBeNull();
  });

  it('is final once the competition is over', async () => {
    server.answer(path, () => {
      const { data } = pageSample(7, three);
      return { data: { ...data, standing: 'final' }, next: null };
    });
    openScreen('/leaderboard/c1');
    await page.findByText('Final');
  });
});
