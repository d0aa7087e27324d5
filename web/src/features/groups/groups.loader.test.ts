import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { loadCommunity, loadGroup, loadMyGroups } from './groups.loader.ts';

let server: FakeServer;
beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

type Given = Parameters<typeof loadGroup>[0];
const at = (address: string, id = '') =>
  ({ params: { id }, request: new Request(`http://localhost${address}`) }) as unknown as Given;
const asked = () => vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(0)).then(() => server.asked);

it('starts to read what a screen shows before its code is there', async () => {
  loadCommunity(at('/community-detail/c1', 'c1'));
  expect(await asked()).toEqual(['GET /mobileapis/get-community-detail?community_id=c1']);
});

it('reads a group by its address, and the open one beside my groups', async () => {
  loadGroup(at('/Activity/g1', 'g1'));
  expect(await asked()).toEqual([expect.stringMatching(/group_id=g1/)]);
  server.asked.length = 0;
  loadMyGroups(at('/all-groups?group=g2&search=row'));
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  expect(server.asked.join(' ')).toMatch(/group_id=g2.*search=row/);
});
