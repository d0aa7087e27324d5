import type { Viewer } from '../../platform/http/viewer.ts';

/** What can be wrong with the money of a sale. */
export interface Causes {
  readonly disputes: number;
  readonly alerts: number;
  readonly failedRefunds: number;
  /** Refunds that their seller paid past the provider. */
  readonly paidOutside: number;
}

/** Administrators of the site read a sale only where its money needs somebody, or was paid past the provider. */
export function mayReview({ accountType }: Viewer, causes: Causes): boolean {
  return accountType === 'admin' && Object.values(causes).some((count) => count > 0);
}
