import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { findWorkStart } from './work-start.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const sheet = (id: string) => `/competition-dashboard/${id}?part=scores`;

it.each([
  ['the live one', [['c1', 'live', 'manager']], sheet('c1')],
  ['the next one', [['c2', 'published', 'manager']], sheet('c2')],
  [
    'the next one behind a draft',
    [
      ['c0', 'draft', 'manager'],
      ['c2', 'published', 'manager'],
    ],
    sheet('c2'),
  ],
  [
    'none to who runs it',
    [
      ['c1', 'live', 'owner'],
      ['c2', 'published', 'manager'],
    ],
    null,
  ],
  ['none of what is over', [['c3', 'finished', 'manager']], null],
  ['none to who works nowhere', [], null],
])('leads staff to the score sheet: %s', async (_, rows, expected) => {
  const data = rows.map(([id, state, role]) => ({ id, state, role }));
  server.answer('/api/my/competitions', () => ({ data, next: null }));
  server.answer('/api/judging', () => ({ data: { competitions: [] } }));
  expect(await findWorkStart()).toBe(expected);
});

it('leads staff with lanes to their lanes', async () => {
  server.answer('/api/my/competitions', () => ({
    data: [{ id: 'c1', state: 'live', role: 'manager' }],
    next: null,
  }));
  server.answer('/api/judging', () => ({
    data: { competitions: [{ heats: [{ lanes: [{ mine: false }, { mine: true }] }] }] },
  }));
  expect(await findWorkStart()).toBe('/judging');
});
