import { screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStreamServer } from '../../../../platform/live/testing/fake-stream-server.ts';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { cutSample, pageSample, rowSample } from '../../testing/board-sample.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openScreen } from '../../testing/open-screen.tsx';

// Loaded before, so that no test waits for it.
import '../leaderboard.screen.tsx';
import '../tv/tv-screen.tsx';

const stream = new FakeStreamServer();
/** The screens are fetched when they are opened. */
const imported = { timeout: 15_000 };
const path = '/api/competitions/c1/leaderboard';
const rows = [
  rowSample(0, { cut: 'clinched' }),
  rowSample(1, { cut: 'above' }),
  rowSample(2, { cut: 'below' }),
  rowSample(3, { cut: 'out' }),
];
const width = (pixels: number) => {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: pixels,
    height: 900,
  });
};

beforeEach(() => {
  localStorage.clear();
  const server = new FakeServer(stream);
  server.answer('/api/competitions/c1', () => ({ data: competitionSample({ state: 'live' }) }));
  server.answer(path, () => {
    const { data } = pageSample(1, rows);
    return { data: { ...data, cut: cutSample(), position: '0' }, next: null, total: 4 };
  });
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

it('the table has the line between the second and the third, and a word for each', async () => {
  width(1280);
  openScreen('/leaderboard/c1');
  const table = await page.findByRole('grid', { name: 'Women Rx, Overall' }, imported);
  const lines = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '');
  expect(lines[3]).toBe('Cut after BreakwaterThe top 2 advance.');
  expect(lines[1]).toMatch(/Clinched$/);
  expect(lines[2]).toMatch(/In for now1 above the cut line$/);
  expect(lines[4]).toMatch(/Out for now1 below the cut line$/);
  expect(lines[5]).toMatch(/Out$/);
});

it('shows the cut line in the list on a phone', async () => {
  width(390);
  openScreen('/leaderboard/c1');
  const list = await page.findByRole('list', { name: 'Women Rx, Overall' }, imported);
  const lines = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  expect(lines[2]).toBe('Cut after BreakwaterThe top 2 advance.');
  expect(lines[0]).toContain('Clinched');
  expect(lines[4]).toContain('Out');
});

it('the screen of a hall has it under the tenth row, where the next page begins below it', async () => {
  width(1280);
  const field = Array.from({ length: 12 }, (_, at) => rowSample(at, { cut: at < 10 ? 'above' : 'below' }));
  const server = new FakeServer(stream);
  server.answer('/api/competitions/c1', () => ({ data: competitionSample({ state: 'live' }) }));
  server.answer(path, () => {
    const { data } = pageSample(1, field);
    return { data: { ...data, cut: cutSample({ lineAt: 10 }), position: '0' }, next: null, total: 12 };
  });
  vi.stubGlobal('fetch', server.fetch);
  openScreen('/leaderboard/c1?tv=1');
  await page.findByText('Athlete 9', {}, imported);
  expect(page.getAllByRole('row').at(-1)?.textContent).toMatch(/^Cut after Breakwater/);
});

it('the screen of a hall says of who left that they left, whatever place the points give', async () => {
  width(1280);
  rows.push(rowSample(4, { status: 'withdrawn', place: 5, name: 'Freja Bruun' }));
  openScreen('/leaderboard/c1?tv=1');
  const left = (await page.findByText('Freja Bruun', {}, imported)).closest('tr');
  expect(left?.textContent).toMatch(/^WD/);
  rows.pop();
});

it('shows the cut on the TV screen', async () => {
  width(1280);
  openScreen('/leaderboard/c1?tv=1');
  expect(await page.findByText('Cut after Breakwater', {}, imported)).toBeTruthy();
  expect(page.getAllByText(/^(In|Out) for now$/).length).toBeGreaterThanOrEqual(2);
});
