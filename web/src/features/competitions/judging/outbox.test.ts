import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { hasUnsaved } from '../../../ui/unsaved.ts';
import type { FloorScore } from './judge-store.ts';

const at = '2026-11-20T09:00:00.000Z';
const submissionId = '01a20000-0000-7000-8000-000000000001';
const score: FloorScore = {
  submissionId,
  personId: 'ana',
  competitionId: 'open',
  workoutId: 'press',
  entryId: 'ivy',
  typed: '105',
  tiebreaks: [],
  answers: {},
  noReps: 0,
  note: '',
  penalty: null,
  reason: '',
  enteredAt: at,
  signature: null,
  previousId: null,
  follows: null,
  understood: '105 kg',
  state: 'waiting',
  receipt: null,
  why: null,
  about: { heatId: 'heat', lane: 1, athlete: 'Ivy', bib: 7, workout: 'Press' },
};

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  // One tab, and a phone whose storage refuses everything: what is entered is held by the page.
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

it('keeps the page from a new version and from signing out unasked until every score is sent', async () => {
  const { outbox } = await import('./outbox.ts');
  server.isReachable = false;
  await outbox.add(score);
  await vi.waitFor(() => expect(outbox.view().offline).toBe(true));
  expect([hasUnsaved(), outbox.view().unkept.size]).toEqual([true, 1]);
  server.isReachable = true;
  const receipt = { submissionId, outcome: 'recorded', scoreId: 's-1', receivedAt: at };
  server.answer(`/api/competitions/open/judge-scores/${submissionId}`, () => ({ data: receipt }));
  await outbox.flush();
  expect(outbox.view().scores).toMatchObject([{ state: 'sent', receipt: { scoreId: 's-1' } }]);
  expect(hasUnsaved()).toBe(false);
});
