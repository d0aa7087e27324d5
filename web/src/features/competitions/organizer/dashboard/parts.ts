import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';

/** The parts of the control room; the URL says which one is open. */
export const dashboardParts = [
  'overview',
  'entries',
  'registration',
  'check-in',
  'divisions',
  'workouts',
  'heats',
  'scores',
  'results',
  'adjustments',
  'appeals',
  'questions',
  'waivers',
  'announcements',
  'volunteers',
  'staff',
  'activity',
  'settings',
] as const;
export type DashboardPart = (typeof dashboardParts)[number];

const runParts = [
  'registration',
  'questions',
  'waivers',
  'activity',
] as const satisfies readonly DashboardPart[];

/** The parts that a role has a use for; owners and managers see all. */
export function partsOf(role: StaffRole | null): readonly DashboardPart[] {
  if (role === 'owner' || role === 'manager') return dashboardParts;
  const hidden: readonly DashboardPart[] =
    role === 'check_in'
      ? [...runParts, 'scores', 'results', 'adjustments', 'appeals', 'settings']
      : [...runParts, 'settings'];
  return dashboardParts.filter((part) => !hidden.includes(part));
}

export function partIn(params: URLSearchParams): DashboardPart {
  const asked = params.get('part');
  return dashboardParts.find((part) => part === asked) ?? 'overview';
}

/** The URL of a part, with the open item. */
export function partUrl(
  competitionId: string,
  part: DashboardPart,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const shown = part === 'overview' ? {} : { part };
  return urlOf('competitionDashboard', { id: competitionId }, { ...shown, ...query });
}
