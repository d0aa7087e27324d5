import { screenSection } from '../../platform/screen-section.ts';

/** The tab of /edit-profile with what the person bought. */
export const ordersSection = screenSection({
  key: 'orders',
  label: 'Orders',
  load: async () => (await import('./mine/orders.section.tsx')).OrdersSection,
});
