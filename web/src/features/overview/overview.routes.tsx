import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { DashboardSection } from './dashboard-section.ts';

export interface OverviewSlots {
  /** What other features show on the dashboard, in the order of the menu. */
  readonly dashboard: readonly DashboardSection[];
}

export function overviewScreens({ dashboard }: OverviewSlots): readonly RouteObject[] {
  return [
    screen('dashboard', {
      title: 'Dashboard',
      frame: 'admin',
      accountTypes: ['admin', 'corporate_admin', 'receptionist'],
      load: async () => (await import('./dashboard.screen.tsx')).dashboardScreen(dashboard),
    }),
  ];
}
