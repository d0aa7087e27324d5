import type { PublicationReply } from '@chalkline/contract/competitions/publication.schema.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample, divisionSample, workoutSample } from '../../testing/competition-sample.ts';
import { ResultsPart } from '../results/results.part.tsx';
import { openPart } from '../testing/open-part.tsx';

const path = '/api/competitions/c1';
let server: FakeServer;
let bodies: unknown[];

const results = (
  workoutId: string,
  divisionId: string,
  state: PublicationReply['state'],
): PublicationReply => ({
  workoutId,
  divisionId,
  state,
  publishAt: state === 'draft' ? '2026-11-15T18:00:00.000Z' : null,
  changedAt: null,
  moveTo: [],
});

beforeEach(() => {
  server = new FakeServer();
  bodies = [];
  server.answer(`${path}/scores/count`, () => ({ data: [] }));
  server.answer(`${path}/appeals`, () => ({ data: [] }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function askToFinish(publications: readonly PublicationReply[], frozenAt: string | null = null) {
  const own = competitionSample();
  const competition = {
    ...own,
    state: 'live' as const,
    divisions: [divisionSample('d1'), divisionSample('d2', { name: 'Men Rx', frozenAt })],
    workouts: [workoutSample('w1'), workoutSample('w2', { name: 'Crane' })],
    can: { ...own.can, publishResults: true, moveTo: ['finished' as const] },
  };
  server.answer(`${path}/publications`, () => ({ data: publications }));
  server.answer(`${path}/state`, () => ({ data: { ...competition, state: 'finished' } }));
  openPart(ResultsPart, competition);
  fireEvent.click(await page.findByRole('button', { name: 'Finish' }));
  return within(await page.findByRole('dialog'));
}

it('says that everything will be final if nothing prevents it', async () => {
  const dialog = await askToFinish([results('w1', 'd1', 'published'), results('w2', 'd1', 'final')]);
  expect(await dialog.findByText(/1 result is provisional and becomes final/)).toBeTruthy();
  expect(dialog.getByText('All leaderboards will be final.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Finish' }));
  const nothing = { results: [], follow: [] };
  await waitFor(() => expect(bodies).toEqual([{ from: 'live', to: 'finished', settle: nothing }]));
});

it('says how many scores are missing', async () => {
  const count = { divisionId: 'd1', workoutId: 'w1', entries: 12, scores: 9, unchecked: 0, followUp: 0 };
  server.answer(`${path}/scores/count`, () => ({ data: [count] }));
  const dialog = await askToFinish([results('w1', 'd1', 'published')]);
  expect(await dialog.findByText(/^3 scores are missing, and no more can be entered/)).toBeTruthy();
});

it('lists unsettled results, asks what to do with them, and does so when finishing', async () => {
  const dialog = await askToFinish(
    [
      results('w1', 'd1', 'frozen'),
      results('w2', 'd1', 'draft'),
      results('w1', 'd2', 'withdrawn'),
      results('w2', 'd2', 'published'),
    ],
    '2026-11-14T10:00:00.000Z',
  );
  expect(await dialog.findByText('1 result and 1 leaderboard are frozen')).toBeTruthy();
  expect(dialog.getByText('Breakwater, Women Rx')).toBeTruthy();
  expect(dialog.getByText(/The Men Rx leaderboard, frozen/)).toBeTruthy();
  expect(dialog.getByText('1 result is not published')).toBeTruthy();
  expect(dialog.getByText(/Crane, Women Rx, publishes/)).toBeTruthy();
  expect(dialog.getByText('1 result is hidden')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Finish' }));
  expect(dialog.getAllByText('Choose what to do with them.').length).toBe(3);
  expect(bodies).toEqual([]);
  fireEvent.click(dialog.getByLabelText('Unfreeze and make final'));
  fireEvent.click(dialog.getByLabelText('Publish as final'));
  fireEvent.click(dialog.getByLabelText('Keep hidden'));
  expect(dialog.getByText(/This leaderboard stays provisional: Men Rx/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(bodies.length).toBe(1));
  expect(bodies[0]).toEqual({
    from: 'live',
    to: 'finished',
    settle: {
      results: [
        { workoutId: 'w1', divisionId: 'd1', from: 'frozen' },
        { workoutId: 'w2', divisionId: 'd1', from: 'draft' },
      ],
      follow: ['d2'],
    },
  });
});

it('stays open with the reason if results changed in the meantime', async () => {
  const dialog = await askToFinish([results('w1', 'd1', 'draft')]);
  server.refuse(`${path}/state`, 409, 'state_changed');
  fireEvent.click(await dialog.findByLabelText('Keep as drafts'));
  fireEvent.click(dialog.getByRole('button', { name: 'Finish' }));
  expect((await dialog.findByText(/changed/i)).textContent).not.toBe('');
});

it('waits for open appeals to be decided, and says which', async () => {
  const entry = { name: 'Ingunn Bakke', divisionName: 'Women Rx' };
  server.answer(`${path}/appeals`, () => ({ data: [{ id: 'a1', entry, workout: { name: 'Crane' } }] }));
  const dialog = await askToFinish([results('w1', 'd1', 'published')]);
  expect(await dialog.findByText('Ingunn Bakke, Crane, Women Rx')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open appeals' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Finish' }).hasAttribute('disabled')).toBe(true);
});
