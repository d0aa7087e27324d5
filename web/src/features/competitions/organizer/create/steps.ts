import { urlOf } from '@chalkline/contract/urls.ts';

/** The steps of making a competition, in the order of the help text. */
export const createSteps = ['challenge', 'divisions', 'workouts', 'schedule', 'leaderboard'] as const;
export type CreateStep = (typeof createSteps)[number];

export const stepLabels: Readonly<Record<CreateStep, { readonly tab: string; readonly next: string }>> = {
  challenge: { tab: 'Challenge', next: 'Save and go back to the challenge' },
  divisions: { tab: 'Divisions', next: 'Save and go to divisions' },
  workouts: { tab: 'Workouts', next: 'Save and go to workouts' },
  schedule: { tab: 'Schedule and heats', next: 'Save and go to the schedule' },
  leaderboard: { tab: 'Leaderboard', next: 'Save and go to the leaderboard' },
};

/** The step that the address asks for; the first one while there is no draft. */
export function stepIn(params: URLSearchParams): CreateStep {
  const asked = params.get('step');
  return (params.get('id') && createSteps.find((step) => step === asked)) || 'challenge';
}

/** Asked for by who goes on with a draft and does not know where it was left. */
export const openStep = 'open';

/** The first step that a draft still lacks something in. */
export function firstOpenStep(done: Readonly<Record<CreateStep, boolean>>): CreateStep {
  return createSteps.find((step) => !done[step]) ?? 'challenge';
}

/** Where a step of a draft is, with what is open in it. */
export function stepUrl(id: string, step: CreateStep, open?: string): string {
  return urlOf('createCompetition', {}, { id, step: step === 'challenge' ? undefined : step, open });
}

export function stepAfter(step: CreateStep): CreateStep | undefined {
  return createSteps[createSteps.indexOf(step) + 1];
}

export function stepBefore(step: CreateStep): CreateStep | undefined {
  return createSteps[createSteps.indexOf(step) - 1];
}
