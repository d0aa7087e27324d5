import type { OrderSections } from '../features/checkout/order-sections.ts';
import { orderTeamSection } from '../features/competitions/order.sections.ts';
import { orderPassesSection, orderTicketsSection } from '../features/events/order.sections.ts';
import { deliverySection } from '../features/partners/order.sections.ts';
import { eventPapers } from './paper-sections.ts';

/** What orders show of what was bought, by its kind; loaded with the screen of an order. */
export const orderSections: OrderSections = {
  product: deliverySection,
  registration: { more: orderTeamSection },
  ticket: orderTicketsSection(eventPapers),
  pass: orderPassesSection(eventPapers),
};
