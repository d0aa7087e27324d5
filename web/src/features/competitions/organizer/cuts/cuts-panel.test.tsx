import type { CutPlan } from '@chalkline/contract/competitions/cut.schema.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample, divisionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { CutsPanel } from './cuts-panel.tsx';

const listed = '/api/competitions/c1/cuts';
const path = '/api/competitions/c1/divisions/d1/cuts';
const own = { afterWorkoutId: 'w1', rule: { by: 'top', count: 2 }, ties: 'all', movesUp: false } as const;
const named = (name: string, place: number) => ({
  entryId: name,
  bib: place,
  name,
  place,
  total: 100 - place,
});
const ana = named('Ana', 1);
const ben = named('Ben', 2);
const cas = named('Cas', 2);

function plan(sketch: Partial<CutPlan> = {}): CutPlan {
  return {
    ...own,
    divisionId: 'd1',
    madeAt: null,
    openWorkoutIds: [],
    laterWorkoutIds: [],
    places: 2,
    advancing: { count: 3, shown: [ana, ben, cas] },
    cut: { count: 1, shown: [named('Dee', 4)] },
    tied: { count: 2, shown: [ben, cas] },
    changes: 1,
    outcome: 'as seen',
    smallerTable: null,
    ...sketch,
  };
}

let server: FakeServer;
let bodies: unknown[];

beforeEach(() => {
  server = new FakeServer();
  bodies = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

const rx = [divisionSample('d1', { cuts: [own] })];

function open(shown: CutPlan | CutPlan[], manageEntries = true, divisions = rx) {
  const competition = competitionSample({ state: 'live' });
  server.answer(listed, () => ({ data: [shown].flat() }));
  openPart(CutsPanel, {
    ...competition,
    divisions,
    can: { ...competition.can, manageEntries },
  });
}

it('makes the cut after showing who advances, who is cut and who is tied', async () => {
  open(plan());
  server.answer(`${path}/w1`, () => ({ data: plan({ madeAt: '2026-11-14T14:36:00.000Z', changes: 0 }) }));
  fireEvent.click(await page.findByRole('button', { name: /^Make cut/ }));
  const asked = await page.findByRole('dialog');
  expect(within(asked).getByText('3 advance')).toBeTruthy();
  expect(within(asked).getByText('1 is cut')).toBeTruthy();
  expect(asked.textContent).toContain('2 athletes are tied at the cut line and advance together: Ben, Cas.');
  expect(bodies).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: 'Make cut' }));
  await waitFor(() => expect(bodies).toEqual([{ outcome: 'as seen' }]));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('stays open with an error if other athletes advance now', async () => {
  open(plan());
  server.refuse(`${path}/w1`, 409, 'state_changed');
  fireEvent.click(await page.findByRole('button', { name: /^Make cut/ }));
  const asked = await page.findByRole('dialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Make cut' }));
  expect(await within(asked).findByRole('alert')).toBeTruthy();
});

it('can’t be made before results are final', async () => {
  open(plan({ openWorkoutIds: ['w1'] }));
  expect(await page.findByText(/Not final yet: Breakwater/)).toBeTruthy();
  expect(page.getByRole<HTMLButtonElement>('button', { name: /^Make cut/ }).disabled).toBe(true);
});

it('warns when a later workout already has results', async () => {
  open(plan({ laterWorkoutIds: ['w1'] }));
  expect(await page.findByText(/Breakwater has results already, but this cut isn’t made yet/)).toBeTruthy();
});

it('undoes a cut after asking', async () => {
  open(plan({ madeAt: '2026-11-14T14:36:00.000Z', changes: 0 }));
  server.answer(`${path}/w1`, () => ({ data: plan() }));
  expect(page.queryByRole('button', { name: /^Make cut/ })).toBeNull();
  fireEvent.click(await page.findByRole('button', { name: /^Undo cut/ }));
  const asked = await page.findByRole('dialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Undo cut' }));
  await waitFor(() => expect(server.asked).toContain(`DELETE ${path}/w1`));
});

it('says who is notified, and that no one is while the leaderboard is frozen', async () => {
  const frozenAt = '2026-11-14T14:00:00.000Z';
  open([plan(), plan({ divisionId: 'd2' })], true, [
    ...rx,
    divisionSample('d2', { name: 'Scaled', cuts: [own], frozenAt }),
  ]);
  const [follows, held] = await page.findAllByRole('button', { name: /^Make cut/ });
  if (!follows || !held) throw new Error('There are two cuts.');
  fireEvent.click(follows);
  expect((await page.findByRole('dialog')).textContent).toContain(
    'Right away, athletes with an account are notified',
  );
  fireEvent.click(page.getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  fireEvent.click(held);
  expect((await page.findByRole('dialog')).textContent).toContain(
    'The leaderboard is frozen, so no one is notified yet.',
  );
  // One call for all divisions.
  expect(server.asked.filter((asked) => asked.endsWith('/cuts'))).toEqual([`GET ${listed}`]);
});

it('has no actions without the right to manage athletes', async () => {
  open(plan(), false);
  expect(await page.findByText(/All results are final/)).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});
