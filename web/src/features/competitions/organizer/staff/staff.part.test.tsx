import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { StaffPart } from './staff.part.tsx';

const path = '/api/competitions/c1/staff';
const waiting = {
  id: 'i1',
  email: 'jonas@example.org',
  role: 'manager',
  until: null,
  invitedAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
};

let server: FakeServer;
let invited: object[];

beforeEach(() => {
  server = new FakeServer();
  invited = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.method === 'POST') invited = [waiting];
    if (init?.method === 'DELETE') invited = [];
    return server.fetch(address, init);
  });
  server.answer(path, () => ({
    data: [{ personId: 'p1', name: 'Imani Okafor', role: 'owner', until: null, addedAt: waiting.invitedAt }],
  }));
  server.answer(`${path}/invitations`, () => ({ data: invited }));
  server.answer(`${path}/invitations/i1`, () => ({ data: null }));
});
afterEach(() => vi.unstubAllGlobals());

function open(manageStaff = true) {
  openPart(StaffPart, competitionSample({ can: { ...competitionSample().can, manageStaff } }));
}

it('says that the person decides, and shows invitations by address only', async () => {
  open();
  expect(page.getByText('They join the staff once they accept the invitation in their email.')).toBeTruthy();
  expect(page.queryByRole('heading', { name: 'Pending invitations' })).toBeNull();
  await page.findByText('Imani Okafor');
  server.answer(path, () => ({ data: waiting }));
  fireEvent.change(page.getByLabelText('Email'), { target: { value: 'Jonas@example.org' } });
  fireEvent.click(page.getByRole('button', { name: 'Invite' }));
  expect(await page.findByText('jonas@example.org')).toBeTruthy();
  expect(page.getByRole('heading', { name: 'Pending invitations' })).toBeTruthy();
});

it('withdraws an invitation', async () => {
  invited = [waiting];
  open();
  fireEvent.click(await page.findByRole('button', { name: 'Withdraw the invitation to jonas@example.org' }));
  await waitFor(() => expect(server.asked).toContain(`DELETE ${path}/invitations/i1`));
  await waitFor(() => expect(page.queryByText('jonas@example.org')).toBeNull());
});

it('doesn’t load invitations for staff', async () => {
  open(false);
  await page.findByText('Imani Okafor');
  expect(server.asked.filter((asked) => asked.includes('invitations'))).toEqual([]);
});

it('changes a role and its last day, and shows both', async () => {
  const helper = {
    personId: 'p2',
    name: 'Ana Reyes',
    role: 'scorer',
    until: null,
    addedAt: waiting.invitedAt,
  };
  const bodies: unknown[] = [];
  server.answer(path, () => ({ data: [{ ...helper, until: bodies.length > 0 ? '2026-12-05' : null }] }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
  server.answer(`${path}/p2`, () => ({ data: { ...helper, until: '2026-12-05' } }));
  open();
  fireEvent.click(await page.findByRole('button', { name: 'Change the role of Ana Reyes' }));
  const modal = await page.findByRole('dialog', { name: 'Role of Ana Reyes' });
  expect(within(modal).getByText('Enters scores, at a desk or as a judge of lanes.')).toBeTruthy();
  fireEvent.change(within(modal).getByLabelText(/Last day/), { target: { value: '2026-12-05' } });
  fireEvent.click(within(modal).getByRole('button', { name: 'Save' }));
  expect(await page.findByText('Scorer, until Sat 5 Dec 2026')).toBeTruthy();
  expect(bodies).toEqual([{ role: 'scorer', until: '2026-12-05' }]);
});
