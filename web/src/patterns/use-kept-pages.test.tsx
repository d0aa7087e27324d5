import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '../platform/calls.ts';
import { ListSearch, NoMatches, useListSearch } from './list-search.tsx';
import { PagedList } from './paged-list.tsx';
import { pagedQuery } from './paged-query.ts';

const listNotes = endpoint({
  method: 'GET',
  path: '/api/notes',
  summary: 'Notes',
  access: 'public',
  query: z.object({ search: z.string().optional(), cursor: z.string().optional() }),
  data: z.array(z.object({ id: z.string() })),
  shape: 'list',
  errors: [],
});

const last = 9;
let asked: string[];
let refusing: boolean;

/** Nine pages of one note each; of a search for "none", nothing. */
async function answer(address: string): Promise<Response> {
  const query = new URL(address, 'http://localhost').searchParams;
  const at = Number(query.get('cursor') ?? '1');
  const search = query.get('search') ?? '';
  asked.push(`${search}${at}`);
  if (refusing && at > 1)
    return new Response(JSON.stringify({ message: 'no', errors: [{ code: 'x', message: 'Not now.' }] }), {
      status: 403,
    });
  const data = search === 'none' ? [] : [{ id: `note ${search}${at}` }];
  const next = at < last && data.length > 0 ? String(at + 1) : null;
  return new Response(JSON.stringify({ message: 'OK', data, next, total: data.length && last }));
}

function Notes() {
  const search = useListSearch();
  return (
    <>
      <ListSearch label="Search notes" placeholder="Name" />
      <PagedList
        query={pagedQuery(['notes', search], listNotes, { query: { search } })}
        failed="Couldn’t load notes"
        noun={['note', 'notes']}
        empty={search ? <NoMatches many="notes">Try another word.</NoMatches> : <p>No notes yet</p>}
      >
        {(notes) => notes.map(({ id }) => <p key={id}>{id}</p>)}
      </PagedList>
    </>
  );
}

function open(at: string) {
  const router = createMemoryRouter(
    [
      { path: '/notes', Component: Notes },
      { path: '/note', element: <p>One note</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

const notes = () => page.queryAllByText(/^note /).map(({ textContent }) => textContent);
const shows = (count: number) => page.findByText(`${count} of 9 notes`);
const more = () => fireEvent.click(page.getByRole('button', { name: 'Show more' }));
const search = (text: string) =>
  fireEvent.change(page.getByRole('searchbox', { name: 'Search notes' }), { target: { value: text } });

beforeEach(() => {
  queryClient.clear();
  asked = [];
  refusing = false;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

it('keeps how far a list was read in the address without a history entry of its own', async () => {
  const router = open('/notes?state=open');
  await shows(1);
  more();
  await shows(2);
  more();
  await shows(3);
  expect([router.state.location.search, router.state.historyAction]).toEqual([
    '?state=open&page=3',
    'REPLACE',
  ]);
});

it('reads as many pages as the address says, one after the other', async () => {
  open('/notes?page=3');
  await shows(3);
  expect(notes()).toEqual(['note 1', 'note 2', 'note 3']);
  expect(asked).toEqual(['1', '2', '3']);
});

it('ends at the last page where the address asks for more', async () => {
  open('/notes?page=15');
  await shows(last);
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it.each(['0', '-2', '1.5', 'x', '99999', '', '2;drop'])(
  'begins at the first page for ?page=%s',
  async (bad) => {
    open(`/notes?page=${encodeURIComponent(bad)}`);
    await shows(1);
    expect(asked).toEqual(['1']);
  },
);

it('comes back to the same place by back and forward, and begins anew by a link', async () => {
  const router = open('/notes');
  await shows(1);
  more();
  await shows(2);
  await act(() => router.navigate('/note'));
  await page.findByText('One note');
  await act(() => router.navigate(-1));
  await shows(2);
  await act(() => router.navigate(1));
  await page.findByText('One note');
  await act(() => router.navigate('/notes'));
  await shows(1);
  expect(notes()).toEqual(['note 1']);
  // Its further pages are known already.
  more();
  await shows(2);
});

it('begins at the first page of another search, and takes both back together', async () => {
  const router = open('/notes?page=2');
  await shows(2);
  search('a');
  await waitFor(() => expect(router.state.location.search).toBe('?search=a'));
  await waitFor(() => expect(notes()).toEqual(['note a1']));
  expect(asked).not.toContain('a2');
  more();
  await shows(2);
  expect(router.state.location.search).toBe('?search=a&page=2');
  await act(() => router.navigate('/notes?search=b'));
  await waitFor(() => expect(notes()).toEqual(['note b1']));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(notes()).toEqual(['note a1', 'note a2']));
  expect(router.state.location.search).toBe('?search=a&page=2');
});

it('says that nothing matches, with a way back to everything', async () => {
  const router = open('/notes?search=none&state=open');
  await page.findByText('No matching notes');
  expect(page.queryByText('No notes yet')).toBeNull();
  // The other one is in the field.
  const [, clear] = page.getAllByRole('button', { name: 'Clear search' });
  if (clear) fireEvent.click(clear);
  await shows(1);
  expect(router.state.location.search).toBe('?state=open');
  expect(page.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('says why a page wasn’t read, and tries again when asked', async () => {
  refusing = true;
  open('/notes?page=3');
  expect(await page.findByText('Not now.')).toBeTruthy();
  expect(asked).toEqual(['1', '2']);
  refusing = false;
  more();
  await shows(2);
});
