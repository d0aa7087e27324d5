import { urlOf } from '@chalkline/contract/urls.ts';

/** The steps of setting up a competition, in the order of the help text. */
export const createSteps = [
  'challenge',
  'divisions',
  'workouts',
  'schedule',
  'leaderboard',
  'registration',
] as const;
export type CreateStep = (typeof createSteps)[number];

export const stepLabels: Readonly<Record<CreateStep, { readonly tab: string; readonly next: string }>> = {
  challenge: { tab: 'Challenge', next: 'Save and go back to the challenge' },
  divisions: { tab: 'Divisions', next: 'Save and go to divisions' },
  workouts: { tab: 'Workouts', next: 'Save and go to workouts' },
  schedule: { tab: 'Schedule and heats', next: 'Save and go to the schedule' },
  leaderboard: { tab: 'Leaderboard', next: 'Save and go to the leaderboard' },
  registration: { tab: 'Registration', next: 'Save and go to registration' },
};

/** The step in the URL; the first one while there's no draft. */
export function stepIn(params: URLSearchParams): CreateStep {
  const asked = params.get('step');
  return (params.get('id') && createSteps.find((step) => step === asked)) || 'challenge';
}

/** In the URL: opens the first incomplete step. */
export const openStep = 'open';

/** The first incomplete step of a draft. */
export function firstOpenStep(done: Readonly<Record<CreateStep, boolean>>): CreateStep {
  return createSteps.find((step) => !done[step]) ?? 'challenge';
}

/** The URL of a step, with the open item. */
export function stepUrl(id: string, step: CreateStep, open?: string): string {
  return urlOf('createCompetition', {}, { id, step: step === 'challenge' ? undefined : step, open });
}

export function stepAfter(step: CreateStep): CreateStep | undefined {
  return createSteps[createSteps.indexOf(step) + 1];
}

export function stepBefore(step: CreateStep): CreateStep | undefined {
  return createSteps[createSteps.indexOf(step) - 1];
}
