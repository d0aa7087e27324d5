import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { hasUnsaved } from '../../../ui/unsaved.ts';
import { quickEntryOf } from './day-on-device.ts';

const day = '2026-11-23';
const id = '01a20000-0000-7000-8000-000000000001';
const bar = { day, meal: 'snack' as const, name: 'Bar', kcal: 210_000 };
const entry = quickEntryOf({ ...bar, protein: null, carbohydrate: null, fat: null }, id);

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  // One tab, and a device whose storage refuses everything: what is entered is held by the page.
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

it('holds the page until all is sent in order, and keeps what was refused with the reason', async () => {
  const { diaryDesk } = await import('./diary-desk.ts');
  server.isReachable = false;
  await diaryDesk.change(entry);
  await diaryDesk.change({ kind: 'drink', day, drink: { id, milliliters: 250 } });
  await vi.waitFor(() => expect(diaryDesk.view().offline).toBe(true));
  expect([hasUnsaved(), diaryDesk.view().unkept, diaryDesk.view().sends.length]).toEqual([true, true, 2]);

  server.isReachable = true;
  server.answer('/api/diary/quick-entries', () => ({ data: {} }));
  server.refuse('/api/diary/drinks', 409, 'too_many_drinks');
  await diaryDesk.flush();
  expect(server.asked).toEqual(['POST /api/diary/quick-entries', 'POST /api/diary/drinks']);
  expect(diaryDesk.view().sends).toMatchObject([{ what: { kind: 'drink' }, why: expect.any(String) }]);
  expect(hasUnsaved()).toBe(false);
  const [refused] = diaryDesk.view().sends;
  if (refused) await diaryDesk.discard(refused);
  expect(diaryDesk.view().sends).toEqual([]);
});
