import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { hasUnsaved } from '../../../ui/unsaved.ts';

const kit = {
  eventId: 'harbor',
  name: 'Harbor night',
  zone: 'Europe/Lisbon',
  publicKey: '',
  can: { edit: false, export: false },
  asOf: new Date().toISOString(),
  opensAt: new Date(0).toISOString(),
  closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  settings: { reentry: 'none', opensMinutes: 60, selfCheckIn: false },
  tickets: ['one', 'two'].map((ticketId) => ({
    ticketId,
    orderId: 'o1',
    holderName: `Guest ${ticketId}`,
    typeName: 'Seat',
    serial: 1,
    state: 'valid',
    checkedInAt: null,
    checkedOutAt: null,
    gate: '',
    by: '',
  })),
};

let server: FakeServer;
const bodies: string[] = [];
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (server.isReachable && init?.body) bodies.push(String(init.body));
    return server.fetch(address, init);
  });
  // One tab, and a device whose storage refuses everything: what is scanned is held by the page.
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(
      class {
        readonly postMessage = vi.fn();
      },
    ),
  );
  const request = (_: string, __: object, send: (lock: object) => Promise<void>) => send({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  session.start({
    token: 't',
    user: { id: 'ana', name: 'Ana', email: 'ana@example.test', accountType: 'trainee', can: {} },
  } as Parameters<typeof session.start>[0]);
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

it('decides without a network, keeps the page until every scan is sent, and sends them in order', async () => {
  const { doorDesk } = await import('./door-desk.ts');
  server.answer('/api/events/harbor/door/kit', () => ({ data: kit }));
  await doorDesk.open('harbor');
  server.isReachable = false;
  const scan = (ticketId: string) =>
    doorDesk.scan({ eventId: 'harbor', gate: 'Gate 1', direction: 'in', ticketId });
  expect(await scan('one')).toMatchObject({ word: 'In, unsent', tone: 'good', isSent: false });
  expect(await scan('one')).toMatchObject({ word: 'Already in', canOverride: true });
  expect(await scan('two')).toMatchObject({ word: 'In, unsent' });
  expect(await scan('nobody')).toMatchObject({ word: 'Not valid' });
  await doorDesk.undo('two', () => Promise.reject(new Error('no network')));
  expect([hasUnsaved(), doorDesk.view().offline, doorDesk.view().unkept]).toEqual([true, true, true]);

  server.answer('/api/events/harbor/door/scans', () => ({ data: [] }));
  server.isReachable = true;
  await doorDesk.flush();
  const { scans } = JSON.parse(bodies.find((body) => body.includes('sentAt')) ?? '{}');
  expect(scans).toMatchObject([
    { ticketId: 'one', kind: 'in', isUndone: false },
    { ticketId: 'two', kind: 'in', isUndone: true },
  ]);
  expect(hasUnsaved()).toBe(false);
});
