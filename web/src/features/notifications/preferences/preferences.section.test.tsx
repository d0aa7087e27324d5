import type {
  PreferencesPatch,
  PreferencesReply,
} from '@chalkline/contract/notifications/preference.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { PreferencesSection } from './preferences.section.tsx';

let kept: PreferencesReply;
let sent: PreferencesPatch[];
let refuses: boolean;

beforeEach(() => {
  queryClient.clear();
  sent = [];
  refuses = false;
  kept = {
    kinds: [
      { kind: 'security', inApp: true, email: true, push: true, isFixed: true },
      { kind: 'announcement', inApp: true, email: true, push: true, isFixed: false },
    ],
    digest: 'off',
    quietHours: null,
    privateText: false,
    zone: 'Europe/Amsterdam',
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('push-devices'))
      return new Response(JSON.stringify({ message: 'OK', data: { publicKey: 'B', devices: [] } }));
    if (init?.method === 'PATCH') {
      if (refuses) return new Response(JSON.stringify({ message: 'no', errors: [] }), { status: 500 });
      const { kinds = [], ...patch } = JSON.parse(String(init.body)) as PreferencesPatch;
      sent.push({ ...patch, ...(kinds.length > 0 && { kinds }) });
      kept = {
        ...kept,
        ...(patch as Partial<PreferencesReply>),
        kinds: kept.kinds.map((choice) => ({
          ...choice,
          ...kinds.find(({ kind }) => kind === choice.kind),
        })),
      };
    }
    return new Response(JSON.stringify({ message: 'OK', data: kept }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <PreferencesSection />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText('Quiet hours');
}

const box = (name: string | RegExp) => page.getByRole<HTMLInputElement>('switch', { name });

it('keeps each choice at once, and lets nobody switch security off', async () => {
  await open();
  expect(box('Security by email').disabled).toBe(true);
  fireEvent.click(box('Announcements by email'));
  await waitFor(() => expect(box('Announcements by email').checked).toBe(false));
  await waitFor(() =>
    expect(sent).toEqual([{ kinds: [{ kind: 'announcement', inApp: true, email: false, push: true }] }]),
  );
  fireEvent.click(page.getByRole('radio', { name: 'Weekly' }));
  expect(await page.findByText(/every Monday at 08:00/)).toBeTruthy();
});

it('begins quiet hours with a night and keeps other times once they make sense', async () => {
  await open();
  fireEvent.click(box(/Pause emails and push/));
  const until = await page.findByLabelText('Until');
  fireEvent.change(until, { target: { value: '22:00' } });
  fireEvent.blur(until);
  expect(page.getByText('Choose different start and end times.')).toBeTruthy();
  fireEvent.change(until, { target: { value: '06:30' } });
  fireEvent.blur(until);
  await waitFor(() =>
    expect(sent).toEqual([
      { quietHours: { from: '22:00', to: '07:00' } },
      { quietHours: { from: '22:00', to: '06:30' } },
    ]),
  );
});

it('goes back to what it was when a choice was not kept', async () => {
  await open();
  refuses = true;
  fireEvent.click(box('Include private messages in emails and push notifications'));
  await waitFor(() =>
    expect(box('Include private messages in emails and push notifications').checked).toBe(false),
  );
  expect(sent).toEqual([]);
});
