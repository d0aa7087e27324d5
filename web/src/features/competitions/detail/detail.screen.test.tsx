import { addresses } from '@chalkline/contract/urls.ts';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { competitionSample, divisionSample } from '../testing/competition-sample.ts';
import { openScreen } from '../testing/open-screen.tsx';

let server: FakeServer;
const path = '/api/competitions/c1';
const answer = (sketch: Parameters<typeof competitionSample>[0] = {}) =>
  server.answer(path, () => ({ data: competitionSample(sketch) }));

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const titled = (name: string) => page.findByRole('heading', { level: 1, name });
const hrefs = (name: string) =>
  page.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the page of a competition', () => {
  it('says when, where, how many and how it is scored', async () => {
    answer();
    openScreen('/competition-detail/c1');
    await titled('Harbor Throwdown');
    await waitFor(() => expect(document.title).toContain('Harbor Throwdown'));
    expect(page.getByText('Fri 13 – Sun 15 Nov 2026')).toBeTruthy();
    expect(page.getByText('31 of 40 registered')).toBeTruthy();
    expect(page.getByText('Points table')).toBeTruthy();
    expect(page.getByText('Three days on the quay.')).toBeTruthy();
    expect(page.getByText('Marieke Okafor')).toBeTruthy();
    expect(hrefs('Open map')).toEqual([
      'https://www.openstreetmap.org/search?query=Rotterdam%2C%20Netherlands',
    ]);
  });

  it('leads each division to its board and lists the workouts', async () => {
    answer();
    openScreen('/competition-detail/c1');
    const division = (await page.findByText('Men Rx')).closest('a');
    expect(division?.getAttribute('href')).toBe('/leaderboard/c1?division=d2');
    expect(division?.textContent).toContain('No limit');
    expect(page.getByRole('heading', { level: 3, name: 'Breakwater' })).toBeTruthy();
    expect(page.getByText('For time')).toBeTruthy();
  });

  it('counts no places that are left once it is over', async () => {
    answer({ state: 'finished' });
    openScreen('/competition-detail/c1');
    await titled('Harbor Throwdown');
    expect(page.queryByText(/\d left|No limit/)).toBeNull();
    expect(page.getAllByText('registered').length).toBeGreaterThan(0);
  });

  it('promises no places that athletes can’t register for', async () => {
    answer({ state: 'published' });
    server.answer(`${path}/registration`, () => ({
      data: {
        state: 'closed',
        opensAt: null,
        closesAt: null,
        currency: 'EUR',
        left: null,
        athlete: null,
        divisions: [],
      },
    }));
    openScreen('/competition-detail/c1');
    await titled('Harbor Throwdown');
    await waitFor(() => expect(page.getAllByText(/\d spots$/).length).toBeGreaterThan(0));
    expect(page.queryByText(/\d left|spots left/)).toBeNull();
  });

  it('says of a competition what is left once, held places left out', async () => {
    answer({ state: 'published' });
    const offer = (divisionId: string, left: number) => ({
      divisionId,
      left,
      price: 0,
      next: null,
      entryId: null,
      needs: { birthDate: false, gender: false },
    });
    server.answer(`${path}/registration`, () => ({
      data: {
        state: 'open',
        opensAt: null,
        closesAt: null,
        currency: 'EUR',
        left: null,
        athlete: null,
        divisions: [offer('d1', 5), offer('d2', 3)],
      },
    }));
    openScreen('/competition-detail/c1');
    await titled('Harbor Throwdown');
    await waitFor(() => expect(page.getAllByText(/spots left/)).toHaveLength(2));
    expect(page.getAllByText(/spots left/).every(({ textContent }) => /8 spots left/.test(textContent))).toBe(
      true,
    );
  });

  it('leads everybody on a team to it, to invite members and pay shares', async () => {
    const teams = divisionSample('d1', { name: 'Women pairs', teamSize: 2 });
    answer({ state: 'published', divisions: [teams, divisionSample('d2')] });
    const offer = (divisionId: string, entryId: string | null) => ({
      divisionId,
      entryId,
      left: 3,
      price: 0,
      next: null,
      order: null,
      needs: { birthDate: false, gender: false },
    });
    server.answer(`${path}/registration`, () => ({
      data: {
        state: 'open',
        opensAt: null,
        closesAt: null,
        currency: 'EUR',
        left: null,
        athlete: null,
        divisions: [offer('d1', 'e1'), offer('d2', 'e2')],
      },
    }));
    openScreen('/competition-detail/c1');
    await page.findAllByText('You’re registered.');
    expect(new Set(hrefs('Your team in Women pairs'))).toEqual(new Set(['/team/c1/e1']));
    expect(hrefs('Your team in Women Rx')).toEqual([]);
  });

  it('calls the way to the board by what it is now', async () => {
    answer({ state: 'live' });
    openScreen('/competition-detail/c1');
    await titled('Harbor Throwdown');
    expect(new Set(hrefs('Watch leaderboard'))).toEqual(new Set(['/leaderboard/c1']));
  });

  it('offers to manage it to those who may, where that screen is built', async () => {
    answer({ can: { ...competitionSample().can, recordScores: true } });
    openScreen('/competition-detail/c1', [addresses.competitionDashboard]);
    await titled('Harbor Throwdown');
    expect(hrefs('Manage')).toEqual(['/competition-dashboard/c1']);
  });

  it('offers it to nobody else', async () => {
    answer();
    openScreen('/competition-detail/c1', [addresses.competitionDashboard]);
    await titled('Harbor Throwdown');
    expect(hrefs('Manage')).toEqual([]);
  });

  it('says what is not set up yet', async () => {
    answer({ divisions: [], workouts: [], place: null, online: true, description: '' });
    openScreen('/competition-detail/c1');
    await titled('Harbor Throwdown');
    expect(page.getByText('No divisions yet')).toBeTruthy();
    expect(page.getByText('No workouts yet')).toBeTruthy();
    expect(hrefs('Open map')).toEqual([]);
  });

  it('links back to the list when not found', async () => {
    openScreen('/competition-detail/none');
    await page.findByText('This competition couldn’t be found');
    expect(hrefs('All competitions')).toEqual(['/']);
  });

  it('can be tried again after a failure', async () => {
    server.refuse(path, 422, 'invalid');
    openScreen('/competition-detail/c1');
    const again = await page.findByRole('button', { name: 'Try again' });
    answer();
    fireEvent.click(again);
    await titled('Harbor Throwdown');
  });
});
