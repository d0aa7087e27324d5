import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import type { ReactNode } from 'react';
import type { ScreenSection } from '../../platform/screen-section.ts';

/** A part of the dashboard that another feature brings. */
export interface DashboardSection {
  readonly section: ScreenSection;
  readonly icon: ReactNode;
  /** Who sees it; the server decides again when it is asked. */
  readonly accountTypes: readonly AccountType[];
}
