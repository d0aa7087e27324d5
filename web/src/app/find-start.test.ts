import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/calls.ts';
import { session } from '../platform/session.ts';
import { FakeServer } from '../platform/testing/fake-server.ts';
import { findStart } from './find-start.ts';

const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
const user = { id: 'p1', name: 'Luca', email: 'luca@example.org', photo: null, can };
const signIn = (accountType: 'receptionist' | 'trainee') =>
  session.start({ token: 't', user: { ...user, accountType } });

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/api/my/competitions', () => ({ data: [], next: null }));
});
afterEach(() => vi.unstubAllGlobals());

it('begins at the desk for receptionists only', async () => {
  signIn('receptionist');
  expect(await findStart()).toBe('/dashboard');
  signIn('trainee');
  expect(await findStart()).toBeNull();
});
