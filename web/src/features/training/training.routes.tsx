import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { AskSection } from './ask-section.ts';

/**
 * Training, at two addresses of which companion apps open the second, and requests for programs. `ask`: what answers questions, on a tab
 * of its own.
 */
export const trainingScreens = (ask: AskSection): readonly RouteObject[] => [
  screen('fitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    needsAccount: true,
    load: async () => (await import('./training.screen.tsx')).trainingScreen('fitnessTrainer', ask),
  }),
  screen('programRequests', {
    title: 'Program requests',
    needsAccount: true,
    load: async () => (await import('./requests/requests.screen.tsx')).ProgramRequestsScreen,
  }),
  screen('mobileFitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    load: async () => (await import('./training.screen.tsx')).trainingScreen('mobileFitnessTrainer', ask),
  }),
];
