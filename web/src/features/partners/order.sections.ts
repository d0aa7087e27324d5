import { screenSection } from '../../platform/screen-section.ts';

/** On a paid order: where its goods are. */
export const deliverySection = screenSection<{ orderId: string }>({
  key: 'delivery',
  label: 'Delivery',
  load: async () => (await import('./delivery.section.tsx')).DeliverySection,
});
