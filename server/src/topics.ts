import { boardLiveTopic, insideBoardLiveTopic } from './competitions/standings/boards.watch.service.ts';
import { notificationsLiveTopic } from './notifications/inbox/inbox.service.ts';
import { organisationTopic } from './organisations/organisations.watch.service.ts';
import type { LiveTopic } from './platform/live/live-topics.ts';

/** Everything that browsers can watch, in the order of the domains. */
export const topics: readonly LiveTopic[] = [
  organisationTopic,
  notificationsLiveTopic,
  boardLiveTopic,
  insideBoardLiveTopic,
];
