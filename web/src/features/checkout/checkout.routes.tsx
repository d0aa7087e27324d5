import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { LoadOrderSections } from './order-sections.ts';

const room = (sections: LoadOrderSections) =>
  ({
    title: 'Your order',
    needsAccount: true,
    guests: 'returning' as const,
    load: async () => (await import('./room/order.screen.tsx')).orderScreen(sections),
    prefetch: async () => (await import('./room/order.loader.ts')).loadOrder,
  }) as const;

/** Where orders are paid, what became of them, and what sellers earn by them. */
export const checkoutScreens = (sections: LoadOrderSections): readonly RouteObject[] => [
  screen('paymentIntent', { ...room(sections), title: 'Payment', section: 'home' }),
  screen('eventPaymentIntent', { ...room(sections), title: 'Payment', section: 'events' }),
  screen('order', room(sections)),
  screen('revenues', {
    title: 'Revenues',
    needsAccount: true,
    adminFor: ['admin', 'corporate_admin'],
    load: async () => (await import('./selling/revenues.screen.tsx')).RevenuesScreen,
  }),
  screen('sales', {
    title: 'Orders and refunds',
    needsAccount: true,
    load: async () => (await import('./sales/sales.screen.tsx')).SalesScreen,
  }),
  screen('sale', {
    title: 'Order',
    needsAccount: true,
    load: async () => (await import('./sales/sale.screen.tsx')).SaleScreen,
  }),
  screen('dispute', {
    title: 'Dispute',
    needsAccount: true,
    load: async () => (await import('./disputes/dispute.screen.tsx')).DisputeScreen,
  }),
  screen('stripeHome', {
    title: 'Payout account',
    needsAccount: true,
    load: async () => (await import('./selling/payout-account.screen.tsx')).PayoutAccountScreen,
  }),
  screen('payoutRefresh', {
    title: 'Payout account',
    needsAccount: true,
    load: async () => (await import('./selling/return.screen.tsx')).PayoutRefreshScreen,
  }),
  screen('payoutReturn', {
    title: 'Payout account',
    needsAccount: true,
    load: async () => (await import('./selling/return.screen.tsx')).PayoutReturnScreen,
  }),
];
