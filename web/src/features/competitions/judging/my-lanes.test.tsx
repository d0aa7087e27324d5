import { screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample } from '../testing/competition-sample.ts';
import type { KeptDay } from './judge-store.ts';
import { MyLanes } from './my-lanes.tsx';

beforeEach(() => vi.stubGlobal('fetch', new FakeServer().fetch));
afterEach(() => vi.unstubAllGlobals());

const heat = (number: number, score: object | null) => ({
  id: `h${number}`,
  workoutName: 'Night Ferry',
  number,
  count: 2,
  startsAt: `2026-11-14T10:0${number}:00.000Z`,
  endsAt: `2026-11-14T10:1${number}:00.000Z`,
  startedAt: null,
  capSeconds: null,
  floor: { name: 'Quay' },
  lanes: [{ lane: 1, name: 'Ana Sol', divisionName: 'Women Rx', mine: true, scores: score ? [score] : [] }],
});
const competitions = [
  {
    ...competitionSample(),
    conflicts: [],
    heats: [heat(1, { value: { kind: 'reps' }, typed: '61' }), heat(2, null)],
  },
];
const day = { reply: { now: '', competitions }, ahead: 0, keptAt: Date.now() } as unknown as KeptDay;

it('says of a heat that is over when nobody entered its score', async () => {
  openPart(() => <MyLanes day={day} />, competitionSample());
  const done = (await page.findByRole('heading', { name: 'Done' })).parentElement as HTMLElement;
  const lines = within(done).getAllByRole('link');
  expect(lines.map(({ textContent }) => /No score|61/.exec(textContent ?? '')?.[0])).toEqual([
    'No score',
    '61',
  ]);
});
