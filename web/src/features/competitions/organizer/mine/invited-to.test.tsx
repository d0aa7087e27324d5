import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { InvitedTo } from './invited-to.tsx';

const path = '/api/my/staff-invitations';
const asked = {
  id: 'i1',
  role: 'owner',
  until: null,
  invitedBy: 'Imani Okafor',
  invitedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
  competition: { id: 'c1', name: 'Harbor Throwdown', startsOn: '2026-12-05', endsOn: '2026-12-06' },
};

let server: FakeServer;
let mine: object[];
let bodies: unknown[];

beforeEach(() => {
  server = new FakeServer();
  mine = [asked];
  bodies = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    if (init?.method === 'POST' || init?.method === 'DELETE') mine = [];
    return server.fetch(address, init);
  });
  server.answer(path, () => ({ data: mine }));
  server.answer(`${path}/i1`, () => ({ data: null }));
  const person = {
    personId: 'p1',
    name: 'Jonas Brandt',
    role: 'owner',
    until: null,
    addedAt: asked.invitedAt,
  };
  server.answer(`${path}/i1/acceptance`, () => ({ data: person }));
});
afterEach(() => vi.unstubAllGlobals());

const open = () => openPart(() => <InvitedTo />, competitionSample());

it('says who invites to which role, and accepts the shown role', async () => {
  open();
  expect(await page.findByRole('cell', { name: 'Imani Okafor' })).toBeTruthy();
  expect(page.getByRole('cell', { name: 'Owner' })).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Accept: Harbor Throwdown' }));
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Invitations' })).toBeNull());
  expect(bodies).toEqual([{ role: 'owner' }]);
});

it('declines', async () => {
  open();
  fireEvent.click(await page.findByRole('button', { name: 'Decline: Harbor Throwdown' }));
  await waitFor(() => expect(server.asked).toContain(`DELETE ${path}/i1`));
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Invitations' })).toBeNull());
});

it('renders nothing without invitations', async () => {
  mine = [];
  open();
  await waitFor(() => expect(server.asked).toContain(`GET ${path}`));
  expect(page.queryByRole('heading', { name: 'Invitations' })).toBeNull();
});
