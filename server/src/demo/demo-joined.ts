import { day } from '@chalkline/contract/spans.ts';
import type { Parts } from '../platform/parts.ts';

/** The same parts some days earlier: people of the demo joined over months, not all in the minute of its start. */
export function daysAgo(parts: Parts, days: number): Parts {
  return { ...parts, clock: { now: () => new Date(parts.clock.now().getTime() - days * day) } };
}
