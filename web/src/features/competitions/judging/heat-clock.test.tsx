import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample } from '../testing/competition-sample.ts';
import { HeatClock } from './heat-clock.tsx';

const path = '/api/competitions/c1/heats/h1/clock';
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.answer(path, () => ({ data: {} }));
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const open = (clockStarter: string, startedAt: string | null = null) => {
  const heat = { id: 'h1', number: 2, startsAt: '2026-11-14T10:00:00.000Z', startedAt, capSeconds: null };
  const competition = { id: 'c1', zone: 'UTC', clockStarter };
  openPart(
    () => <HeatClock competition={competition as never} heat={heat as never} ahead={0} />,
    competitionSample(),
  );
};

it.each([
  ['head_judge', 'The head judge starts the clock'],
  ['organizer', 'The organizer starts the clock'],
])('says that the %s starts the clock', (clockStarter, words) => {
  open(clockStarter);
  expect(page.getByText(words)).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});

it('shows no button on a running clock of someone else', () => {
  open('head_judge', '2026-11-14T10:00:00.000Z');
  expect(page.getByRole('timer')).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});

it('starts at one tap of the head judge', async () => {
  open('you');
  fireEvent.click(page.getByRole('button', { name: 'Start the clock' }));
  await waitFor(() => expect(server.asked).toEqual([`PUT ${path}`]));
});

it('asks a judge before it starts for everyone', async () => {
  open('any_judge');
  fireEvent.click(page.getByRole('button', { name: 'Start the clock' }));
  const dialog = await page.findByRole('dialog', { name: 'Start the clock of heat 2?' });
  expect(server.asked).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start the clock' }));
  await waitFor(() => expect(server.asked).toEqual([`PUT ${path}`]));
});

it('takes a false start back after asking', async () => {
  open('you', '2026-11-14T10:00:00.000Z');
  fireEvent.click(page.getByRole('button', { name: 'Reset the clock' }));
  const dialog = await page.findByRole('dialog', { name: 'Reset the clock of heat 2?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reset the clock' }));
  await waitFor(() => expect(server.asked).toEqual([`PUT ${path}`]));
});
