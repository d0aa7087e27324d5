import type { MyCompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import type { StaffRole } from '@chalkline/contract/competitions/staff.schema.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { openStep } from '../create/steps.ts';

interface NextStep {
  readonly words: string;
  readonly to: string;
}

/** Who scores, and so judges. */
const judges: readonly StaffRole[] = ['head_judge', 'scorer'];

/** The next steps of a competition, the most likely first. `known`: screens that exist. */
export function nextSteps(
  { id, state, role, entryCount }: Pick<MyCompetitionCard, 'id' | 'state' | 'role' | 'entryCount'>,
  known: ReadonlySet<string>,
): NextStep[] {
  const control = { words: 'Control room', to: urlOf('competitionDashboard', { id }) };
  const room = (words: string, part: string) => ({
    words,
    to: urlOf('competitionDashboard', { id }, { part }),
  });
  const board = (words: string) => (entryCount === 0 ? [] : [{ words, to: urlOf('leaderboard', { id }) }]);
  const judging = known.has(addresses.judging) ? [{ words: 'Judge lanes', to: urlOf('judging') }] : [];
  const work = (task: StaffRole) =>
    task === 'check_in' ? [room('Check in', 'check-in')] : [room('Enter scores', 'scores'), ...judging];
  const isEmpty = entryCount === 0 && role === 'owner';
  switch (state) {
    case 'draft':
      if (role !== 'owner') return [control];
      return [
        { words: 'Continue setup', to: urlOf('createCompetition', {}, { id, step: openStep }) },
        ...(known.has(addresses.created) ? [{ words: 'Publish', to: urlOf('created', { id }) }] : []),
      ];
    case 'published':
      return [
        ...(isEmpty ? [room('Add athletes', 'entries')] : []),
        control,
        { words: 'Public page', to: urlOf('competitionDetail', { id }) },
        // Judges look at their lanes before the day.
        ...(judges.includes(role) ? judging : []),
      ];
    case 'live':
      return [
        ...(isEmpty ? [room('Add athletes', 'entries')] : work(role)),
        control,
        ...board('View leaderboard'),
      ];
    case 'finished':
    case 'archived':
      return [...board('View results'), control];
    case 'canceled':
      return [control];
  }
}
