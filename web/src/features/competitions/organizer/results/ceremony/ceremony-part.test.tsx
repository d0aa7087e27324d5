import type { RevealDeskReply } from '@chalkline/contract/competitions/reveal.schema.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../../platform/testing/fake-server.ts';
import { competitionSample, divisionSample } from '../../../testing/competition-sample.ts';
import { openPart } from '../../testing/open-part.tsx';
import { ResultsPart } from '../results.part.tsx';

const path = '/api/competitions/c1';
const reveal = `${path}/divisions/d1/reveal`;
let server: FakeServer;
let bodies: unknown[];

const at = (place: number, ...names: string[]) => ({
  place,
  entries: names.map((name, index) => ({
    entryId: name,
    bib: index,
    name,
    country: null,
    affiliate: null,
    total: 90,
  })),
});
const places = [at(1, 'Ana'), at(2, 'Ben', 'Cleo'), at(4, 'Dan')];

function desk(shownFrom: number | null, outdated = false): RevealDeskReply {
  const shown = places.filter(({ place }) => shownFrom !== null && place >= shownFrom);
  return {
    shown: {
      divisionId: 'd1',
      divisionName: 'Women Rx',
      startedAt: '2026-11-14T10:00:00.000Z',
      totals: 'points',
      shownFrom,
      complete: shownFrom === 1,
      places: shown,
    },
    places,
    outdated,
  };
}

beforeEach(() => {
  server = new FakeServer();
  bodies = [];
  server.answer(`${path}/publications`, () => ({ data: [] }));
  server.answer(`${path}/frozen-boards`, () => ({ data: [] }));
  server.answer(`${path}/scores/count`, () => ({ data: [] }));
  server.answer(`${reveal}/position`, () => ({ data: desk(2).shown }));
  server.answer(`${reveal}/publication`, () => ({ data: null }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(running: RevealDeskReply | null, publishResults = true, search = '?ceremony=d1') {
  server.answer(`${reveal}/desk`, () => ({ data: running }));
  const own = competitionSample();
  const revealingSince = running?.shown.startedAt ?? null;
  const division = divisionSample('d1', { frozenAt: '2026-11-14T09:00:00.000Z', revealingSince });
  const can = { ...own.can, publishResults, moveTo: [] };
  openPart(ResultsPart, { ...own, state: 'live', divisions: [division], can }, search);
}

it('sends the place it means and the one it saw', async () => {
  open(desk(4));
  fireEvent.click(await page.findByRole('button', { name: 'Show 2nd place' }));
  await waitFor(() => expect(bodies).toEqual([{ from: 4, to: 2 }]));
});

it('goes back, before the last place too', async () => {
  open(desk(4));
  fireEvent.click(await page.findByRole('button', { name: 'Back one place' }));
  await waitFor(() => expect(bodies).toEqual([{ from: 4, to: null }]));
});

it('asks before it shows several places at once', async () => {
  open(desk(null));
  fireEvent.click(await page.findByRole('button', { name: 'Show up to 2nd place' }));
  const dialog = await page.findByRole('dialog');
  expect(bodies).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(bodies).toEqual([{ from: null, to: 2 }]));
});

it('publishes once every place is shown, not before', async () => {
  open(desk(2));
  await page.findByRole('button', { name: 'Show 1st place' });
  expect(page.queryByRole('button', { name: 'Make final' })).toBeNull();
});

it('publishes the results at the end', async () => {
  open(desk(1));
  fireEvent.click(await page.findByRole('button', { name: 'Make final' }));
  const dialog = await page.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make final' }));
  await waitFor(() => expect(bodies).toEqual([{ to: 'final' }]));
});

it('says when the standings have changed', async () => {
  open(desk(4, true));
  expect(await page.findByText(/standings have changed since/)).toBeTruthy();
});

it('is shown, not run, without the right to publish', async () => {
  open(desk(4), false);
  expect(await page.findByText('Dan')).toBeTruthy();
  expect(page.queryByRole('button', { name: /Show|Back|Stop/ })).toBeNull();
});

it('keeps a leaderboard from being unfrozen under a running ceremony', async () => {
  open(desk(4), true, '');
  expect(await page.findByText('Award ceremony running')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Unfreeze Women Rx' })).toBeNull();
  expect(page.getByRole('link', { name: 'Award ceremony, Women Rx' })).toBeTruthy();
});
