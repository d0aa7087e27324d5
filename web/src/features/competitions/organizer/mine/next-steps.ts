import type { MyCompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { openStep } from '../create/steps.ts';

interface NextStep {
  readonly words: string;
  readonly to: string;
}

/** What comes next with a competition that one runs, the most likely first. `known`: screens that are built. */
export function nextSteps(
  { id, state, role }: Pick<MyCompetitionCard, 'id' | 'state' | 'role'>,
  known: ReadonlySet<string>,
): NextStep[] {
  const control = { words: 'Control room', to: urlOf('competitionDashboard', { id }) };
  const board = (words: string) => ({ words, to: urlOf('leaderboard', { id }) });
  switch (state) {
    case 'draft':
      if (role !== 'owner') return [control];
      return [
        { words: 'Go on with the draft', to: urlOf('createCompetition', {}, { id, step: openStep }) },
        ...(known.has(addresses.created) ? [{ words: 'Publish', to: urlOf('created', { id }) }] : []),
      ];
    case 'published':
      return [control, { words: 'Its page', to: urlOf('competitionDetail', { id }) }];
    case 'live':
      return [control, board('Watch the board')];
    case 'finished':
    case 'archived':
      return [board('See the board'), control];
  }
}
