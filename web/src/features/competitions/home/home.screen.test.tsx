import { addresses } from '@chalkline/contract/urls.ts';
import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerDate } from '../../../platform/server-time.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { cardSample, floorSample } from '../testing/competition-sample.ts';
import { openScreen } from '../testing/open-screen.tsx';

let server: FakeServer;
const list = '/api/competitions';

/** Lists the cards by the status that is asked for. */
function lists(byStatus: Record<string, ReturnType<typeof cardSample>[]>) {
  server.answer(list, (query) => {
    const cards = byStatus[query.get('status') ?? 'upcoming'] ?? [];
    return { data: cards, next: null, total: cards.length };
  });
  const all = Object.values(byStatus).flat();
  server.answer('/api/competitions/figures', () => ({ data: { competitions: all.length, countries: 1 } }));
  const live = (byStatus.live ?? []).map((card) => floorSample(card));
  server.answer('/api/competitions/live', () => ({ data: live, next: null, total: live.length }));
}

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** The first screen's code is loaded here. */
const shown = (name: string) => page.findByRole('heading', { level: 3, name });

describe('the home list', () => {
  it('shows cards that lead to their competitions', async () => {
    lists({ upcoming: [cardSample()] });
    openScreen('/');
    const card = (await shown('Harbor Throwdown')).closest('a') as HTMLElement;
    expect(card.getAttribute('href')).toBe('/competition-detail/c1');
    expect(card.textContent).toContain('13–15');
    expect(card.textContent).toContain('Rotterdam, Netherlands');
    expect(card.textContent).toContain('Women Rx, Men Rx');
    expect(card.textContent).toContain('31 registered');
    expect(card.textContent).toContain('40 spots');
    expect(page.getByText('1 upcoming competition')).toBeTruthy();
    expect(page.getByText('1 competition in 1 country.')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leads from what is live to its board', async () => {
    lists({
      upcoming: [cardSample()],
      live: [cardSample({ id: 'c2', name: 'Monsoon Games', state: 'live' })],
    });
    openScreen('/');
    noteServerDate('Sat, 14 Nov 2026 11:00:36 GMT');
    const strip = await page.findByRole('region', { name: 'Live now' });
    expect(within(strip).getByRole('link').getAttribute('href')).toBe('/leaderboard/c2');
    expect(strip.textContent).toContain('Women Rx, Crane, day 2 of 3');
    expect(strip.textContent).toContain('Leading: S. Halvorsen and 1 more, 385 pts');
    expect(within(strip).getByRole('timer').textContent).toMatch(/^09:2\dto Salt & Iron$/);
    noteServerDate(new Date().toUTCString());
  });

  it('has no strip when nothing is live, and offers to create only what can be opened', async () => {
    lists({ upcoming: [cardSample()] });
    openScreen('/');
    await shown('Harbor Throwdown');
    expect(page.queryByRole('region', { name: 'Live now' })).toBeNull();
    expect(page.queryByRole('link', { name: 'Create a competition' })).toBeNull();
  });

  it('offers to create a competition where that screen is built', async () => {
    lists({ upcoming: [cardSample()] });
    openScreen('/', [addresses.createCompetition]);
    const create = await page.findByRole('link', { name: 'Create a competition' });
    expect(create.getAttribute('href')).toBe('/create-competition');
  });

  it('keeps search and filters in the address', async () => {
    lists({ upcoming: [cardSample()], past: [cardSample({ name: 'Autumn Ladder', state: 'finished' })] });
    const router = openScreen('/all-competetions');
    await shown('Harbor Throwdown');
    fireEvent.click(page.getByRole('radio', { name: 'Past' }));
    await shown('Autumn Ladder');
    fireEvent.click(await page.findByRole('button', { name: 'Place' }));
    fireEvent.click(await page.findByRole('radio', { name: 'Online' }));
    fireEvent.change(page.getByRole('searchbox'), { target: { value: 'lad' } });
    await waitFor(() => expect(router.state.location.search).toBe('?status=past&online=true&search=lad'));
    await waitFor(() =>
      expect(server.asked.join('\n')).toContain('status=past&limit=12&search=lad&online=true'),
    );
    await page.findByText('1 of 2');
    expect(router.state.location.pathname).toBe('/all-competetions');
  });

  it('narrows the list to those with a division for an age, and the chip takes that back', async () => {
    lists({ upcoming: [] });
    server.answer(list, (query) => {
      const forMasters = query.get('division') === 'masters';
      const data = [forMasters ? cardSample({ id: 'c2', name: 'Kaipara Masters' }) : cardSample()];
      return { data, next: null, total: data.length };
    });
    const router = openScreen('/');
    await shown('Harbor Throwdown');
    fireEvent.click(await page.findByRole('button', { name: 'Division' }));
    fireEvent.click(await page.findByRole('radio', { name: /^Masters/ }));
    await shown('Kaipara Masters');
    expect(router.state.location.search).toBe('?division=masters');
    expect(page.queryByRole('heading', { level: 3, name: 'Harbor Throwdown' })).toBeNull();
    fireEvent.click(page.getByRole('button', { name: /Masters 35\+/ }));
    await shown('Harbor Throwdown');
    expect(router.state.location.search).toBe('');
  });

  it('reads further pages on demand', async () => {
    server.answer(list, (query) => {
      if (query.get('limit') === '1' || query.get('status') === 'live')
        return { data: [], next: null, total: 0 };
      return query.get('cursor')
        ? { data: [cardSample({ id: 'c9', name: 'Last One' })], next: null }
        : { data: [cardSample()], next: 'there', total: 2 };
    });
    openScreen('/');
    fireEvent.click(await page.findByRole('button', { name: 'Show more' }));
    await shown('Last One');
    expect(page.getByText('2 upcoming competitions')).toBeTruthy();
  });

  it('says what to do next when nothing is there, or nothing fits', async () => {
    lists({});
    const router = openScreen('/');
    await page.findByText('No upcoming competitions');
    expect(page.getByText(/^Watch every score/).textContent).toMatch(/^Watch/);
    expect(page.getByRole('link', { name: 'See past competitions' })).toBeTruthy();
    await router.navigate('/?search=zebra&status=past');
    await page.findByText('No past competitions found');
    expect(page.getByRole('link', { name: 'Clear search and filters' }).getAttribute('href')).toBe(
      '/?status=past',
    );
  });

  it('says what a search matches in the other lists, and leads there', async () => {
    const monsoon = cardSample({ id: 'c2', name: 'Monsoon Games', state: 'live' });
    lists({ live: [monsoon], past: [cardSample(), cardSample({ id: 'c3' })] });
    const router = openScreen('/?search=monsoon');
    const link = await page.findByRole('link', { name: '1 live competition' });
    expect(page.getByRole('link', { name: '2 past competitions' })).toBeTruthy();
    page.getByText('No upcoming competitions found');
    fireEvent.click(link);
    await shown('Monsoon Games');
    expect(router.state.location.search).toBe('?search=monsoon&status=live');
  });

  it('can be tried again after a failure', async () => {
    server.refuse(list, 422, 'invalid');
    openScreen('/');
    const again = await page.findByRole('button', { name: 'Try again' });
    lists({ upcoming: [cardSample()] });
    fireEvent.click(again);
    await shown('Harbor Throwdown');
  });
});
