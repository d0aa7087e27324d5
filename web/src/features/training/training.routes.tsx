import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { TrainingSections } from './brought-sections.ts';

/**
 * Training, at two addresses of which companion apps open the second, and requests for programs. What answers
 * questions has a tab of its own.
 */
export const trainingScreens = (brought: TrainingSections): readonly RouteObject[] => [
  screen('fitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    needsAccount: true,
    load: async () => (await import('./training.screen.tsx')).trainingScreen('fitnessTrainer', brought),
  }),
  screen('programRequests', {
    title: 'Program requests',
    frame: 'coach',
    needsAccount: true,
    load: async () => (await import('./requests/requests.screen.tsx')).ProgramRequestsScreen,
  }),
  screen('mobileFitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    load: async () => (await import('./training.screen.tsx')).trainingScreen('mobileFitnessTrainer', brought),
  }),
];
