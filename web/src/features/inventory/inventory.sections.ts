import { screenSection } from '../../platform/screen-section.ts';

/** On your own profile: the way to the inventory, for those without an administration menu. */
export const inventorySection = screenSection({
  key: 'inventory',
  label: 'Inventory',
  load: async () => (await import('./inventory.section.tsx')).InventorySection,
});
