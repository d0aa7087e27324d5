import { session } from '../../platform/session.ts';
import type { NavigationItem } from '../navigation.ts';

/** The dashboard entry stores which tab is active (seed §2). */
export function rememberTab(item: NavigationItem): void {
  if (item.activeTab) session.write('activeTab', item.activeTab);
}
