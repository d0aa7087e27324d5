import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** The screens of waivers; the rest of the feature is shown on other features' screens. */
export const waiverScreens: readonly RouteObject[] = [
  screen('guardian', {
    title: 'Sign as a parent or guardian',
    load: async () => (await import('./guardian/guardian.screen.tsx')).GuardianScreen,
  }),
];
