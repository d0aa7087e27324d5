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
  /** Pictures that were posted. */
  readonly files: ScreenSection<{ groupId: string; writes: boolean }>;
  /** In a list: how much of it is unread. */
  readonly unread: ScreenSection<{ groupId: string }>;
}
