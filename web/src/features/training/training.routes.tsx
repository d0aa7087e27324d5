import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** Training, at two addresses of which companion apps open the second, and requests for programs. */
export const trainingScreens: readonly RouteObject[] = [
  screen('fitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    needsAccount: true,
    load: async () => (await import('./training.screen.tsx')).TrainingScreen,
  }),
  screen('programRequests', {
    title: 'Program requests',
    needsAccount: true,
    load: async () => (await import('./requests/requests.screen.tsx')).ProgramRequestsScreen,
  }),
  screen('mobileFitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    load: async () => (await import('./training.screen.tsx')).MobileTrainingScreen,
  }),
];
