import type { PushDevicesReply } from '@chalkline/contract/notifications/push-device.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { PushPanel } from './push-panel.tsx';

const since = '2026-06-05T08:00:00.000Z';
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const endpoint = 'https://push.example.org/1';
let kept: PushDevicesReply;
let sent: string[];
let permission: NotificationPermission;
let answer: NotificationPermission;
let subscribed: boolean;

beforeEach(() => {
  queryClient.clear();
  sent = [];
  permission = 'default';
  answer = 'granted';
  subscribed = false;
  kept = { publicKey: 'Bkey', devices: [{ id: 'far', device: 'Safari on an iPhone', since, isThis: false }] };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { method = 'GET' } = init ?? {};
    if (method !== 'GET') sent.push(`${method} ${new URL(address, 'http://x').pathname} ${init?.body ?? ''}`);
    const added = { id: 'here', device: 'Firefox on Linux', since, isThis: true };
    if (method === 'PUT') kept = { ...kept, devices: [added, ...kept.devices] };
    if (method === 'DELETE')
      kept = { ...kept, devices: kept.devices.filter(({ id }) => !address.endsWith(id)) };
    const data = method === 'GET' ? kept : method === 'PUT' ? added : null;
    return new Response(JSON.stringify({ message: 'OK', data }));
  });
  const subscription = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      permission = answer;
      return answer;
    },
  });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      serviceWorker: { getRegistration: async () => ({ active: {}, pushManager }) },
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <PushPanel />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText('Safari on an iPhone');
}
const here = () => page.getByRole<HTMLInputElement>('switch', { name: 'On this device' });

it('subscribes this browser when it is switched on, and ends that when it is switched off', async () => {
  await open();
  expect(here().checked).toBe(false);
  fireEvent.click(here());
  await waitFor(() => expect(here().checked && !here().disabled).toBe(true));
  expect([sent, subscribed]).toEqual([
    [`PUT /api/notifications/push-devices/this ${JSON.stringify({ endpoint, ...keys })}`],
    true,
  ]);
  fireEvent.click(here());
  await waitFor(() => expect(here().checked || here().disabled).toBe(false));
  expect([sent[1], subscribed]).toEqual(['DELETE /api/notifications/push-devices/here ', false]);
});

it('says what to do when the browser blocks notifications', async () => {
  answer = 'denied';
  await open();
  fireEvent.click(here());
  await page.findByText(/Your browser blocks notifications/);
  expect([here().checked, here().disabled, sent]).toEqual([false, true, []]);
});

it('turns off another device', async () => {
  await open();
  fireEvent.click(page.getByRole('button', { name: /Safari on an iPhone/ }));
  await waitFor(() => expect(page.queryByText('Safari on an iPhone')).toBeNull());
  expect(sent).toEqual(['DELETE /api/notifications/push-devices/far ']);
});

it('says so in a browser that has none', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  await open();
  expect(page.getByText(/can’t show push notifications/)).toBeTruthy();
});
