import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { DashboardSection } from './dashboard-section.ts';
import type { SigningSection } from './front-desk/signing-slot.ts';

export interface OverviewSlots {
  /** What other features show on the dashboard, in the order of the menu. Loaded with it: no visitor needs them. */
  readonly dashboard: () => Promise<readonly DashboardSection[]>;
  /** Where waivers are signed on the device of the desk. */
  readonly signing: SigningSection;
}

export function overviewScreens({ dashboard, signing }: OverviewSlots): readonly RouteObject[] {
  return [
    screen('dashboard', {
      title: 'Dashboard',
      frame: 'admin',
      accountTypes: ['admin', 'corporate_admin', 'receptionist'],
      load: async () => (await import('./dashboard.screen.tsx')).dashboardScreen(await dashboard(), signing),
    }),
  ];
}
