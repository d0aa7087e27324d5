import { expect, it, onTestFinished, vi } from 'vitest';
import { onEndAsked } from './key-presses.mjs';

it('takes what one Ctrl-C causes as one press, and the next one as the second', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const presses = [];
  onTestFinished(onEndAsked((signal, times) => presses.push([signal, times])));
  process.emit('SIGINT', 'SIGINT');
  vi.advanceTimersByTime(5);
  process.emit('SIGINT', 'SIGINT');
  vi.advanceTimersByTime(1000);
  process.emit('SIGTERM', 'SIGTERM');
  expect(presses).toEqual([
    ['SIGINT', 1],
    ['SIGTERM', 2],
  ]);
});
