import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** The screens of those who look after people. */
export const administrationScreens: readonly RouteObject[] = [
  screen('allUsers', {
    title: 'People',
    frame: 'admin',
    accountTypes: ['admin', 'corporate_admin'],
    load: async () => (await import('./people/all-users.screen.tsx')).AllUsersScreen,
  }),
  screen('addUser', {
    title: 'Invite people',
    frame: 'admin',
    accountTypes: ['admin', 'corporate_admin'],
    load: async () => (await import('./invitations/add-user.screen.tsx')).AddUserScreen,
  }),
  screen('editUser', {
    title: 'Account',
    frame: 'admin',
    accountTypes: ['admin', 'corporate_admin'],
    load: async () => (await import('./account/edit-user.screen.tsx')).EditUserScreen,
  }),
];
