import { type ComponentType, lazy } from 'react';
import { withinChunkTime } from './chunk-time.ts';

/**
 * A component whose code is loaded when it is first shown: `lazyPart(async () => (await import('./bell.tsx')).Bell)`.
 * If the code doesn't arrive within the chunk time, the error screen offers a reload.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await withinChunkTime(load) }));
}
