import { screenSection } from '../../platform/screen-section.ts';

/** Money that doesn’t match the books, on the administrators’ dashboard. */
export const alertsSection = screenSection({
  key: 'alerts',
  label: 'Payment alerts',
  load: async () => (await import('./platform/alerts.section.tsx')).AlertsSection,
});

/** Disputes and failed refunds of all sellers, to read. */
export const disputesSection = screenSection({
  key: 'disputes',
  label: 'Disputes and refunds',
  load: async () => (await import('./platform/disputes.section.tsx')).DisputesSection,
});

/** What became of the monthly payouts of all sellers. */
export const payoutRunsSection = screenSection({
  key: 'payouts',
  label: 'Payout runs',
  load: async () => (await import('./platform/payout-runs.section.tsx')).PayoutRunsSection,
});

/** The tab of /edit-profile with what the person bought. */
export const ordersSection = screenSection({
  key: 'orders',
  label: 'Orders',
  load: async () => (await import('./mine/orders.section.tsx')).OrdersSection,
});
