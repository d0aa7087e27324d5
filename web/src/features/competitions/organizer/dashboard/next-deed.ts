import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { ScoreCount } from '@chalkline/contract/competitions/score.schema.ts';
import { stepUrl } from '../create/steps.ts';
import { firstMissingStep } from '../publishing/wanted-steps.ts';
import type { Move } from './move-words.ts';
import { partUrl } from './parts.ts';

/** The main button of the control room: a way to go, or a move of the competition. */
export type NextDeed =
  | { readonly words: string; readonly to: string }
  | { readonly words: string; readonly move: Move };

/**
 * What comes next for this person; null while that isn't known yet, and where nothing does. `counts`: how many scores
 * are in, undefined until they have come.
 */
export function nextDeed(
  competition: CompetitionReply,
  next: Move | null,
  counts: readonly ScoreCount[] | undefined,
): NextDeed | null {
  const { id, state, can, entryCount, workouts } = competition;
  if (state === 'draft') {
    const missing = can.edit ? firstMissingStep(competition) : undefined;
    if (missing) return { words: `Add ${missing}`, to: stepUrl(id, missing, 'new') };
  }
  const isOpen = state === 'published' || state === 'live';
  if (isOpen && entryCount === 0 && can.manageEntries) {
    return { words: 'Add athletes', to: partUrl(id, 'entries') };
  }
  if (state === 'live') {
    if (!counts) return null;
    const open = workouts.find((workout) =>
      counts.some(({ workoutId, scores, entries }) => workoutId === workout.id && scores < entries),
    );
    if (open && can.recordScores) {
      return { words: 'Enter scores', to: partUrl(id, 'scores', { workout: open.id, missing: '1' }) };
    }
  }
  return next && { words: next.verb, move: next };
}
