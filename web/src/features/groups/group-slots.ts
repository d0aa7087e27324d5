import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ScreenSection } from '../../platform/screen-section.ts';

export interface GroupEventsProps {
  groupId: string;
  isCommunity: boolean;
  /** May add some: to a community events, to a group posts that link to them. */
  adds: boolean;
}

/** What other features show in communities and groups. */
export interface GroupSlots {
  /** What is posted there. */
  readonly feed: ScreenSection<{
    groupId: string;
    /** May post. */
    writes: boolean;
    /** May post what everybody is notified of. */
    announces: boolean;
    isMember: boolean;
  }>;
  /** The programs of a community. */
  readonly programs: ScreenSection<{ groupId: string }>;
  /** Events that posts of a group link to, or those of a community. */
  readonly events: ScreenSection<GroupEventsProps>;
  /** Events as rows. */
  readonly eventRows: ScreenSection<{ groups: readonly GroupReply[] }>;
  /** The running challenge of a community. */
  readonly challenge: ScreenSection<{ communityId: string }>;
  /** Pictures that were posted. */
  readonly files: ScreenSection<{ groupId: string; writes: boolean }>;
  /** In a list: the beginning of what was posted last. */
  readonly latest: ScreenSection<{ groupId: string; otherwise: string }>;
  /** In a list: when that was, and how much of it is unread. */
  readonly unread: ScreenSection<{ groupId: string }>;
}
