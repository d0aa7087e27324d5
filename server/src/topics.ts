import { boardLiveTopic } from './competitions/standings/boards.watch.service.ts';
import type { LiveTopic } from './platform/live/live-topics.ts';

/** Everything that browsers can watch, in the order of the domains. */
export const topics: readonly LiveTopic[] = [boardLiveTopic];
