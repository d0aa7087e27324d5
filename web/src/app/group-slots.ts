import { communityChallengeSection } from '../features/activities/activities.sections.ts';
import { eventRowsSection, groupEventsSection } from '../features/events/group.sections.ts';
import type { GroupSlots } from '../features/groups/group-slots.ts';
import {
  groupFeedSection,
  groupFilesSection,
  groupLatestSection,
  groupUnreadSection,
} from '../features/posts/posts.sections.ts';
import { communityProgramsSection } from '../features/programs/programs.sections.ts';

/** What other features show in communities and groups, loaded with them. */
export const groupSlots: GroupSlots = {
  feed: groupFeedSection,
  programs: communityProgramsSection,
  events: groupEventsSection,
  eventRows: eventRowsSection,
  challenge: communityChallengeSection,
  files: groupFilesSection,
  latest: groupLatestSection,
  unread: groupUnreadSection,
};
