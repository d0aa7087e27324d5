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

it('makes the cut after showing who goes on, who is cut and who is equal at the line', async () => {
  open(plan());
  server.answer(`${path}/w1`, () => ({ data: plan({ madeAt: '2026-11-14T14:36:00.000Z', changes: 0 }) }));
  fireEvent.click(await page.findByRole('button', { name: /^Make the cut/ }));
  const asked = await page.findByRole('dialog');
  expect(within(asked).getByText('3 go on')).toBeTruthy();
  expect(within(asked).getByText('1 is cut')).toBeTruthy();
  expect(asked.textContent).toContain('2 athletes are equal at the line and go on together: Ben, Cas.');
  expect(bodies).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: 'Make the cut' }));
  await waitFor(() => expect(bodies).toEqual([{ outcome: 'as seen' }]));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('says that others go on by now, and asks again', async () => {
  open(plan());
  server.refuse(`${path}/w1`, 409, 'state_changed');
  fireEvent.click(await page.findByRole('button', { name: /^Make the cut/ }));
  const asked = await page.findByRole('dialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Make the cut' }));
  expect(await within(asked).findByRole('alert')).toBeTruthy();
});

it('waits for final results, and is not for who only looks', async () => {
  open(plan({ openWorkoutIds: ['w1'] }));
  expect(await page.findByText(/Not final yet: Breakwater/)).toBeTruthy();
  expect(page.getByRole<HTMLButtonElement>('button', { name: /^Make the cut/ }).disabled).toBe(true);
});

it('says that it waits while a later workout has results', async () => {
  open(plan({ laterWorkoutIds: ['w1'] }));
  expect(await page.findByText(/Breakwater has results already, and the cut waits/)).toBeTruthy();
});

it('takes a cut back after asking', async () => {
  open(plan({ madeAt: '2026-11-14T14:36:00.000Z', changes: 0 }));
  server.answer(`${path}/w1`, () => ({ data: plan() }));
  expect(page.queryByRole('button', { name: /^Make the cut/ })).toBeNull();
  fireEvent.click(await page.findByRole('button', { name: /^Take it back/ }));
  const asked = await page.findByRole('dialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(server.asked).toContain(`DELETE ${path}/w1`));
});

it('says whom it tells, and that nobody is told behind a freeze', async () => {
  const frozenAt = '2026-11-14T14:00:00.000Z';
  open([plan(), plan({ divisionId: 'd2' })], true, [
    ...rx,
    divisionSample('d2', { name: 'Scaled', cuts: [own], frozenAt }),
  ]);
  const [follows, held] = await page.findAllByRole('button', { name: /^Make the cut/ });
  if (!follows || !held) throw new Error('There are two cuts.');
  fireEvent.click(follows);
  expect((await page.findByRole('dialog')).textContent).toContain(
    'Right away everybody with an account is told',
  );
  fireEvent.click(page.getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  fireEvent.click(held);
  expect((await page.findByRole('dialog')).textContent).toContain(
    'The board is frozen, so nobody is told yet.',
  );
  // All divisions are asked for at once.
  expect(server.asked.filter((asked) => asked.endsWith('/cuts'))).toEqual([`GET ${listed}`]);
});

it('has no actions for who may not change entries', async () => {
  open(plan(), false);
  expect(await page.findByText(/Everything is final/)).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});
