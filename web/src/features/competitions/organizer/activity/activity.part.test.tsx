import type { ActivityLine } from '@chalkline/contract/competitions/activity.schema.ts';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { ActivityPart } from './activity.part.tsx';

const line: ActivityLine = {
  id: 'l1',
  at: '2026-11-20T08:00:00.000Z',
  action: 'score.corrected',
  reason: 'Recounted',
  actor: { id: 'p1', name: 'Imani Okafor' },
  entry: { id: 'e1', name: 'Selam Tesfaye', bib: 101 },
  workoutId: null,
  thing: null,
  before: '9:30',
  after: '9:40',
  undo: null,
};

afterEach(() => vi.unstubAllGlobals());

it('is searched within its topic, and says when nothing matches', async () => {
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const competition = competitionSample();
  const path = `/api/competitions/${competition.id}/activity`;
  server.answer(path, (query) => ({ data: query.get('search') === 'nobody' ? [] : [line], next: null }));
  const router = openPart(ActivityPart, competition, '?topic=scores&search=selam');
  await page.findByText('101 Selam Tesfaye');
  expect(server.asked).toContain(`GET ${path}?topic=scores&search=selam`);
  const field = page.getByRole('searchbox', { name: 'Search the activity' });
  fireEvent.change(field, { target: { value: 'nobody' } });
  await page.findByText('No matching changes');
  expect(router.state.location.search).toBe('?topic=scores&search=nobody');
  for (const clear of page.getAllByRole('button', { name: 'Clear search' }).slice(-1)) fireEvent.click(clear);
  await page.findByText('101 Selam Tesfaye');
  await waitFor(() => expect(router.state.location.search).toBe('?topic=scores'));
});
