import type { ScreenSection } from '../../platform/screen-section.ts';

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
  /** In a list: how much of it is unread. */
  readonly unread: ScreenSection<{ groupId: string }>;
}
