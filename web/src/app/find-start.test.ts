import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/calls.ts';
import { session } from '../platform/session.ts';
import { FakeServer } from '../platform/testing/fake-server.ts';
import { findStart } from './find-start.ts';

const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
const user = { id: 'p1', name: 'Luca', email: 'luca@example.org', photo: null, can };
const signIn = (accountType: AccountType) => session.start({ token: 't', user: { ...user, accountType } });

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer('/api/my/competitions', () => ({ data: [], next: null }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['receptionist', '/dashboard'],
  ['admin', '/dashboard'],
  ['corporate_admin', '/dashboard'],
  ['trainer', '/clients'],
  ['trainee', null],
] as const)('begins for a %s at %s', async (accountType, start) => {
  signIn(accountType);
  expect(await findStart()).toBe(start);
});
