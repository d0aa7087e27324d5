import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** Who sells gear to the people of the site, and how one becomes such a partner. */
export const partnerScreens: readonly RouteObject[] = [
  screen('partners', {
    title: 'Partners',
    section: 'partners',
    load: async () => (await import('./directory/partners.screen.tsx')).PartnersScreen,
  }),
  screen('partnerDetails', {
    title: 'Partner',
    section: 'partners',
    load: async () => (await import('./directory/partner-details.screen.tsx')).PartnerDetailsScreen,
  }),
  screen('addPartner', {
    title: 'Become a partner',
    section: 'partners',
    needsAccount: true,
    load: async () => (await import('./own/add-partner.screen.tsx')).AddPartnerScreen,
  }),
  screen('partnersDashboard', {
    title: 'Partner dashboard',
    section: 'partners',
    needsAccount: true,
    adminFor: ['admin'],
    load: async () => (await import('./own/partners-dashboard.screen.tsx')).PartnersDashboardScreen,
  }),
  screen('partnerProducts', {
    title: 'Products',
    section: 'partners',
    needsAccount: true,
    load: async () => (await import('./products/partner-products.screen.tsx')).PartnerProductsScreen,
  }),
  screen('receivedOrders', {
    title: 'Received orders',
    section: 'partners',
    load: async () => (await import('./received/received-orders.screen.tsx')).ReceivedOrdersScreen,
  }),
  screen('addProduct', {
    title: 'Product',
    section: 'partners',
    needsAccount: true,
    load: async () => (await import('./products/add-product.screen.tsx')).AddProductScreen,
  }),
];
