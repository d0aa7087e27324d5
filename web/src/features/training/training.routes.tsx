import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** Training, at two addresses: companion apps open the second. */
export const trainingScreens: readonly RouteObject[] = [
  screen('fitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    needsAccount: true,
    load: async () => (await import('./training.screen.tsx')).TrainingScreen,
  }),
  screen('mobileFitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    load: async () => (await import('./training.screen.tsx')).MobileTrainingScreen,
  }),
];
