import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

const room = {
  title: 'Your order',
  needsAccount: true,
  load: async () => (await import('./room/order.screen.tsx')).OrderScreen,
  prefetch: async () => (await import('./room/order.loader.ts')).loadOrder,
} as const;

/** Where orders are paid, and what became of them. */
export const checkoutScreens: readonly RouteObject[] = [
  screen('paymentIntent', { ...room, title: 'Payment', section: 'home' }),
  screen('order', room),
];
