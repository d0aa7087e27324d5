import { urlOf } from '@chalkline/contract/urls.ts';

/** The rooms of the control room; which one is open stands in the address. */
export const dashboardParts = [
  'overview',
  'entries',
  'divisions',
  'workouts',
  'scores',
  'results',
  'adjustments',
  'announcements',
  'staff',
  'settings',
] as const;
export type DashboardPart = (typeof dashboardParts)[number];

export function partIn(params: URLSearchParams): DashboardPart {
  const asked = params.get('part');
  return dashboardParts.find((part) => part === asked) ?? 'overview';
}

/** Where a room is, with what is open in it. */
export function partUrl(
  competitionId: string,
  part: DashboardPart,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const shown = part === 'overview' ? {} : { part };
  return urlOf('competitionDashboard', { id: competitionId }, { ...shown, ...query });
}
