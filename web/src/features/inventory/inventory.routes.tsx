import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** What an organization has. */
export const inventoryScreens: readonly RouteObject[] = [
  screen('gymInventory', {
    title: 'Inventory',
    frame: 'admin',
    accountTypes: ['corporate_admin', 'receptionist'],
    load: async () => (await import('./gym-inventory.screen.tsx')).GymInventoryScreen,
  }),
];
