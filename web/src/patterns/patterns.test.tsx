import { CallFailed } from '@chalkline/contract/http/client.ts';
import { endpoint } from '@chalkline/contract/http/endpoint.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queryClient } from '../platform/calls.ts';
import { Toasts } from '../ui/toasts.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import { PagedList } from './paged-list.tsx';
import { pagedQuery } from './paged-query.ts';
import { useAction } from './use-action.ts';
import { anyText, useListFilters } from './use-list-filters.ts';

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

function show(children: ReactNode, at = '/'): void {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

afterEach(() => vi.unstubAllGlobals());

const taken = () =>
  Promise.reject(
    new CallFailed(409, { message: 'Taken', errors: [{ code: 'taken', message: 'It is taken.' }] }),
  );

function Notes({ search = '' }: { search?: string }) {
  return (
    <PagedList
      query={pagedQuery(['notes', search], listNotes, { query: { search } })}
      failed="Couldn’t load notes"
      noun={['note', 'notes']}
      empty={<p>No notes yet</p>}
    >
      {(notes) => notes.map(({ id }) => <p key={id}>{id}</p>)}
    </PagedList>
  );
}

function answerPages(pages: Readonly<Record<string, object>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const reply = pages[address];
    if (!reply)
      return new Response(JSON.stringify({ message: 'no', errors: [{ code: 'x', message: 'Not now.' }] }), {
        status: 403,
      });
    return new Response(JSON.stringify({ message: 'OK', ...reply }));
  });
  return asked;
}

it('shows a list page by page with its count, and says when the next page is refused', async () => {
  const pages: Record<string, object> = {
    '/api/notes?search=a': { data: [{ id: 'n1' }], next: 'c1', total: 2 },
  };
  answerPages(pages);
  show(<Notes search="a" />);
  expect(page.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(await page.findByText('1 of 2 notes')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Show more' }));
  expect(await page.findByText('Not now.')).toBeTruthy();
  expect(page.getByText('n1')).toBeTruthy();
  pages['/api/notes?search=a&cursor=c1'] = { data: [{ id: 'n2' }], next: null };
  fireEvent.click(page.getByRole('button', { name: 'Show more' }));
  expect(await page.findByText('2 of 2 notes')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('offers another try when a list does not load, and says when it is empty', async () => {
  const pages: Record<string, object> = {};
  answerPages(pages);
  show(<Notes />);
  expect(await page.findByText('Couldn’t load notes')).toBeTruthy();
  pages['/api/notes'] = { data: [], next: null };
  fireEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('No notes yet')).toBeTruthy();
});

it('runs an action once however often it is pressed, says so and reads its queries again', async () => {
  const asked = answerPages({ '/api/notes': { data: [{ id: 'n1' }], next: null } });
  let finish: (name: string) => void = () => undefined;
  const send = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  function Press() {
    const add = useAction({ send, done: (name) => `${name} added`, invalidates: [['notes']] });
    return (
      <button
        type="button"
        onClick={() => {
          add.run();
          add.run();
        }}
      >
        {add.busy ? 'Adding' : 'Add'}
      </button>
    );
  }
  show(
    <>
      <Notes />
      <Press />
    </>,
  );
  await page.findByText('n1');
  fireEvent.click(page.getByRole('button', { name: 'Add' }));
  fireEvent.click(await page.findByRole('button', { name: 'Adding' }));
  expect(send).toHaveBeenCalledTimes(1);
  finish('A note');
  expect(await page.findByText('A note added')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('says in a toast why an action was refused', async () => {
  function Press() {
    const add = useAction({ send: taken, failed: 'Couldn’t add the note' });
    return (
      <button type="button" onClick={() => add.run()}>
        Add
      </button>
    );
  }
  show(<Press />);
  fireEvent.click(page.getByRole('button', { name: 'Add' }));
  expect(await page.findByText('Couldn’t add the note')).toBeTruthy();
  expect(page.getByText('It is taken.')).toBeTruthy();
});

it('keeps a confirmation open with the reason when it is refused, and closes it after success', async () => {
  const onClose = vi.fn();
  const send = vi.fn<() => Promise<unknown>>(taken);
  show(
    <ConfirmAction
      title="Delete it?"
      confirm="Delete"
      keep="Keep it"
      send={send}
      done="Deleted"
      onClose={onClose}
    >
      <p>It is gone then.</p>
    </ConfirmAction>,
  );
  fireEvent.click(page.getByRole('button', { name: 'Delete' }));
  expect(await page.findByText('It is taken.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  send.mockResolvedValue(null);
  fireEvent.click(page.getByRole('button', { name: 'Delete' }));
  expect(await page.findByText('Deleted')).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps its button shut without a spinner while something in the dialog is missing', () => {
  show(
    <ConfirmAction
      title="Refund it?"
      confirm="Refund"
      keep="Close"
      ready={false}
      send={vi.fn()}
      done="Refunded"
      onClose={vi.fn()}
    >
      <p>Say why.</p>
    </ConfirmAction>,
  );
  const button = page.getByRole<HTMLButtonElement>('button', { name: 'Refund' });
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, null]);
});

function Filters() {
  const { filters, isNarrowed, setFilter, clear } = useListFilters({
    search: anyText,
    state: ['new', 'done'],
  });
  const address = useLocation().search;
  return (
    <>
      <p>{JSON.stringify({ ...filters, isNarrowed, address })}</p>
      <button type="button" onClick={() => setFilter('state', 'done')}>
        Done
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}

it('reads filters from the address, ignores values it does not know, and keeps other parameters', () => {
  show(<Filters />, '/notes?tab=all&search=chalk&state=lost');
  const shown = () => JSON.parse(page.getByText(/isNarrowed/).textContent);
  expect(shown()).toMatchObject({
    search: 'chalk',
    address: '?tab=all&search=chalk&state=lost',
    state: '',
    isNarrowed: true,
  });
  fireEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(shown()).toMatchObject({ state: 'done', address: '?tab=all&search=chalk&state=done' });
  fireEvent.click(page.getByRole('button', { name: 'Clear' }));
  expect(shown()).toMatchObject({ state: '', isNarrowed: false, address: '?tab=all' });
});
