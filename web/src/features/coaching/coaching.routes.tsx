import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { ClientSections } from './clients/client-section.ts';

/** The screens of trainers and their clients. `sections`: what other features show on a client's page. */
export const coachingScreens = (sections: () => Promise<ClientSections>): readonly RouteObject[] => [
  screen('clients', {
    title: 'Clients',
    frame: 'coach',
    accountTypes: ['trainer', 'admin', 'corporate_admin', 'receptionist'],
    load: async () => (await import('./clients/clients.screen.tsx')).ClientsScreen,
  }),
  screen('client', {
    title: 'Client',
    frame: 'coach',
    needsAccount: true,
    load: async () => (await import('./clients/client.screen.tsx')).clientScreen(await sections()),
  }),
  screen('checkInForms', {
    title: 'Check-in forms',
    frame: 'coach',
    accountTypes: ['trainer', 'admin', 'corporate_admin', 'receptionist'],
    load: async () => (await import('./check-ins/check-in-forms.screen.tsx')).CheckInFormsScreen,
  }),
  screen('requestsTrainer', {
    title: 'Coaching requests',
    frame: 'coach',
    needsAccount: true,
    adminFor: ['admin', 'corporate_admin'],
    load: async () => (await import('./requests/requests-trainer.screen.tsx')).RequestsTrainerScreen,
  }),
  screen('trainers', {
    title: 'Trainers',
    needsAccount: true,
    load: async () => (await import('./trainers/trainers.screen.tsx')).TrainersScreen,
  }),
  screen('trainer', {
    title: 'Your trainer',
    needsAccount: true,
    load: async () => (await import('./trainers/trainer.screen.tsx')).TrainerScreen,
  }),
];
