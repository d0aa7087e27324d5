import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import { site } from '../../platform/site.ts';

/** /get-trial is there only while corporate mode is off (seed §2). */
export const organizationScreens: readonly RouteObject[] = [
  ...(site.corporateMode ? [] : [getTrial()]),
  screen('branding', {
    title: 'Branding',
    frame: 'admin',
    needsAccount: true,
    load: async () => (await import('./branding/branding.screen.tsx')).BrandingScreen,
  }),
];

function getTrial(): RouteObject {
  return screen('getTrial', {
    title: 'Start a trial',
    load: async () => (await import('./get-trial.screen.tsx')).GetTrialScreen,
  });
}
