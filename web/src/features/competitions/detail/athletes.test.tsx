import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerDate } from '../../../platform/server-time.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { competitionSample, workoutSample } from '../testing/competition-sample.ts';
import { openScreen } from '../testing/open-screen.tsx';

let server: FakeServer;
const path = '/api/competitions/c1';
const entries = `${path}/entries`;

function entrySample(sketch: Partial<EntryReply> = {}): EntryReply {
  const createdAt = '2026-09-01T08:00:00.000Z';
  const from = { country: 'NOR', region: null, affiliate: 'Fjord Box' };
  return {
    id: 'e1',
    divisionId: 'd1',
    bib: 7,
    name: 'Selam Tesfaye',
    birthDate: null,
    unnamed: false,
    hidden: false,
    claimed: false,
    state: 'active',
    createdAt,
    ...from,
    ...sketch,
  };
}

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.answer(path, () => ({ data: competitionSample() }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the athletes of a competition', () => {
  it('are a tab with an address, each with bib, gym, country and what became of them', async () => {
    server.answer(entries, () => ({
      data: [entrySample(), entrySample({ id: 'e2', bib: 8, name: 'Aino Salo', state: 'withdrawn' })],
      next: null,
      total: 2,
    }));
    const router = openScreen('/competition-detail/c1');
    fireEvent.click(await page.findByRole('link', { name: /Athletes/ }));
    const row = (await page.findByText(/Selam Tesfaye/)).closest('tr');
    expect(row?.textContent).toBe('7Selam Tesfaye Women RxFjord BoxNorway');
    expect(page.getByText('WD')).toBeTruthy();
    expect(page.getByText('2 of 2 athletes')).toBeTruthy();
    expect(`${router.state.location.search}`).toBe('?tab=athletes');
    await router.navigate(-1);
    await page.findByText('Three days on the quay.');
  });

  it('are filtered by the address', async () => {
    server.answer(entries, () => ({ data: [], next: null, total: 0 }));
    openScreen('/competition-detail/c1?tab=athletes&search=salo&division=d2');
    await page.findByText('No athletes found');
    expect(server.asked).toContain(`GET ${entries}?limit=50&search=salo&divisionId=d2`);
  });

  it('come page by page', async () => {
    server.answer(entries, (query) =>
      query.get('cursor')
        ? { data: [entrySample({ id: 'e9', name: 'Last One' })], next: null }
        : { data: [entrySample()], next: 'there', total: 2 },
    );
    openScreen('/competition-detail/c1?tab=athletes');
    fireEvent.click(await page.findByRole('button', { name: 'Show more' }));
    await page.findByText(/Last One/);
  });
});

describe('beside the page of a competition', () => {
  it('counts down to the first day at the venue, by the server’s clock', async () => {
    // In Rotterdam the day begins at 23:00 UTC.
    noteServerDate('Mon, 09 Nov 2026 20:30:00 GMT');
    openScreen('/competition-detail/c1');
    const timer = await page.findByRole('timer');
    expect(timer.textContent).toBe('3 days 02 h 29 min ');
    noteServerDate(new Date().toUTCString());
  });

  it('counts no further once it has begun', async () => {
    server.answer(path, () => ({ data: competitionSample({ state: 'live' }) }));
    openScreen('/competition-detail/c1');
    await page.findByText('Marieke Okafor');
    expect(page.queryByRole('timer')).toBeNull();
  });

  it('names each sponsor of the workouts once', async () => {
    const sponsor = { name: 'Lenana Feeds', link: 'https://lenana.example' };
    const workouts = [workoutSample('w1', { sponsor }), workoutSample('w2', { name: 'Crane', sponsor })];
    server.answer(path, () => ({ data: competitionSample({ workouts }) }));
    openScreen('/competition-detail/c1');
    await page.findByRole('heading', { name: 'Sponsors' });
    const links = page.getAllByRole('link', { name: 'Lenana Feeds' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([sponsor.link]);
  });

  it('hands over a file for the calendar', async () => {
    server.answer(`${path}/calendar`, () => ({ data: { fileName: '2026-11-13.ics', ics: 'BEGIN' } }));
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar');
    openScreen('/competition-detail/c1');
    fireEvent.click(await page.findByRole('button', { name: 'Calendar' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(server.asked).toContain(`GET ${path}/calendar`);
    saved.mockRestore();
  });
});
