import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

const kept = { frame: 'admin', accountTypes: ['corporate_admin', 'receptionist'] } as const;

/** An organization's books. */
export const financeScreens: readonly RouteObject[] = [
  screen('expenseManagement', {
    title: 'Expenses',
    ...kept,
    load: async () => (await import('./books.screen.tsx')).ExpensesScreen,
  }),
  screen('revenueManagement', {
    title: 'Revenues',
    ...kept,
    load: async () => (await import('./books.screen.tsx')).RevenuesScreen,
  }),
];
