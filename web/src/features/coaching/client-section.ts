import type { ScreenSection } from '../../platform/screen-section.ts';

/** What another feature shows on the page of a client. */
export type ClientSection = ScreenSection<{ coachingId: string }>;
