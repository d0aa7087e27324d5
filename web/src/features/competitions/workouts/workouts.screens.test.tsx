import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { cellSample, headSample, rowSample } from '../testing/board-sample.ts';
import { competitionSample, workoutSample } from '../testing/competition-sample.ts';
import { openScreen } from '../testing/open-screen.tsx';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const titled = (name: string) => page.findByRole('heading', { level: 1, name });
const lock = workoutSample('w2', {
  name: 'The Lock',
  position: 2,
  movements: ['21 thrusters', '21 pull-ups'],
  standards: [{ divisionId: 'd1', text: '43 kg' }],
  sponsor: { name: 'Quay Coffee', link: 'https://quay.example.org/' },
  video: 'https://video.example.org/lock',
});
const unreleased = { id: 'w3', position: 3, releaseAt: '2026-11-14T17:00:00Z' };

describe('the workouts of a competition', () => {
  it('shows all workouts in order, and only the release time of unreleased ones', async () => {
    const data = competitionSample({ workouts: [workoutSample('w1'), lock], unreleased: [unreleased] });
    server.answer('/api/competitions/c1', () => ({ data }));
    openScreen('/competition-workouts/c1');
    await page.findByRole('heading', { level: 2, name: 'Breakwater' });
    await waitFor(() => expect(document.title).toContain('Harbor Throwdown, workouts'));
    expect(page.getByText('21 thrusters')).toBeTruthy();
    expect(page.getByText('Women Rx standards').parentElement?.textContent).toContain('43 kg');
    expect(page.getByRole('link', { name: 'Quay Coffee' }).getAttribute('rel')).toContain('noopener');
    expect(page.getByText('Workout 3')).toBeTruthy();
    expect(page.getByText(/14 November 2026/).textContent).toContain('18:00');
  });
});

it('shows the standards of the division that is chosen, beside the movements', async () => {
  const standards = [
    { divisionId: 'd1', text: '43 kg' },
    { divisionId: 'd2', text: '61 kg' },
  ];
  const data = competitionSample({ workouts: [{ ...lock, standards }] });
  server.answer('/api/competitions/c1', () => ({ data }));
  openScreen('/competition-workouts/c1');
  expect(await page.findByText('43 kg')).toBeTruthy();
  expect(page.queryByText('61 kg')).toBeNull();
  fireEvent.click(page.getByRole('link', { name: 'Men Rx' }));
  expect(await page.findByText('61 kg')).toBeTruthy();
  expect(page.queryByText('43 kg')).toBeNull();
  expect(page.getByRole('link', { name: 'The Lock' }).getAttribute('href')).toContain('division=d2');
});

describe('the page of a workout', () => {
  const answer = (data: object) => {
    server.answer('/api/workouts/w2', () => ({ data }));
    server.answer('/api/competitions/c1', () => ({ data: competitionSample({ workouts: [lock] }) }));
  };

  it('says what is done, by which standards, how it is scored and for whom', async () => {
    answer({ competitionId: 'c1', workout: lock, unreleased: null });
    openScreen('/workout-detail/w2');
    await titled('The Lock');
    expect(await page.findByText('21 pull-ups')).toBeTruthy();
    expect(page.getByText('For time: the lowest score wins.')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Watch the video' }).getAttribute('href')).toBe(lock.video);
  });

  it('shows results page by page from the first page on, and no one without a result', async () => {
    answer({ competitionId: 'c1', workout: lock, unreleased: null });
    const result = (order: number, name: string, place: number | null) => ({
      ...rowSample(order, { name, cells: [cellSample({ place, tied: false })] }),
      placeHere: place,
      tiedHere: false,
    });
    const head = headSample(1, 900);
    const first = [result(0, 'Ama', 1), result(1, 'Bea', 2)];
    const second = [result(2, 'Cleo', 3), result(3, 'Dana', null)];
    server.answer('/api/competitions/c1/leaderboard/found', (query) => ({
      data: {
        head: { ...head, workouts: head.workouts.map((each) => ({ ...each, id: 'w2' })).slice(0, 1) },
        rows: query.get('cursor') === null ? first : second,
      },
      next: query.get('cursor') === null ? 'p2' : 'p3',
      total: 900,
    }));
    openScreen('/workout-detail/w2');
    await page.findByText('Bea');
    expect(page.getByText('The first 2 results')).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Show more' }));
    await page.findByText('Cleo');
    expect(page.queryByText('Dana')).toBeNull();
    expect(page.getByText('3 results')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows the results of the division whose standards are shown', async () => {
    answer({ competitionId: 'c1', workout: lock, unreleased: null });
    openScreen('/workout-detail/w2?division=d2');
    await titled('The Lock');
    const asked = () => server.asked.filter((call) => call.includes('/leaderboard/found'));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toContain('divisionId=d2');
    fireEvent.click(page.getByRole('link', { name: 'Women Rx' }));
    await waitFor(() => expect(asked().at(-1)).toContain('divisionId=d1'));
    expect(page.queryByRole('combobox', { name: 'Division' })).toBeNull();
  });

  it('shows only the release time before release', async () => {
    answer({ competitionId: 'c1', workout: null, unreleased: { ...unreleased, id: 'w2', position: 2 } });
    openScreen('/workout-detail/w2');
    await titled('Workout 2');
    expect(await page.findByText(/This workout will be released on/)).toBeTruthy();
  });

  it('is not found when the competition is hidden from the viewer', async () => {
    openScreen('/workout-detail/w2');
    expect(await page.findByText('This workout couldn’t be found')).toBeTruthy();
  });
});
