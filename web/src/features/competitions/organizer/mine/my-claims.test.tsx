import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { MyClaims } from './my-claims.tsx';

const path = '/api/my/entry-claims';
const offered = {
  entryId: 'e1',
  name: 'Signe Halvorsen',
  bib: 15,
  division: 'Women Rx',
  competition: { id: 'c1', name: 'Harbor Throwdown', startsOn: '2026-12-05', endsOn: '2026-12-06' },
};

let server: FakeServer;
let mine: object[];

beforeEach(() => {
  server = new FakeServer();
  mine = [offered];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.method === 'POST' || init?.method === 'DELETE') mine = [];
    return server.fetch(address, init);
  });
  server.answer(path, () => ({ data: mine }));
  server.answer(`${path}/e1/acceptance`, () => ({ data: { entryId: 'e1', merged: false } }));
  server.answer(`${path}/e1`, () => ({ data: null }));
});
afterEach(() => vi.unstubAllGlobals());

const open = () => openPart(() => <MyClaims personId="p1" />, competitionSample());

it.each([
  ['That’s me', 'POST', `${path}/e1/acceptance`],
  ['Not me', 'DELETE', `${path}/e1`],
])('shows whose entry it may be, and sends the answer: %s', async (words, method, address) => {
  open();
  expect(await page.findByRole('cell', { name: 'Women Rx, bib 15' })).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: `${words}: Signe Halvorsen, Harbor Throwdown` }));
  await waitFor(() => expect(server.asked).toContain(`${method} ${address}`));
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Are these you?' })).toBeNull());
});
