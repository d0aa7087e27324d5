import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

const room = {
  title: 'Your order',
  needsAccount: true,
  guests: 'returning',
  load: async () => (await import('./room/order.screen.tsx')).OrderScreen,
  prefetch: async () => (await import('./room/order.loader.ts')).loadOrder,
} as const;

/** Where orders are paid, what became of them, and what sellers earn by them. */
export const checkoutScreens: readonly RouteObject[] = [
  screen('paymentIntent', { ...room, title: 'Payment', section: 'home' }),
  screen('eventPaymentIntent', { ...room, title: 'Payment', section: 'events' }),
  screen('order', room),
  screen('revenues', {
    title: 'Revenues',
    needsAccount: true,
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
