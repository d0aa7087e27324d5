import type { HeatPlanReply } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { JudgeLinkReply } from '@chalkline/contract/competitions/judge-link.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../platform/calls.ts';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { HeatsPart } from './heats.part.tsx';

const { can } = competitionSample();
const competition = competitionSample({ state: 'live', can: { ...can, manageEntries: true } });
const workoutId = competition.workouts[0]?.id ?? '';
const divisionIds = competition.divisions.map(({ id }) => id);
const base = '/api/competitions/c1';
const planPath = `${base}/heat-plans/${workoutId}`;

const entryOf = (id: string, bib: number, name: string, active = true) => ({
  id,
  bib,
  name,
  active,
  checkedIn: null as boolean | null,
  country: null,
  divisionId: divisionIds[0] ?? '',
});

const plan: HeatPlanReply = {
  workoutId,
  settings: {
    floorId: 'f1',
    day: '2026-11-13',
    startsAt: '08:30',
    divisionIds,
    durationMinutes: 12,
    transitionMinutes: 8,
    restMinutes: 20,
    grouping: 'split',
    ranking: 'seed',
    dealing: 'best_last',
    laneOrder: 'in_order',
    copyOf: null,
    randomSeed: null,
  },
  version: 4,
  publishedVersion: 0,
  publishedAt: null,
  changes: 2,
  heats: [
    { id: 'h1', startsAt: '2026-11-13T07:30:00.000Z', locked: false, started: false, lanes: ['e1', null] },
    { id: 'h2', startsAt: '2026-11-13T07:50:00.000Z', locked: true, started: false, lanes: ['e2', null] },
  ],
  entries: [entryOf('e1', 1, 'Signe'), entryOf('e2', 2, 'Amara'), entryOf('e3', 3, 'Ines', false)],
  conflicts: [{ kind: 'rest', entryId: 'e1', heatId: 'h1', other: 'Crane, heat 2', minutes: 9 }],
};

const link = (lane: number, judge: JudgeLinkReply['judge'], token: string | null): JudgeLinkReply => ({
  id: `l${lane}`,
  floor: { id: 'f1', name: 'Pier' },
  lane,
  judge,
  token,
  expiresAt: '2026-11-14T23:00:00.000Z',
});
const links = [
  link(1, { id: 'p1', name: 'Noor A.', openedAt: '2026-11-13T07:00:00.000Z' }, null),
  link(2, null, 'secret'),
];

let server: FakeServer;
let bodies: unknown[];

beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  bodies = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
  const floor = { id: 'f1', name: 'Pier', lanes: 2, callArea: null, callMinutes: 10 };
  server.answer(`${base}/floors`, () => ({ data: [floor] }));
  server.answer(`${base}/heat-plans`, () => ({ data: [] }));
  server.answer(`${base}/schedule`, () => ({ data: [] }));
  server.answer(`${base}/heats`, () => ({ data: { now: '2026-11-12T08:00:00.000Z', heats: [] } }));
  server.answer(planPath, () => ({ data: plan }));
  server.answer(`${base}/judge-links`, () => ({ data: links }));
});
afterEach(() => vi.unstubAllGlobals());

