import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import type { ProgramSections } from './train-section.ts';

const builders = ['trainer', 'corporate_admin', 'admin'] as const;

/** The screens of exercises and programs. */
export const programScreens = (sections: () => Promise<ProgramSections>): readonly RouteObject[] => [
  screen('programs', {
    title: 'Programs',
    load: async () => (await import('./catalog/programs.screen.tsx')).ProgramsScreen,
  }),
  screen('myPrograms', {
    title: 'My programs',
    frame: 'coach',
    accountTypes: builders,
    load: async () => (await import('./mine/my-programs.screen.tsx')).MyProgramsScreen,
  }),
  screen('buildProgram', {
    title: 'Build a program',
    accountTypes: builders,
    load: async () =>
      (await import('./builder/build-program.screen.tsx')).buildProgramScreen(await sections()),
  }),
  screen('sharedProgram', {
    title: 'Program',
    load: async () => (await import('./catalog/program.screen.tsx')).programScreen(await sections()),
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
