import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { stepUrl } from '../create/steps.ts';
import { firstMissingStep } from '../publishing/wanted-steps.ts';
import type { Move } from './move-texts.ts';
import { partUrl } from './parts.ts';

/** The main button of the control room: a link, or a state change of the competition. */
export type NextAction =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly move: Move };

/**
 * The next action for this person; null if unknown or none. `counts`: how many scores are in; undefined until loaded.
 */
export function nextAction(
  competition: CompetitionReply,
  next: Move | null,
  counts: readonly ScoreCount[] | undefined,
): NextAction | null {
  const { id, state, can, entryCount, workouts } = competition;
  if (state === 'draft') {
    const missing = can.edit ? firstMissingStep(competition) : undefined;
    if (missing) return { label: `Add ${missing}`, to: stepUrl(id, missing, 'new') };
  }
  const isOpen = state === 'published' || state === 'live';
  if (isOpen && entryCount === 0 && can.manageEntries) {
    return { label: 'Add athletes', to: partUrl(id, 'entries') };
  }
  if (state === 'live') {
    if (!counts) return null;
    const open = workouts.find((workout) =>
      counts.some(({ workoutId, scores, entries }) => workoutId === workout.id && scores < entries),
    );
    if (open && can.recordScores) {
      return { label: 'Enter scores', to: partUrl(id, 'scores', { workout: open.id, missing: '1' }) };
    }
  }
  return next && { label: next.verb, move: next };
}
