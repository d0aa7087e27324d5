import { addresses } from '@chalkline/contract/urls.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../../platform/session.ts';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openScreen } from '../../testing/open-screen.tsx';

let server: FakeServer;
const can = { ...competitionSample().can, edit: true, moveTo: ['published' as const] };

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/api/competitions/c1/schedule', () => ({ data: [] }));
  server.answer('/api/competitions/c1/code', () => ({ data: { code: 'BCDF2345', guests: 2 } }));
  session.start({
    token: 't',
    user: {
      id: 'p1',
      email: 'wanjiru@example.org',
      name: 'Wanjiru Kamande',
      photo: null,
      accountType: 'trainee',
      can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
    },
  });
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

const answer = (sketch: Parameters<typeof competitionSample>[0]) =>
  server.answer('/api/competitions/c1', () => ({ data: competitionSample({ can, ...sketch }) }));
const opened = () => openScreen('/created/c1', [addresses.competitionDetail]);
const listed = () => page.findByText('Before publishing');

it('links missing parts to their step, and publishes a complete draft', async () => {
  answer({ state: 'draft', description: '' });
  opened();
  await listed();
  const add = page.getByRole('link', { name: /Add: Description/ });
  expect(add.getAttribute('href')).toBe('/create-competition?id=c1');
  server.answer('/api/competitions/c1/state', () => ({
    data: competitionSample({ can, state: 'published' }),
  }));
  answer({ state: 'published', description: '' });
  fireEvent.click(page.getByRole('button', { name: 'Publish' }));
  const asked = await page.findByRole('dialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(page.queryByText('Before publishing')).toBeNull());
  expect(server.asked).toContain('POST /api/competitions/c1/state');
});

it('can’t be published without a division', async () => {
  answer({ state: 'draft', divisions: [] });
  opened();
  await listed();
  expect(page.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  expect(page.getByText('Required')).toBeTruthy();
});

it('shows the link, and the code only for private competitions', async () => {
  answer({ state: 'draft', visibility: 'private' });
  opened();
  await listed();
  await page.findByText('BCDF-2345');
  expect(page.getByText(/Used by 2 so far/)).toBeTruthy();
  expect(page.getByText(/\/competition\/competition-detail\/c1/)).toBeTruthy();
  expect(await page.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  answer({ state: 'draft' });
  opened();
  await waitFor(() => expect(page.queryAllByText('Competition code').length).toBeLessThan(2));
});

it('shares the link of a private one, which the server gives nobody', async () => {
  answer({ state: 'published', visibility: 'private' });
  opened();
  fireEvent.click(await page.findByRole('button', { name: 'Share' }));
  const modal = await page.findByRole('dialog');
  const field = await within(modal).findByLabelText('Link');
  expect(field).toHaveProperty('value', expect.stringContaining('/competition/competition-detail/c1'));
  expect(server.asked.filter((asked) => asked.includes('shared-link'))).toEqual([]);
});

it('prints a poster with the name, dates, place and QR code', async () => {
  answer({ state: 'published', entryCount: 0 });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  opened();
  const poster = await page.findByRole('article', { name: 'Poster of Harbor Throwdown' });
  expect(within(poster).getByText(/Rotterdam/)).toBeTruthy();
  expect(await within(poster).findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Print poster' }));
  expect(print).toHaveBeenCalledOnce();
});

it('leads from a published competition to adding athletes', async () => {
  answer({ state: 'published', entryCount: 0, can: { ...can, manageEntries: true } });
  opened();
  const next = await page.findByRole('link', { name: 'Add athletes' });
  expect(next.getAttribute('href')).toBe('/competition-dashboard/c1?part=entries');
});
