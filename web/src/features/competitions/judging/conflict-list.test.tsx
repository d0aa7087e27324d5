import type { JudgingCompetition } from '@chalkline/contract/competitions/judging.schema.ts';
import { screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample } from '../testing/competition-sample.ts';
import { ConflictList } from './conflict-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const conflict = {
  entry: { id: 'e1', name: 'Ana Sol', bib: 7 },
  workoutName: 'Night Ferry',
  recorded: {
    id: 's1',
    understood: '9:41',
    receivedAt: '2026-11-14T10:00:00Z',
    recordedBy: { name: 'Noor' },
  },
  other: {
    submissionId: 'sub',
    workoutId: 'w1',
    entryId: 'e1',
    typed: '930',
    answers: { bareDigits: 'clock' },
    understood: '9:30',
    penalty: { kind: 'seconds', amount: 5, reason: 'Short' },
    receivedAt: '2026-11-14T10:00:01Z',
    judge: { id: 'j2', name: 'Emeka' },
  },
};

it.each([
  [true, 'previews what using the other score would change'],
  [false, 'previews nothing for who can’t settle'],
])('%s: %s', async (maySettle) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!address.endsWith('/api/competitions/c1/ripple')) return new FakeServer().fetch(address, init);
    asked.push(JSON.parse(String(init?.body)).change);
    const nobody = { rows: [], changed: 0, withAccount: 0, cuts: [], cutsChanged: 0, heats: [] };
    const data = { ...nobody, notified: { name: 'Ana Sol', people: 1 } };
    return Promise.resolve(new Response(JSON.stringify({ message: 'OK', data }), { status: 200 }));
  });
  const day = { ...competitionSample(), heats: [], conflicts: [{ ...conflict, maySettle }] };
  openPart(() => <ConflictList competitions={[day as unknown as JudgingCompetition]} />, competitionSample());
  if (!maySettle) {
    expect(await page.findByText(/Call the head judge/)).toBeTruthy();
    expect(page.queryByText('What it changes')).toBeNull();
    expect(asked).toEqual([]);
    return;
  }
  expect(await page.findByText('Ana Sol gets a notification.')).toBeTruthy();
  expect(asked).toEqual([
    {
      kind: 'score',
      workoutId: 'w1',
      entryId: 'e1',
      typed: '930',
      answers: { bareDigits: 'clock' },
      tiebreaks: [],
      penalty: { kind: 'seconds', amount: 5, reason: 'Short' },
    },
  ]);
});
