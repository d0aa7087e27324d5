import { screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../../platform/session.ts';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { cardSample, competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { MyCompetitionsScreen } from './my-competitions.screen.tsx';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/api/my/staff-invitations', () => ({ data: [] }));
  server.answer('/api/my/entry-claims', () => ({ data: [] }));
  server.answer('/api/my/competition-steps', () => ({ data: [] }));
  server.answer('/api/profiles/p1/results', () => ({ data: [], next: null }));
  const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
  const user = { id: 'p1', email: 'mara@example.org', name: 'Mara Velt', photo: null };
  session.start({ token: 'token', user: { ...user, accountType: 'trainee', can } });
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

const open = () => openPart(() => <MyCompetitionsScreen />, competitionSample());
const sections = () =>
  page.getAllByRole('heading', { level: 2 }).flatMap(({ textContent }) => (textContent ? [textContent] : []));

it('shows first what somebody competes in who runs nothing, then how to run one', async () => {
  server.answer('/api/my/competitions', () => ({ data: [], next: null }));
  open();
  await page.findByText(/Competitions you run appear here/);
  expect(sections()).toEqual(['You compete', 'You run']);
});

it('shows first what somebody runs', async () => {
  const mine = { ...cardSample({ name: 'Tide Pairs' }), role: 'owner' };
  server.answer('/api/my/competitions', () => ({ data: [mine], next: null }));
  open();
  await page.findByRole('link', { name: 'Tide Pairs' });
  expect(sections()).toEqual(['You run', 'You compete']);
});

it('moves nothing once it has loaded: until then neither part has its place', async () => {
  let answer: (value: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    new URL(address, 'http://localhost').pathname === '/api/my/competitions'
      ? slow
      : server.fetch(address, init),
  );
  open();
  await page.findByRole('heading', { level: 1 });
  expect(page.queryAllByRole('heading', { level: 2 })).toEqual([]);
  answer(new Response(JSON.stringify({ message: 'OK', data: [], next: null })));
  await page.findByText(/Competitions you run appear here/);
  expect(sections()).toEqual(['You compete', 'You run']);
});
