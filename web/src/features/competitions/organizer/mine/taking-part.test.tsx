import { screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { TakingPart } from './taking-part.tsx';

const competition = {
  id: 'c1',
  name: 'Tide Pairs',
  startsOn: '2026-12-05',
  endsOn: '2026-12-06',
  zone: 'Europe/Amsterdam',
};
const entry = {
  competition: { ...competition, place: 'Rotterdam', online: false, state: 'published' },
  division: { id: 'd1', name: 'Pairs' },
  entryId: 'e1',
  bib: 7,
  place: null,
  tied: false,
  total: null,
  of: 0,
  state: 'active',
  standing: 'provisional',
  workouts: [],
};
const step = (kind: string, more: object = {}) => ({
  step: kind,
  competition,
  entryId: 'e1',
  about: 'Pairs',
  targetId: null,
  at: '2026-12-05T08:30:00.000Z',
  ...more,
});

let server: FakeServer;
let steps: object[];

beforeEach(() => {
  server = new FakeServer();
  steps = [];
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/api/profiles/p1/results', () => ({ data: [entry], next: null }));
  server.answer('/api/my/competition-steps', () => ({ data: steps }));
});
afterEach(() => vi.unstubAllGlobals());

const open = () => openPart(() => <TakingPart personId="p1" />, competitionSample());
const links = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('offers the workouts while there is nothing to do', async () => {
  open();
  const table = await page.findByRole('table', { name: 'Competitions you compete in' });
  expect(links(table)).toEqual([
    'Tide Pairs /competition-detail/c1',
    'View workouts /competition-workouts/c1',
  ]);
  expect(within(table).getByRole('cell', { name: 'Announced' })).toBeTruthy();
});

it('says of a place given back that it is withdrawn', async () => {
  server.answer('/api/profiles/p1/results', () => ({ data: [{ ...entry, state: 'withdrawn' }], next: null }));
  open();
  const table = await page.findByRole('table', { name: 'Competitions you compete in' });
  expect(within(table).getByRole('cell', { name: 'Withdrawn' })).toBeTruthy();
});

it('links every step of a place to where it is done', async () => {
  steps = [
    step('pay_share'),
    step('sign', { about: 'House rules', at: null }),
    step('submit', { about: 'Breakwater', targetId: 'w1' }),
    step('fill_team'),
    step('heat'),
  ];
  open();
  await page.findByRole('link', { name: 'Pay your share' });
  const table = page.getByRole('table', { name: 'Competitions you compete in' });
  expect(links(table).slice(1)).toEqual([
    'Pay your share /team/c1/e1',
    'Sign House rules /compete/c1?part=papers',
    'Submit your Breakwater result /workout-detail/w1',
    'Invite teammates /team/c1/e1',
    expect.stringMatching(/^Your heat: Sat.*9:30.* \/competition-detail\/c1$/),
  ]);
  expect(table.textContent).toContain('Pay your share by Sat');
});

it('lists places that aren’t theirs yet first', async () => {
  steps = [
    step('pay', { entryId: null, targetId: 'o1' }),
    step('take_place', { entryId: null, about: 'Men Rx' }),
    step('waiting_list', { entryId: null, about: 'Women Rx', at: null }),
  ];
  open();
  const table = await page.findByRole('table', { name: 'Places you don’t have yet' });
  expect(links(table).filter((link) => !link.startsWith('Tide'))).toEqual([
    'Pay for your place /payment-intent/c1/o1',
    'Take your place /compete/c1',
    'On the waiting list /compete/c1',
  ]);
  await waitFor(() => expect(page.getByRole('link', { name: 'View workouts' })).toBeTruthy());
});