function open(given = competition, query = '') {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/${query}`]}>
          <HeatsPart competition={given} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const heat = (number: number) => page.getByRole('region', { name: `Heat ${number}` });

it('shows heats with their lanes, who withdrew and what to look at; a locked heat keeps its athletes', async () => {
  open();
  expect(await page.findByText('Signe: 9 min of rest next to Crane, heat 2')).toBeTruthy();
  expect(within(heat(1)).getByText('Rest 9 min')).toBeTruthy();
  expect(within(heat(1)).getByRole('button', { name: /^Move Signe/ })).toBeTruthy();
  expect(within(heat(2)).getByText('Locked')).toBeTruthy();
  expect(within(heat(2)).queryByRole('button', { name: /^Move/ })).toBeNull();
  expect(page.getByText('No longer competing')).toBeTruthy();
  // Drafts are not printed.
  expect(page.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('moves an athlete by the dialog with the version that was read, and undoes it', async () => {
  open();
  fireEvent.click(await page.findByRole('button', { name: /^Move Signe/ }));
  expect(await page.findByRole('dialog', { name: 'Move Signe' })).toBeTruthy();
  const moved = plan.heats.map((one) => (one.id === 'h1' ? { ...one, lanes: [null, null] } : one));
  server.answer(`${planPath}/layout`, () => ({ data: { ...plan, version: 5, heats: moved } }));
  server.answer(planPath, () => ({ data: { ...plan, version: 5, heats: moved } }));
  fireEvent.click(page.getByRole('button', { name: 'Remove from heat' }));
  const laid = (lanes: (string | null)[]) => [
    { id: 'h1', locked: false, lanes },
    { id: 'h2', locked: true, lanes: ['e2', null] },
  ];
  await waitFor(() => expect(bodies).toEqual([{ version: 4, heats: laid([null, null]) }]));
  const undo = page.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo.hasAttribute('disabled')).toBe(false));
  fireEvent.click(undo);
  await waitFor(() => expect(bodies[1]).toEqual({ version: 5, heats: laid(['e1', null]) }));
});

it('puts an athlete back whose move was refused', async () => {
  open();
  server.refuse(`${planPath}/layout`, 409, 'heat_started');
  fireEvent.click(await page.findByRole('button', { name: /^Move Signe/ }));
  fireEvent.click(await page.findByRole('button', { name: 'Remove from heat' }));
  await waitFor(() => expect(server.asked).toContain(`PUT ${planPath}/layout`));
  await waitFor(() => expect(within(heat(1)).getByRole('button', { name: /^Move Signe/ })).toBeTruthy());
});

it('is read-only without the right to manage athletes, and prints what is published', async () => {
  server.answer(planPath, () => ({ data: { ...plan, publishedVersion: 2, changes: 0 } }));
  open({ ...competition, can: { ...competition.can, manageEntries: false } });
  expect(await page.findByRole('button', { name: 'Print' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Seed again' })).toBeNull();
  expect(page.queryByRole('button', { name: /^Move/ })).toBeNull();
});

it('shows who judges by a link, and creates and revokes links', async () => {
  open();
  expect(await page.findByText('Noor A.')).toBeTruthy();
  expect(page.getByText('Not opened yet')).toBeTruthy();
  // Whose phone has it: there is no code to give away.
  expect(page.queryByRole('button', { name: 'Show the QR code of Pier, lane 1' })).toBeNull();
  fireEvent.click(page.getByRole('button', { name: 'Show the QR code of Pier, lane 2' }));
  const shown = await page.findByLabelText('Link');
  expect((shown as HTMLInputElement).value).toContain('/judge-link?link=secret');
  fireEvent.click(page.getByRole('button', { name: 'Close' }));
  fireEvent.click(page.getByRole('button', { name: 'Create links' }));
  fireEvent.click(await page.findByLabelText('1'));
  fireEvent.click(page.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(bodies).toEqual([{ floorId: 'f1', lanes: [2], until: competition.endsOn }]));
  server.answer(`${base}/judge-links/l1`, () => ({ data: null }));
  fireEvent.click(page.getByRole('button', { name: 'Revoke the link to Pier, lane 1' }));
  fireEvent.click(await page.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(server.asked).toContain(`DELETE ${base}/judge-links/l1`));
});

it('imports the draft from a file after a preview that names bad rows', async () => {
  open(competition, '?do=import');
  const counts = { rows: 1, added: 0, changed: 1, unchanged: 0, ignoredColumns: [], left: 1 };
  const bad = { row: 2, column: 'heat', code: 'heat_unknown', message: 'There is no heat 9.' };
  const path = `${base}/imports/heats/${workoutId}`;
  server.answer(path, () => ({ data: { ...counts, imported: false, problemCount: 1, problems: [bad] } }));
  const field = await page.findByLabelText('Or paste rows with a header');
  fireEvent.change(field, { target: { value: 'heat,lane,bib\n9,1,1' } });
  fireEvent.click(page.getByRole('button', { name: 'Check rows' }));
  expect(await page.findByText('There is no heat 9.')).toBeTruthy();
  const action = () => page.getByRole('button', { name: /^Import 1 athlete/ });
  expect(action().hasAttribute('disabled')).toBe(true);
  server.answer(path, () => ({ data: { ...counts, imported: false, problemCount: 0, problems: [] } }));
  fireEvent.change(field, { target: { value: 'heat,lane,bib\n1,2,1' } });
  fireEvent.click(page.getByRole('button', { name: 'Check rows' }));
  expect(
    await page.findByText('1 athlete of the draft isn’t in the file and will have no heat.'),
  ).toBeTruthy();
  fireEvent.click(action());
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual({ csv: 'heat,lane,bib\n1,2,1', dryRun: false, version: 4 }),
  );
});

it('seeds all workouts that have heats together, with the versions that were read', async () => {
  const line = { floorId: 'f1', heatCount: 2, startsAt: null, endsAt: null, publishedVersion: 0, changes: 0 };
  const plans = [
    { ...line, workoutId, version: 4 },
    { ...line, workoutId: 'w2', version: 7 },
  ];
  let seeded = 0;
  server.answer(`${base}/heat-plans`, () => {
    // The body is there before the answer; what follows reads the list again.
    const isSeeding = bodies.length > seeded;
    seeded = bodies.length;
    return { data: isSeeding ? { plans, shortRests: 1 } : plans };
  });
  open();
  fireEvent.click(await page.findByRole('button', { name: 'Seed all workouts' }));
  fireEvent.click(await page.findByLabelText('Rotate lanes'));
  fireEvent.click(page.getByRole('button', { name: 'Seed all' }));
  const read = [
    { workoutId, version: 4 },
    { workoutId: 'w2', version: 7 },
  ];
  await waitFor(() => expect(bodies).toEqual([{ plans: read, rotatesLanes: false }]));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('shows who hasn’t checked in, and leaves them out when lanes are filled or heats are seeded again', async () => {
  const late = { ...entryOf('e4', 4, 'Juno'), checkedIn: false };
  const here = { ...entryOf('e1', 1, 'Signe'), checkedIn: true };
  const begun = { ...plan, entries: [here, late] };
  server.answer(planPath, () => ({ data: begun }));
  server.answer(`${planPath}/late-entries`, () => ({ data: begun }));
  server.answer(`${base}/check-ins/counts`, () => ({ data: { expected: 2, checkedIn: 1, divisions: [] } }));
  open();
  expect((await page.findByRole('button', { name: /^Move Juno/ })).textContent).toContain('not checked in');
  expect(page.getByRole('button', { name: /^Move Signe/ }).textContent).not.toContain('not checked in');
  const choice = 'Leave out who hasn’t checked in';
  fireEvent.click(page.getByRole('checkbox', { name: choice }));
  fireEvent.click(page.getByRole('button', { name: 'Fill empty lanes' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 4, presentOnly: true }]));
  fireEvent.click(page.getByRole('button', { name: 'Seed again' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Seed again' }));
  fireEvent.click(await dialog.findByRole('checkbox', { name: new RegExp(`^${choice}`) }));
  fireEvent.click(dialog.getByRole('button', { name: 'Seed' }));
  await waitFor(() => expect(bodies[1]).toMatchObject({ version: 4, presentOnly: true }));
});

it('seeds by the places of a qualifier that is chosen among one’s other competitions', async () => {
  server.answer(planPath, () => ({ data: plan }));
  server.answer('/api/my/competitions', () => ({
    data: [
      { id: 'c1', name: 'This one', state: 'live' },
      { id: 'c8', name: 'Draft', state: 'draft' },
      { id: 'c9', name: 'Online qualifier', state: 'finished' },
    ],
    next: null,
  }));
  open();
  fireEvent.click(await page.findByRole('button', { name: 'Seed again' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Seed again' }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  fireEvent.click(dialog.getByRole('combobox', { name: 'Best means' }));
  fireEvent.click(await page.findByRole('option', { name: 'Qualifier', hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name: 'Seed' }));
  expect((await dialog.findAllByText('Choose a competition.')).length).toBeGreaterThan(0);
  fireEvent.click(dialog.getByRole('combobox', { name: 'Qualifier' }));
  expect(page.queryByRole('option', { name: 'Draft' })).toBeNull();
  fireEvent.click(await page.findByRole('option', { name: 'Online qualifier', hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name: 'Seed' }));
  await waitFor(() => expect(bodies).toMatchObject([{ ranking: 'qualifier', qualifierId: 'c9' }]));
});
