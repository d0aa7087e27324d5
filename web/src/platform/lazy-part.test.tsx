import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkTimeout, chunkTimeoutMs } from './chunk-time.ts';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: null };
  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }
  override render() {
    return this.state.failure === null ? (
      this.props.children
    ) : (
      <p>{String((this.state.failure as unknown) instanceof ChunkTimeout)}</p>
    );
  }
}

it('fails after the chunk time when its code never comes, so that a reload is offered', async () => {
  const Never = lazyPart(() => new Promise<() => null>(() => undefined));
  render(
    <Boundary>
      <Suspense fallback="loading">
        <Never />
      </Suspense>
    </Boundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1));
  expect(screen.getByText('loading')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('true')).toBeTruthy();
});
