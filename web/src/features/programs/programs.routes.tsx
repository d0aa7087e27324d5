import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { TrainSection } from './train-section.ts';

const builders = ['trainer', 'corporate_admin', 'admin'] as const;

/** The screens of exercises and programs. `train`: what starts a workout, below its name. */
export const programScreens = (train: TrainSection): readonly RouteObject[] => [
  screen('programs', {
    title: 'Programs',
    load: async () => (await import('./catalog/programs.screen.tsx')).ProgramsScreen,
  }),
  screen('myPrograms', {
    title: 'My programs',
    accountTypes: builders,
    load: async () => (await import('./mine/my-programs.screen.tsx')).MyProgramsScreen,
  }),
  screen('buildProgram', {
    title: 'Build a program',
    accountTypes: builders,
    load: async () => (await import('./builder/build-program.screen.tsx')).BuildProgramScreen,
  }),
  screen('sharedProgram', {
    title: 'Program',
    load: async () => (await import('./catalog/program.screen.tsx')).programScreen(train),
  }),
  screen('exercises', {
    title: 'Exercises',
    load: async () => (await import('./exercises/exercises.screen.tsx')).ExercisesScreen,
  }),
  screen('exercise', {
    title: 'Exercise',
    load: async () => (await import('./exercises/exercise.screen.tsx')).ExerciseScreen,
  }),
];
