import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { keepFile } from './message-store.ts';
import type { Outbox, WaitingFile } from './outbox.ts';

let server: FakeServer;
let outbox: Outbox;
beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const request = (_: string, __: object, send: (lock: object) => Promise<void>) => send({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  session.start({
    token: 't',
    user: { id: 'ana', name: 'Ana', email: 'ana@example.test', accountType: 'trainee', can: {} },
  } as Parameters<typeof session.start>[0]);
  ({ outbox } = await import('./outbox.ts'));
});
afterEach(() => {
  for (const { key } of outbox.waiting()) outbox.drop(key);
  session.end();
  vi.unstubAllGlobals();
});

const plan: WaitingFile = { id: 'f1', name: 'Heats.pdf', bytes: 9, isPicture: false, uploadId: null };
const write = (files: readonly WaitingFile[]) =>
  outbox.add({ personId: 'ana', conversationId: 'c', body: '', files, at: '2026-11-26T09:00:00.000Z' });

it('keeps files without a network, and uploads each once before its message is sent', async () => {
  await keepFile('f1', new Blob(['%PDF-1.7']));
  server.isReachable = false;
  write([plan]);
  await vi.waitFor(() => expect(outbox.waiting()).toMatchObject([{ refusal: null, files: [plan] }]));
  server.isReachable = true;
  server.answer('/api/uploads/files', () => ({
    data: { id: 'u1', path: 'u1.pdf', bytes: 9, name: 'Heats.pdf', type: 'application/pdf' },
  }));
  const sent = vi.fn(() => ({ data: { id: 'm1' } }));
  server.answer('/api/conversations/c/messages', sent);
  await vi.waitFor(async () => {
    await outbox.flush();
    expect(outbox.waiting()).toEqual([]);
  });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(server.asked.filter((asked) => asked === 'POST /api/uploads/files')).toHaveLength(1);
});

it('names the file that was refused, and the one that is no longer there', async () => {
  await keepFile('f1', new Blob(['MZ']));
  server.refuse('/api/uploads/files', 422, 'file_unsafe');
  write([plan]);
  await vi.waitFor(() => expect(outbox.waiting()[0]?.refusal).toContain('Heats.pdf: This file can run code'));
  write([{ ...plan, id: 'gone' }]);
  outbox.drop(outbox.waiting()[0]?.key ?? '');
  await outbox.flush();
  await vi.waitFor(() => expect(outbox.waiting()[0]?.refusal).toContain('no longer on this device'));
});
