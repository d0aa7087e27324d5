import type { Viewer } from '../../platform/http/viewer.ts';

/** What can be wrong with the money of a sale. */
export interface Causes {
  readonly disputes: number;
  readonly alerts: number;
  readonly failedRefunds: number;
}

/** Administrators of the site read a sale only where its money needs somebody, and change nothing of it. */
export function mayReview({ accountType }: Viewer, { disputes, alerts, failedRefunds }: Causes): boolean {
  return accountType === 'admin' && disputes + alerts + failedRefunds > 0;
}
