import type {
  FrozenBoardReply,
  PublicationReply,
} from '@chalkline/contract/competitions/publication.schema.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample, divisionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { ResultsPart } from './results.part.tsx';

const path = '/api/competitions/c1';
let server: FakeServer;
let bodies: unknown[];

const draft = (divisionId: string): PublicationReply => ({
  divisionId,
  workoutId: 'w1',
  state: 'draft',
  publishAt: null,
  changedAt: null,
  moveTo: ['published', 'final'],
});

const behind: FrozenBoardReply = {
  divisionId: 'd1',
  frozenAt: '2026-11-14T10:00:00.000Z',
  scores: 12,
  decisions: 0,
  entries: 1,
  teams: 0,
  results: 0,
  rules: ['scoring'],
};

beforeEach(() => {
  server = new FakeServer();
  bodies = [];
  server.answer(`${path}/publications`, () => ({ data: [draft('d1'), draft('d2')] }));
  server.answer(`${path}/frozen-boards`, () => ({ data: [behind] }));
  server.answer(`${path}/publications/moves`, () => ({ data: [] }));
  server.answer(`${path}/publications/embargo`, () => ({ data: [] }));
  server.answer(`${path}/scores/count`, () => ({
    data: [{ divisionId: 'd1', workoutId: 'w1', entries: 19, scores: 12, unchecked: 12, followUp: 0 }],
  }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(publishResults = true, frozenAt: string | null = null) {
  const own = competitionSample();
  openPart(ResultsPart, {
    ...own,
    state: 'live',
    divisions: [divisionSample('d1', { frozenAt }), divisionSample('d2', { name: 'Men Rx' })],
    can: { ...own.can, publishResults, moveTo: [] },
  });
}

it('publishes all selected results after saying what everyone will see', async () => {
  open();
  fireEvent.click(await page.findByLabelText('Breakwater'));
  expect(page.getByText('2 results selected')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Publish' }));
  const dialog = await page.findByRole('dialog');
  expect(within(dialog).getByText(/Everyone sees these results as provisional/)).toBeTruthy();
  expect(bodies).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  const results = ['d1', 'd2'].map((divisionId) => ({ divisionId, workoutId: 'w1' }));
  await waitFor(() => expect(bodies).toEqual([{ results, from: 'draft', to: 'published' }]));
});

it('makes all selected results final at the end, those that are final already left as they are', async () => {
  const final: PublicationReply = { ...draft('d2'), state: 'final', moveTo: ['published', 'withdrawn'] };
  server.answer(`${path}/publications`, () => ({ data: [draft('d1'), final] }));
  open();
  fireEvent.click(await page.findByLabelText('Breakwater'));
  fireEvent.click(page.getByRole('button', { name: 'Make final' }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.getByText('Make 1 result final?')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Make final' }));
  const results = [{ divisionId: 'd1', workoutId: 'w1' }];
  await waitFor(() => expect(bodies).toEqual([{ results, from: 'draft', to: 'final' }]));
});

it('schedules drafts in the venue’s time zone', async () => {
  open();
  fireEvent.click(await page.findByLabelText('Breakwater, Women Rx: Draft'));
  fireEvent.click(page.getByRole('button', { name: 'Schedule publishing' }));
  const typed = { target: { value: '2026-11-14T18:00' } };
  fireEvent.change(await page.findByLabelText('Date and time'), typed);
  fireEvent.click(page.getByRole('button', { name: 'Schedule' }));
  const results = [{ divisionId: 'd1', workoutId: 'w1' }];
  await waitFor(() => expect(bodies).toEqual([{ results, publishAt: '2026-11-14T17:00:00.000Z' }]));
});

it('freezes a leaderboard, and shows the error if that is refused', async () => {
  open();
  server.refuse(`${path}/divisions/d1/freeze`, 409, 'competition_closed');
  fireEvent.click(await page.findByRole('button', { name: 'Freeze Women Rx' }));
  expect(await page.findByText(/This competition isn’t open for changes/)).toBeTruthy();
  expect(bodies).toEqual([{ frozen: true }]);
});

it('warns that changes stay hidden while the leaderboard is frozen', async () => {
  open(true, '2026-11-14T10:00:00.000Z');
  expect(await page.findByText('Leaderboard frozen')).toBeTruthy();
  fireEvent.click(await page.findByLabelText('Breakwater, Women Rx: Draft'));
  fireEvent.click(page.getByRole('button', { name: 'Publish' }));
  const dialog = within(await page.findByRole('dialog'));
  expect(dialog.getByText(/The leaderboard is frozen: Women Rx/)).toBeTruthy();
});

it('says which changes a frozen leaderboard hides', async () => {
  open(true, behind.frozenAt);
  const words =
    'Hidden until you unfreeze it: 12 new or corrected scores, 1 changed athlete. Changed since the freeze: the competition’s scoring.';
  expect(await page.findByText(words)).toBeTruthy();
});

it('says that teams have no scores of their own where these are added up', async () => {
  const own = competitionSample();
  const divisions = [divisionSample('d1', { teams: { by: 'sum' } })];
  openPart(ResultsPart, { ...own, state: 'live', divisions, can: { ...own.can, moveTo: [] } });
  expect(await page.findByText('Added up from the members')).toBeTruthy();
});

it('is read-only without the right to publish', async () => {
  open(false);
  expect((await page.findAllByText('Draft')).length).toBe(2);
  expect(await page.findByText('12 of 19 scores')).toBeTruthy();
  expect(page.queryByRole('checkbox')).toBeNull();
});
