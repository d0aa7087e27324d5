import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promoClosedFor, promoClosedMs, usePromo } from './promo.ts';
import { makeSession } from './session.ts';
import { storageKeys } from './storage-keys.ts';

const hour = 3_600_000;
const store = makeSession(localStorage, sessionStorage);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the promo banner', () => {
  it('is open until it is closed, whatever else is in the storage under its key', () => {
    expect(promoClosedFor(store, Date.now())).toBe(0);
    store.write('promoClosedAt', 'yesterday');
    expect(promoClosedFor(store, Date.now())).toBe(0);
  });

  it('is closed for 24 h after its stored closing time, then open again', () => {
    const { result } = renderHook(usePromo);
    expect(result.current.open).toBe(true);
    act(() => result.current.close());
    expect(result.current.open).toBe(false);
    expect(store.read('promoClosedAt')).toBe(String(Date.now()));
    act(() => void vi.advanceTimersByTime(24 * hour - 1));
    expect(result.current.open).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.open).toBe(true);
  });

  it('opens again after a reload as well', () => {
    store.write('promoClosedAt', String(Date.now() - 23 * hour));
    const { result } = renderHook(usePromo);
    expect(result.current.open).toBe(false);
    act(() => void vi.advanceTimersByTime(hour));
    expect(result.current.open).toBe(true);
  });

  it('closes in every tab', () => {
    const { result } = renderHook(usePromo);
    store.write('promoClosedAt', String(Date.now()));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.promoClosedAt })));
    expect(result.current.open).toBe(false);
  });

  it('looks at the clock again when the tab is looked at: timers sleep with the device', () => {
    const { result } = renderHook(usePromo);
    act(() => result.current.close());
    vi.setSystemTime(Date.now() + 25 * hour);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.open).toBe(true);
  });

  it('stays closed for 24 h and no longer when the device’s clock was a day ahead', () => {
    store.write('promoClosedAt', String(Date.now() + 24 * hour));
    expect(promoClosedFor(store, Date.now())).toBe(promoClosedMs);
    expect(promoClosedFor(store, Date.now() + promoClosedMs)).toBe(0);
  });
});
