import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backOnlineMs, OfflineNotice } from './offline-notice.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function turn(network: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  act(() => void window.dispatchEvent(new Event(network)));
}

it('says nothing while the network is there', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says that there is none, and for a moment that it is back', () => {
  render(<OfflineNotice />);
  turn('offline');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toContain('You’re offline.');
  turn('online');
  expect(screen.getByRole('status').textContent).toBe('Back online.');
  act(() => void vi.advanceTimersByTime(backOnlineMs));
  expect(screen.getByRole('status').textContent).toBe('');
});
