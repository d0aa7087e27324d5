import { pageTexts } from '@chalkline/contract/page-texts.ts';
import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** What people look up about bodies and training. */
export const formulaScreens: readonly RouteObject[] = [
  screen('healthFormulas', {
    title: pageTexts.healthFormulas.title,
    load: async () => (await import('./formulas.screen.tsx')).FormulasScreen,
  }),
];
