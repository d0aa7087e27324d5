import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HoldBand } from './hold-band.tsx';

afterEach(() => void vi.useRealTimers());

const order = (holdUntil: string | null) =>
  ({ holdUntil, createdAt: '2031-05-01T10:00:00.000Z', lines: [{ units: [{}] }] }) as unknown as OrderReply;

it('counts down how long the place is held, and tells once when it is over', () => {
  vi.useFakeTimers({ now: new Date('2031-05-01T10:00:02.000Z') });
  const onOver = vi.fn();
  render(<HoldBand order={order('2031-05-01T10:10:00.000Z')} onOver={onOver} />);
  expect(screen.getByText('Your order is held for')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('09:58');
  act(() => void vi.advanceTimersByTime(9 * 60_000));
  expect(screen.getByRole('timer').textContent).toBe('00:58');
  expect(onOver).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer').textContent).toBe('00:00');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('is gone while nothing runs out', () => {
  render(<HoldBand order={order(null)} onOver={vi.fn()} />);
  expect(screen.queryByRole('timer')).toBeNull();
});
