import type { ScreenSection } from '../../../platform/screen-section.ts';

/** A part of a client's page that another feature brings. */
export type ClientSection = ScreenSection<{
  client: { readonly coachingId: string; readonly name: string };
}>;
