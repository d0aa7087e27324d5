import type { ScreenSection } from '../../../platform/screen-section.ts';

/** A part of a client's page that another feature brings. */
export type ClientSection = ScreenSection<{
  client: { readonly coachingId: string; readonly personId: string; readonly name: string };
}>;

/** What other features bring, by its place. */
export interface ClientSections {
  /** Beside the name. */
  readonly actions: readonly ClientSection[];
  /** `Figure`s in one row. */
  readonly figures: readonly ClientSection[];
  readonly main: readonly ClientSection[];
  /** After check-ins and notes. */
  readonly later: readonly ClientSection[];
  readonly side: readonly ClientSection[];
}
