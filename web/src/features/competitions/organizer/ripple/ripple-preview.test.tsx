import { screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { RipplePreview } from './ripple-preview.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows whose cut status changes, and no table if no one moves', async () => {
  const server = new FakeServer();
  const cuts = [{ entryId: 'e1', bib: 90, name: 'Moana Faleolo', before: 'out', after: null }];
  const rows: readonly never[] = [];
  const heats = [{ workoutId: 'w1', emptied: { heat: 2, lane: 4 }, moved: 3 }];
  server.answer('/api/competitions/c1/ripple', () => ({
    data: { rows, changed: 0, withAccount: 0, notified: null, cuts, cutsChanged: 1, heats },
  }));
  vi.stubGlobal('fetch', server.fetch);
  const change = { kind: 'adjustment', entryId: 'e1', points: -1 } as const;
  openPart(
    ({ competition }) => <RipplePreview competition={competition} change={change} />,
    competitionSample(),
  );
  expect(await page.findByText(/1 athlete changes cut status/)).toBeTruthy();
  expect(page.getByText(/lane 4 of heat 2 becomes free; 3 athletes move to another heat/)).toBeTruthy();
  expect(page.getByText('No one’s place or points change.')).toBeTruthy();
  expect(page.queryByRole('table')).toBeNull();
});
