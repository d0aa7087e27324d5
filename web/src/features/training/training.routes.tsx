import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { AskSection } from './ask-section.ts';

/** Training, at two addresses: companion apps open the second. `ask`: what answers questions, on a tab of its own. */
export const trainingScreens = (ask: AskSection): readonly RouteObject[] => [
  screen('fitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    needsAccount: true,
    load: async () => (await import('./training.screen.tsx')).trainingScreen('fitnessTrainer', ask),
  }),
  screen('mobileFitnessTrainer', {
    title: 'Training',
    frame: 'bare',
    load: async () => (await import('./training.screen.tsx')).trainingScreen('mobileFitnessTrainer', ask),
  }),
];
