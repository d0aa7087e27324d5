import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SessionUser, session } from '../platform/session.ts';
import { FakeServer } from '../platform/testing/fake-server.ts';
import { learnAccount } from './learn-account.ts';

const nina: SessionUser = {
  id: 'u-1',
  email: 'nina@example.org',
  name: 'Nina Ferreira',
  photo: null,
  accountType: 'trainee',
  can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
};
const trainer = {
  ...nina,
  handle: null,
  organizationId: null,
  locale: null,
  weightUnit: null,
  accountType: 'trainer',
  can: { seeDashboard: false, seeFitnessPrograms: true, seeClients: true },
};

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  server.answer('/api/people/me', () => ({ data: trainer }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('learns an account type that changed since this browser signed in', async () => {
  session.start({ token: 't-1', user: nina });
  await learnAccount();
  expect(session.current()?.user).toMatchObject({ accountType: 'trainer', can: { seeClients: true } });
  expect(session.read('accountType')).toBe('trainer');
});

it('asks nothing for visitors, and keeps nothing about who signed out meanwhile', async () => {
  await learnAccount();
  expect(server.asked).toEqual([]);
  session.start({ token: 't-1', user: nina });
  const learning = learnAccount();
  session.end();
  await learning;
  expect(session.current()).toBeNull();
});
