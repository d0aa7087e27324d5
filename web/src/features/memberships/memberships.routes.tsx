import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { MembershipSlots } from './gym-waiver-slots.ts';

const sellers = ['corporate_admin', 'receptionist', 'trainer'] as const;

/** Plans, who has them, and one’s own memberships. */
export const membershipScreens = ({ waivers, ownWaivers }: MembershipSlots): readonly RouteObject[] => [
  screen('memberships', {
    title: 'Memberships',
    frame: 'admin',
    accountTypes: sellers,
    load: async () => (await import('./plans/memberships.screen.tsx')).MembershipsScreen,
  }),
  screen('clientMemberships', {
    title: 'Members',
    frame: 'admin',
    accountTypes: sellers,
    load: async () =>
      (await import('./members/client-memberships.screen.tsx')).clientMembershipsScreen(waivers),
  }),
  screen('allSubscriptions', {
    title: 'Subscriptions',
    frame: 'admin',
    accountTypes: ['admin'],
    load: async () => (await import('./plans/all-subscriptions.screen.tsx')).AllSubscriptionsScreen,
  }),
  screen('allSubscribers', {
    title: 'Subscribers',
    frame: 'admin',
    accountTypes: ['admin'],
    load: async () => (await import('./members/all-subscribers.screen.tsx')).AllSubscribersScreen,
  }),
  screen('subscriptions', {
    title: 'My memberships',
    needsAccount: true,
    load: async () => (await import('./mine/subscriptions.screen.tsx')).subscriptionsScreen(ownWaivers),
  }),
];
