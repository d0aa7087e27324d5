import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import type { ScoreReply } from '@chalkline/contract/competitions/score.schema.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample, workoutSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { ScoresPart } from './scores.part.tsx';

const path = '/api/competitions/c1';
const stream = new FakeServer().stream;
let server: FakeServer;
/** The recorded scores, first to last. */
let log: ScoreReply[];

const entries = [11, 12, 13].map(
  (bib) => ({ id: `e${bib}`, divisionId: 'd1', bib, name: `Athlete ${bib}`, state: 'active' }) as EntryReply,
);
const currentOf = (workoutId: string, entryId: string) =>
  log.findLast((score) => score.workoutId === workoutId && score.entryId === entryId) ?? null;

beforeEach(() => {
  log = [];
  server = new FakeServer(stream);
  server.answer(`${path}/penalties`, () => ({ data: [], next: null }));
  server.answer(`${path}/scores`, (query) => ({
    data: entries.map((entry) => ({ entry, score: currentOf(query.get('workoutId') ?? '', entry.id) })),
    next: null,
    total: entries.length,
  }));
  server.answer(`${path}/scores/history`, (query) => ({
    data: [currentOf(query.get('workoutId') ?? '', query.get('entryId') ?? '')],
  }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.method === 'POST' && address.endsWith('/scores')) return record(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Appends a score like the server: it must correct the current one. */
async function record(body: ScoreReply & { reason: string }): Promise<Response> {
  const current = currentOf(body.workoutId, body.entryId);
  if ((current?.id ?? null) !== body.previousId) {
    const failure = { message: 'x', errors: [{ code: 'score_conflict', message: 'x' }] };
    return new Response(JSON.stringify(failure), { status: 409 });
  }
  const [minutes = 0, seconds = 0] = body.typed.split(':').map(Number);
  const amount = (minutes * 60 + seconds) * 1000;
  const score: ScoreReply = {
    ...body,
    id: `s${log.length + 1}`,
    value: body.typed === '' ? null : { result: { outcome: 'finished', amount } },
    understood: body.typed,
    receivedAt: '2026-11-14T14:36:02Z',
    recordedBy: { id: 'p', name: 'Imani Okafor' },
  };
  log.push(score);
  return new Response(JSON.stringify({ message: 'OK', data: score }), { status: 201 });
}

const box = (bib: number) => page.getByLabelText<HTMLInputElement>(`Score for ${bib} Athlete ${bib}`);
async function openSheet() {
  const own = competitionSample({ workouts: [workoutSample('w1'), workoutSample('w2', { name: 'Mole' })] });
  openPart(ScoresPart, { ...own, can: { ...own.can, seeInside: true, recordScores: true } });
  await page.findByLabelText('Score for 11 Athlete 11');
}
function type(bib: number, text: string, key = 'Enter') {
  box(bib).focus();
  fireEvent.change(box(bib), { target: { value: text } });
  fireEvent.keyDown(box(bib), { key });
}

it('moves like a spreadsheet with Enter, Tab and arrow keys, also to the next workout', async () => {
  await openSheet();
  type(11, '9:41');
  expect(document.activeElement).toBe(box(12));
  type(12, '9:50', 'Tab');
  expect(document.activeElement).toBe(box(13));
  fireEvent.keyDown(box(13), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(box(12));
  fireEvent.keyDown(box(12), { key: 'Home', ctrlKey: true });
  expect(document.activeElement).toBe(box(11));
  await waitFor(() => expect(log.map(({ typed }) => typed)).toEqual(['9:41', '9:50']));
  await page.findByText('Saved: 9:50');
  box(12).focus();
  fireEvent.keyDown(box(12), { key: 'ArrowRight' });
  await waitFor(() => expect(box(12).value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(box(12)));
});

it('undoes and redoes one’s own scores as corrections with a reason', async () => {
  await openSheet();
  type(11, '9:41');
  await page.findByText('Saved: 9:41');
  fireEvent.keyDown(box(12), { key: 'z', ctrlKey: true });
  expect(await page.findByText('Undone: Athlete 11 has no score.')).toBeTruthy();
  expect(box(11).value).toBe('');
  fireEvent.click(page.getByRole('button', { name: 'Redo' }));
  await page.findByText('Redone: Athlete 11 has 9:41.');
  expect(box(11).value).toBe('9:41');
  expect(log.map(({ typed, previousId, reason }) => [typed, previousId, reason])).toEqual([
    ['9:41', null, ''],
    ['', 's1', 'Undone: 9:41 back to no score'],
    ['9:41', 's2', 'Redone: 9:41'],
  ]);
});

it('doesn’t undo a score someone else has changed since', async () => {
  await openSheet();
  type(11, '9:41');
  await page.findByText('Saved: 9:41');
  log.push({ ...(log[0] as ScoreReply), id: 'theirs', typed: '9:30', previousId: 's1' });
  fireEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(await page.findByText(/Someone else has changed 1 score since, so it wasn’t undone/)).toBeTruthy();
  expect(log.at(-1)?.typed).toBe('9:30');
});

it('previews a pasted column before saving it, and undoes it in one step', async () => {
  await openSheet();
  fireEvent.paste(box(11), { clipboardData: { getData: () => '9:41\n\n9:58\n' } });
  const dialog = await page.findByRole('dialog');
  expect(within(dialog).getByText('Empty, no change')).toBeTruthy();
  expect(log).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save 2 scores' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect([box(11).value, box(13).value]).toEqual(['9:41', '9:58']);
  fireEvent.click(page.getByRole('button', { name: 'Undo' }));
  await page.findByText('2 scores undone.');
  expect(box(13).value).toBe('');
});

it('reports a conflict when someone else’s score arrives while typing', async () => {
  await openSheet();
  box(11).focus();
  fireEvent.change(box(11), { target: { value: '9:41' } });
  log.push({
    id: 's1',
    workoutId: 'w1',
    entryId: 'e11',
    typed: '9:30',
    understood: '9:30',
    value: { result: { outcome: 'finished', amount: 570_000 } },
    receivedAt: '2026-11-14T14:36:02Z',
    recordedBy: { id: 'q', name: 'Jonas Brandt' },
  } as ScoreReply);
  fireEvent.keyDown(box(11), { key: 'Enter' });
  expect(await page.findByText(/Jonas Brandt entered 9:30/)).toBeTruthy();
});

it('warns about pounds typed into a sheet of kilograms', async () => {
  const loads = [95, 100, 102, 105, 110].map((kg, at) => ({
    entry: { ...entries[0], id: `o${at}`, bib: 20 + at, name: `Other ${at}` },
    score: {
      value: { result: { outcome: 'finished', amount: kg * 1000, unit: 'kg' } },
      id: `s${at}`,
      typed: `${kg}`,
      understood: `${kg} kg`,
      recordedBy: { id: 'p', name: 'Imani Okafor' },
      receivedAt: '2026-11-14T14:36:02Z',
    },
  }));
  const rows = [{ entry: entries[0], score: null }, ...loads];
  const data = rows.map(({ entry, score }) => ({ entry, score, check: null, ranked: null }));
  server.answer(`${path}/scores`, () => ({ data, next: null, total: data.length }));
  const crane = workoutSample('w1', { scoring: { type: 'load', unit: 'kg', direction: 'higher' } });
  const own = competitionSample({ workouts: [crane] });
  openPart(ScoresPart, { ...own, can: { ...own.can, seeInside: true, recordScores: true } });
  await page.findByLabelText('Score for 11 Athlete 11');
  fireEvent.change(box(11), { target: { value: '104' } });
  expect(page.queryByText(/Far from the other results/)).toBeNull();
  fireEvent.change(box(11), { target: { value: '225' } });
  expect(page.getByText(/Far from the other results/)).toBeTruthy();
});
