import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkTimeout, withinChunkTime } from './chunk-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the part and leaves no timer behind', async () => {
  await expect(withinChunkTime(async () => 'part')).resolves.toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

it('fails after 120 seconds, not before', async () => {
  const loading = withinChunkTime(() => new Promise<never>(() => undefined));
  const failed = expect(loading).rejects.toBeInstanceOf(ChunkTimeout);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

it('passes a failure of the network on', async () => {
  await expect(withinChunkTime(() => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
});

it('is the limit of every lazily loaded component', () => {
  const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const bare = Object.keys(sources).filter((path) => /\blazy\(/.test(sources[path] ?? ''));
  expect(bare.filter((path) => !path.includes('.test.'))).toEqual(['./lazy-part.ts']);
});
