import { notificationTexts } from '@chalkline/contract/notifications/notifications.codes.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { refusalOf } from '../../../platform/testing/server-sentence.ts';
import { UnsubscribeScreen } from './unsubscribe.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(token: string, answer: { status: number; body: object }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${address}`);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/unsubscribe?token=${token}`]}>
          <UnsubscribeScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return asked;
}

it('asks first, and ends such mail when the button is pressed', async () => {
  const body = { message: 'OK', data: { scope: 'announcement' } };
  const asked = open('p1.announcement.s', { status: 200, body });
  expect(page.getByText(/Stop emails about announcements\?/)).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(page.getByRole('button', { name: 'Unsubscribe' }));
  expect(await page.findByText(/You’ll no longer get emails about announcements/)).toBeTruthy();
  expect(asked).toEqual(['POST /api/notifications/unsubscriptions/p1.announcement.s']);
});

it('says that an altered link does nothing', async () => {
  const code = 'unsubscribe_link_invalid';
  const body = refusalOf(code);
  open('p1.everything.x', { status: 404, body });
  fireEvent.click(page.getByRole('button', { name: 'Unsubscribe' }));
  expect(await page.findByText(notificationTexts.unsubscribe_link_invalid)).toBeTruthy();
});

it.each(['', 'nonsense', 'p1.security.s'])('offers no button for the link %j', (token) => {
  open(token, { status: 500, body: {} });
  expect(page.getByText('This link doesn’t work')).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});
