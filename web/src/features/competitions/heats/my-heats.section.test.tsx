import { minute } from '@chalkline/contract/spans.ts';
import { screen as page, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type SessionUser, session } from '../../../platform/session.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample } from '../testing/competition-sample.ts';
import { MyHeatsSection } from './my-heats.section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const ana: SessionUser = {
  id: 'u-1',
  email: 'ana@example.org',
  name: 'Ana Sol',
  photo: null,
  accountType: 'trainee',
  can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
};

const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

const heat = (number: number, from: number, overAt: number) => ({
  id: `h${number}`,
  workoutId: 'w1',
  workoutName: 'Night Ferry',
  number,
  count: 3,
  startsAt: at(from),
  endsAt: at(from + 12),
  startedAt: null,
  overAt: at(overAt),
  capSeconds: null,
  floor: { id: 'f1', name: 'Quay', callArea: null, callMinutes: 10 },
  version: 1,
  lane: 3,
  entryId: 'e1',
  entryName: 'Ana Sol',
  divisionName: 'Women Rx',
  restMinutes: null,
  beside: [],
  movedFrom: null,
  publishedAt: at(-600),
});

it('keeps a heat that waits on a late floor as the next one', async () => {
  const server = new FakeServer();
  const own = competitionSample();
  const heats = [heat(1, -60, -48), heat(2, -20, 40), heat(3, 90, 102)];
  server.answer(`/api/competitions/${own.id}/my-heats`, () => ({ data: { now: at(0), heats } }));
  vi.stubGlobal('fetch', server.fetch);
  session.start({ token: 't', user: ana });
  openPart(MyHeatsSection, own);
  const day = await page.findByRole('region', { name: 'My heats' });
  expect(within(day).getByText(/heat 2 of 3, Women Rx/)).toBeTruthy();
  const listed = (title: string) =>
    within(within(day).getByRole('heading', { name: title }).parentElement as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect([listed('Later'), listed('Done')]).toEqual([
    ['Night Ferry, heat 3 of 3'],
    ['Night Ferry, heat 1 of 3'],
  ]);
});
